import Foundation

/// The one order of texts, used by closures and by SQL alike: without regard to case and accents
/// first, so that lists read as people expect, then by Swift's order of strings, so that only texts
/// that Swift calls equal are.
public enum Collation {
  /// Whether the left text comes before the right one, after it, or both are equal.
  public static func compare(_ left: String, _ right: String) -> Ordering {
    if let order = compareASCII(left.utf8, right.utf8) { return order }
    let leftKey = folded(left, ignoring: [.letterCase, .diacritics])
    let rightKey = folded(right, ignoring: [.letterCase, .diacritics])
    if leftKey != rightKey { return leftKey < rightKey ? .before : .after }
    return left == right ? .equal : (left < right ? .before : .after)
  }

  /// The text without what is to be ignored.
  public static func folded(_ text: String, ignoring options: ComparisonOptions) -> String {
    if options.isEmpty { return text }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return options.contains(.letterCase) ? text.lowercased() : text
    }
    var scalars = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      let isAccent = scalar.properties.generalCategory == .nonspacingMark
      if isAccent && options.contains(.diacritics) { continue }
      guard options.contains(.letterCase) else {
        scalars.append(scalar)
        continue
      }
      scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return String(scalars)
  }

  /// The order of two ASCII texts without building anything; nil when one of them is not ASCII.
  private static func compareASCII(_ left: String.UTF8View, _ right: String.UTF8View) -> Ordering? {
    var leftBytes = left.makeIterator()
    var rightBytes = right.makeIterator()
    var order = Ordering.equal
    var tieBreak = Ordering.equal
    while true {
      let (leftByte, rightByte) = (leftBytes.next(), rightBytes.next())
      guard let leftByte, let rightByte else {
        guard (leftByte ?? 0) < 0x80, (rightByte ?? 0) < 0x80,
          allASCII(&leftBytes), allASCII(&rightBytes)
        else { return nil }
        if order == .equal && leftByte != nil { return .after }
        if order == .equal && rightByte != nil { return .before }
        return order == .equal ? tieBreak : order
      }
      guard leftByte < 0x80, rightByte < 0x80 else { return nil }
      if order == .equal { order = Ordering(lowercase(leftByte), lowercase(rightByte)) }
      if tieBreak == .equal { tieBreak = Ordering(leftByte, rightByte) }
    }
  }

  private static func allASCII(_ bytes: inout String.UTF8View.Iterator) -> Bool {
    while let byte = bytes.next() {
      if byte >= 0x80 { return false }
    }
    return true
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte + 32 : byte
  }
}
