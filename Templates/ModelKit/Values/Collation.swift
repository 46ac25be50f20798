import Foundation

/// The one order of texts, used by closures and by SQL alike: without regard to case and accents
/// first, so that lists read as people expect, then by Swift's order of strings, so that only texts
/// that Swift calls equal are.
public enum Collation {
  /// Whether the left text comes before the right one, after it, or both are equal.
  public static func compare(_ left: String, _ right: String) -> Ordering {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer($0)) }
    }
  }

  /// The order of two texts as UTF-8, which stores keep.
  public static func compare(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Ordering {
    compareScalars(left, right)
      ?? compareFolded(
        String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
  }

  /// The order of two texts by what they become as a whole.
  static func compareFolded(_ left: String, _ right: String) -> Ordering {
    let leftKey = folded(left, ignoring: FoldedScalars.both)
    let rightKey = folded(right, ignoring: FoldedScalars.both)
    return leftKey == rightKey ? Ordering(left, right) : Ordering(leftKey, rightKey)
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

  /// The order of two texts without building anything; nil where only the whole texts tell it.
  static func compareScalars(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Ordering? {
    let shared = min(left.count, right.count)
    var start = 0
    while start < shared, left[start] == right[start], left[start] < 0x80 { start += 1 }
    if start == left.count && start == right.count { return .equal }
    var mine = FoldedScalars(left, from: start)
    var theirs = FoldedScalars(right, from: start)
    while true {
      let (first, second) = (mine.next(), theirs.next())
      guard first != FoldedScalars.unknown, second != FoldedScalars.unknown else { return nil }
      if first != second {
        // Behind the first difference nothing counts, unless it is written as one with it.
        let isAlone =
          mine.next() != FoldedScalars.unknown && theirs.next() != FoldedScalars.unknown
        return isAlone ? Ordering(first, second) : nil
      }
      guard first == FoldedScalars.end else { continue }
      return Ordering(String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
    }
  }
}
