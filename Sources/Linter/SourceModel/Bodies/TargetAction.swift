extension SwiftSource {
  /// The methods that the file gives controls, gestures and menus as their action, by their first names:
  /// `addTarget(self, action: #selector(save), for: .primaryActionTriggered)`, `item.action = #selector(save)`.
  public var actionNames: Set<String> {
    guard ["#selector(", "Selector(\"", "action: \""].contains(where: bytes[...].contains) else {
      return []
    }
    let passed = arguments.lazy.filter { $0.label == "action" }.map(\.value)
    let kept = statements.lazy.filter { $0.kind == .assignment && $0.target.hasSuffix("ction") }
    let named = declarations.lazy.filter { $0.kind.isValue && $0.name == "action" }
    return Set(passed.compactMap(\.selectedName))
      .union(kept.compactMap(\.text.selectedName))
      .union(named.compactMap(\.value.selectedName))
  }
}

extension Name {
  /// The first name of the method behind the only `#selector(...)` of an expression, or in the text of a
  /// `Selector("show:")`, as Swift 2 has it.
  fileprivate var selectedName: String? {
    let parts = text.split(separator: "#selector(", omittingEmptySubsequences: false)
    let isText = parts.count == 1 && (text.hasPrefix("\"") || text.hasPrefix("Selector(\""))
    guard isText || parts.count == 2 else { return nil }
    let start = isText ? text.drop { $0 != "\"" }.dropFirst() : parts[1]
    let path = start.prefix { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
    return path.split(separator: ".").last.map(String.init)
  }
}
