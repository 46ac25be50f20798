import SwiftFacts
import Words

extension Declaration {
  /// Whether it only works out of its arguments what it returns, as far as that is seen in its body: beside its values
  /// it assigns and calls nothing but what it has made itself, and asks nobody else to do anything.
  public var worksOutFromArguments: Bool {
    guard let block, !parameters.isEmpty, effects.isEmpty, !modifiers.contains(.mutating),
      !hasAttribute("discardableResult"),
      !parameters.contains(where: { $0.type.name.contains("->") })
    else { return false }
    let range = block.range.bytes
    let own = namesOfOwn(in: range)
    return !source.statements.lazy.drop { $0.range.bytes.lowerBound < range.lowerBound }
      .prefix { $0.range.bytes.lowerBound < range.upperBound }
      .contains { $0.changesOther(than: own) }
      && !source.calls.contains { call in
        range.contains(call.callee.offsets.lowerBound) && call.commandsOther(than: own)
      }
  }

  /// What the body declares or binds.
  private func namesOfOwn(in range: Range<Int>) -> Set<String> {
    let declared = source.declarations.lazy.filter { range.contains($0.name.offsets.lowerBound) }
    let bound = source.localNames.lazy.filter { range.contains($0.name.offsets.lowerBound) }
    return Set(declared.map(\.name.text)).union(bound.map(\.name.text))
  }
}

extension Statement {
  /// A statement that does something to what is not made here. The only statement of a closure is its value.
  fileprivate func changesOther(than own: Set<String>) -> Bool {
    switch kind {
    case .superCall, .yield, .discard: true
    case .assignment: !own.contains(root)
    case .call: !own.contains(root) && !isValueOfBlock
    default: false
    }
  }

  private var root: String {
    let written = text.text.drop { $0 == "_" || $0 == "=" || $0 == " " }
    let bare = ["try? ", "try! ", "try "].first(where: written.hasPrefix)
      .map { written.dropFirst($0.count) }
    let name = bare ?? written
    return name.hasPrefix("self.")
      ? "" : String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
  }

  private var isValueOfBlock: Bool {
    let block = source.facts.statements[index].block
    return block >= 0 && Block(source: source, index: Int(block)).statements.count == 1
  }
}

extension Call {
  /// `store.save(photo)`: a value that somebody else's deed brings.
  fileprivate func commandsOther(than own: Set<String>) -> Bool {
    // `Set(photos)`, `Double(width)`
    if callee.isCapital { return false }
    let callee = UnsafeBufferPointer(rebasing: callee.utf8)
    return NameGlance.beginsWithPlainVerb(callee) && !own.contains(String(receiver.root))
      && !arguments.contains(where: \.isClosure)
  }
}
