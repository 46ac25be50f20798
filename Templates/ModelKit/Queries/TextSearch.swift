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

  /// The answer without building anything; nil where only the whole texts tell it, or where a newline is to be
  /// found, of which two bytes may be one character.
  private static func scalarsHold(
    _ text: UnsafeRawBufferPointer, _ relation: QueryComparison.Relation,
    _ part: UnsafeRawBufferPointer, ignoring options: ComparisonOptions
  ) -> Bool? {
    var rest = FoldedScalars(text, ignoring: options)
    let wanted = FoldedScalars(part, ignoring: options)
    guard let partCount = wanted.count, !part.contains(10), !part.contains(13),
      let count = rest.count
    else { return nil }
    guard count >= partCount else { return false }
    if relation == .beginsWith { return rest.starts(with: wanted) }
    for place in 0...count - partCount {
      let isTried = relation == .contains || place == count - partCount
      if isTried, rest.starts(with: wanted) { return true }
      _ = rest.next()
    }
    return false
  }
}

extension UInt8 {
  /// The small letter for a big one of ASCII, any other byte as it is.
  var lowercaseLetter: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
