import Foundation

/// The one order of texts, used by closures and by SQL alike: without regard to case and accents
/// first, so that lists read as people expect, then by Swift's order of strings, so that only texts
/// that Swift calls equal are.
public enum Collation {
  /// Whether the left text comes before the right one, after it, or both are equal.
  public static func compare(_ left: String, _ right: String) -> Ordering {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        compareASCII(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      } ?? nil
    }
    if let order = order ?? nil { return order }
    let leftKey = folded(left, ignoring: [.letterCase, .diacritics])
    let rightKey = folded(right, ignoring: [.letterCase, .diacritics])
    if leftKey != rightKey { return leftKey < rightKey ? .before : .after }
    return left == right ? .equal : (left < right ? .before : .after)
  }

  /// The order of two texts as UTF-8, which stores keep.
  public static func compare(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Ordering {
    compareASCII(left, right)
      ?? compare(String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
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
  private static func compareASCII(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Ordering? {
    let shared = min(left.count, right.count)
    var tieBreak = Ordering.equal
    for index in 0..<shared {
      let (leftByte, rightByte) = (left[index], right[index])
      guard leftByte | rightByte < 0x80 else { return nil }
      if leftByte == rightByte { continue }
      let (leftLetter, rightLetter) = (leftByte.lowercaseLetter, rightByte.lowercaseLetter)
      guard leftLetter == rightLetter else {
        // Behind the first difference nothing counts, unless it is an accent for the letter before.
        guard isASCII(left, from: index + 1), isASCII(right, from: index + 1) else { return nil }
        return Ordering(leftLetter, rightLetter)
      }
      if tieBreak == .equal { tieBreak = Ordering(leftByte, rightByte) }
    }
    guard isASCII(left, from: shared), isASCII(right, from: shared) else { return nil }
    return left.count == right.count ? tieBreak : Ordering(left.count, right.count)
  }

  private static func isASCII(_ text: UnsafeRawBufferPointer, from start: Int) -> Bool {
    text[start...].allSatisfy { $0 < 0x80 }
  }
}
