import SwiftFacts
import Words

extension Declaration {
  /// Whether it only works out what it returns, as far as that is seen in its body: beside its values it assigns and
  /// calls nothing but what it has made itself, and asks nobody else to do anything.
  public var worksOutItsValue: Bool {
    guard let block, !effects.contains(.async), !modifiers.contains(.mutating),
      !hasAttribute("discardableResult"),
      !parameters.contains(where: { $0.type.hasArrow })
    else { return false }
    let range = block.range.bytes
    let facts = source.facts
    let own = namesOfOwn(in: range)
    return !facts.statements.stretch(in: range) { $0.range.start }
      .contains { Statement(source: source, index: $0).changesOther(than: own) }
      && !facts.calls.stretch(in: range) { $0.start }
        .contains { Call(source: source, index: $0).commandsOther(than: own) }
  }

  /// What the body declares or binds.
  func namesOfOwn(in range: Range<Int>) -> Set<String> {
    let facts = source.facts
    let names =
      facts.declarations.stretch(in: range) { $0.name.start }.map { facts.declarations[$0].name }
      + facts.localNames.stretch(in: range) { $0.name.start }.map { facts.localNames[$0].name }
    return Set(names.map { source.name($0).text })
  }
}

extension RandomAccessCollection where Index == Int {
  /// The facts of a body: they stand in the order in which a source is read, so that those of one body follow each
  /// other.
  fileprivate func stretch(in range: Range<Int>, by start: (Element) -> Int32) -> Range<Int> {
    let first = partitionPoint { start($0) >= range.lowerBound }
    return first..<Swift.max(first, partitionPoint { start($0) >= range.upperBound })
  }
}

extension Statement {
  /// A statement that does something to what is not made here. The only statement of a closure is its value.
  fileprivate func changesOther(than own: Set<String>) -> Bool {
    switch kind {
    case .superCall, .yield, .discard: true
    case .assignment: !own.contains(root)
    case .call: !own.contains(root) && !isValueOfBlock && !Self.endings.contains(root)
    default: false
    }
  }

  /// What ends the program does nothing to anybody.
  private static let endings: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

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
    // `Set(photos)`, `Double(width)`, `Renderer(model: model).render()`
    if callee.isCapital || receiver.isCapital && receiver.hasSuffix(")") { return false }
    return callee.glance.beginsWithPlainVerb && !own.contains(String(receiver.root))
      && !arguments.contains(where: \.isClosure)
  }
}
