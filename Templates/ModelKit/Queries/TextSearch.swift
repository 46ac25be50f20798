/// Finds texts in texts, by characters as people see them, so that both spellings of an é are one
/// and an e is not found in them.
public enum TextSearch {
  /// Whether a text contains a part, or begins or ends with it; false for other relations.
  ///
  /// - Parameter options: what is not heeded in either.
  public static func holds(
    _ text: String, _ relation: QueryComparison.Relation, _ part: String,
    ignoring options: ComparisonOptions
  ) -> Bool {
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        holds(
          UnsafeRawBufferPointer(text), relation, UnsafeRawBufferPointer(part), ignoring: options)
      }
    }
  }

  /// The same for texts as UTF-8, which stores keep.
  public static func holds(
    _ text: UnsafeRawBufferPointer, _ relation: QueryComparison.Relation,
    _ part: UnsafeRawBufferPointer, ignoring options: ComparisonOptions
  ) -> Bool {
    guard relation.isSearch else { return false }
    if let holds = scalarsHold(text, relation, part, ignoring: options) { return holds }
    let text = Collation.folded(String(decoding: text, as: UTF8.self), ignoring: options)
    let part = Collation.folded(String(decoding: part, as: UTF8.self), ignoring: options)
    return switch relation {
    case .beginsWith: text.hasPrefix(part)
    case .endsWith: text.hasSuffix(part)
    default: contains(text, part)
    }
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    guard let first = part.first else { return true }
    var rest = text[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The answer without building anything; nil where only the whole texts tell it.
  private static func scalarsHold(
    _ text: UnsafeRawBufferPointer, _ relation: QueryComparison.Relation,
    _ part: UnsafeRawBufferPointer, ignoring options: ComparisonOptions
  ) -> Bool? {
    var wanted = FoldedScalars(part, ignoring: options)
    var rest = FoldedScalars(text, ignoring: options)
    guard wanted.areCharacters else { return nil }
    if relation == .beginsWith { return rest.start(with: wanted, isEnd: false) }
    let first = wanted.next()
    if first == FoldedScalars.end { return true }
    while true {
      let scalar = rest.next()
      if scalar == FoldedScalars.unknown { return nil }
      if scalar == FoldedScalars.end { return false }
      guard scalar == first else { continue }
      guard let holds = rest.start(with: wanted, isEnd: relation == .endsWith) else { return nil }
      if holds { return true }
    }
  }
}

extension UInt8 {
  /// The small letter for a big one of ASCII, any other byte as it is.
  var lowercaseLetter: UInt8 { self >= 65 && self <= 90 ? self + 32 : self }
}
