extension TypeName {
  private static let collections = ["Array", "Set", "Dictionary", "ContiguousArray", "OrderedSet"]

  /// An array, set or dictionary, optional or not.
  public var isCollection: Bool {
    let text = text
    return text.hasPrefix("[") || Self.collections.contains { text.hasPrefix($0 + "<") }
  }

  /// What an array or set holds, without optionality: `Photo` of `[Photo]?`; nil for other types and
  /// for dictionaries.
  public var element: String? {
    var text = Substring(text)
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    if text.hasPrefix("["), text.hasSuffix("]") {
      text = text.dropFirst().dropLast()
    } else if let name = ["Array<", "Set<"].first(where: text.hasPrefix), text.hasSuffix(">") {
      text = text.dropFirst(name.count).dropLast()
    } else {
      return nil
    }
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && !text.isEmpty ? String(text) : nil
  }
}
