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
    let holds = text.utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { part in
        asciiHolds(
          UnsafeRawBufferPointer(text), relation, UnsafeRawBufferPointer(part), ignoring: options)
      } ?? nil
    }
    if let holds = holds ?? nil { return holds }
    let text = Collation.folded(text, ignoring: options)
    let part = Collation.folded(part, ignoring: options)
    return switch relation {
    case .beginsWith: text.hasPrefix(part)
    case .endsWith: text.hasSuffix(part)
    case .contains: contains(text, part)
    default: false
    }
  }

  /// The same for texts as UTF-8, which stores keep.
  public static func holds(
    _ text: UnsafeRawBufferPointer, _ relation: QueryComparison.Relation,
    _ part: UnsafeRawBufferPointer, ignoring options: ComparisonOptions
  ) -> Bool {
    asciiHolds(text, relation, part, ignoring: options)
      ?? holds(
        String(decoding: text, as: UTF8.self), relation, String(decoding: part, as: UTF8.self),
        ignoring: options)
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

  /// The answer for ASCII without building anything; nil where a text is not ASCII, or has a newline to
  /// find, of which two bytes may be one character.
  private static func asciiHolds(
    _ text: UnsafeRawBufferPointer, _ relation: QueryComparison.Relation,
    _ part: UnsafeRawBufferPointer, ignoring options: ComparisonOptions
  ) -> Bool? {
    guard relation.isSearch, text.isASCII, part.isASCII, !part.contains(10), !part.contains(13)
    else { return nil }
    let last = text.count - part.count
    guard last >= 0 else { return false }
    let isFolded = options.contains(.letterCase)
    let starts =
      switch relation {
      case .beginsWith: 0..<1
      case .endsWith: last..<last + 1
      default: 0..<last + 1
      }
    return starts.contains { start in
      part.indices.allSatisfy { place in
        let (mine, theirs) = (text[start + place], part[place])
        return mine == theirs || (isFolded && mine.lowercaseLetter == theirs.lowercaseLetter)
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var isASCII: Bool { reduce(0, |) < 0x80 }
}

extension UInt8 {
  /// The small letter for a big one of ASCII, any other byte as it is.
  var lowercaseLetter: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
