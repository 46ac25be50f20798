import SwiftFacts

extension SwiftSource {
  /// The methods that the file gives controls, gestures and menus as their action, by their first names:
  /// `addTarget(self, action: #selector(save), for: .primaryActionTriggered)`, `item.action = #selector(save)`.
  public var actionNames: Set<String> {
    var names: Set<String> = []
    func note(_ value: Name) {
      if let name = value.selectedName { names.insert(name) }
    }
    for argument in facts.arguments where isAction(argument.label) { note(name(argument.value)) }
    for statement in facts.statements
    where statement.kind == .assignment && name(statement.target).hasSuffix("ction") {
      note(name(statement.range))
    }
    for declaration in facts.declarations
    where declaration.kind.isValue && isAction(declaration.name) {
      note(name(declaration.value))
    }
    return names
  }

  /// Its length first, which few names have.
  private func isAction(_ range: ByteRange) -> Bool {
    range.end - range.start == 6 && name(range) == "action"
  }
}

extension Name {
  /// The first name of the method behind the only `#selector(...)` of an expression, or in the text of a
  /// `Selector("show:")`, as Swift 2 has it.
  fileprivate var selectedName: String? {
    guard let path = utf8.selectorPath, let last = path.lastIndex(where: { $0 != Self.dot }) else {
      return nil
    }
    let name = path[...last]
    let start = name.lastIndex(of: Self.dot).map { $0 + 1 } ?? name.startIndex
    return String(decoding: name[start...], as: UTF8.self)
  }

  private static let dot = UInt8(ascii: ".")
}

extension ByteText {
  /// The names with dots between them that begin behind the parenthesis or the quotation mark of a selector.
  fileprivate var selectorPath: ByteText? {
    var selectors: [Range<Int>] = []
    forEach("#selector(") { selectors.append($0) }
    let start: Int
    if let selector = selectors.first {
      guard selectors.count == 1 else { return nil }
      start = selector.upperBound
    } else {
      guard starts(with: "\"") || starts(with: "Selector(\""),
        let quote = firstIndex(of: UInt8(ascii: "\""))
      else { return nil }
      start = quote + 1
    }
    return self[start...].prefix { $0.isPartOfName || $0 == UInt8(ascii: ".") }
  }
}
