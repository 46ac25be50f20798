import Foundation
import ModelKit

/// Decimal numbers as text with all their digits, ordered as numbers by a collation.
enum StoredDecimal {
  /// Such as `-12.5`: no exponent, no zero that could be left out.
  static func text(of decimal: Decimal) -> String {
    let text = decimal.description
    guard text.contains(".") else { return text == "-0" ? "0" : text }
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }

  /// The order of two numbers as `text(of:)` writes them.
  static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Ordering {
    let minus = UInt8(ascii: "-")
    switch (left.first == minus, right.first == minus) {
    case (true, true): return compareMagnitudes(right.dropFirst(), left.dropFirst())
    case (true, false): return .before
    case (false, true): return .after
    case (false, false): return compareMagnitudes(left[...], right[...])
    }
  }

  private static func compareMagnitudes(
    _ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>
  ) -> Ordering {
    let point = UInt8(ascii: ".")
    let lengths = Ordering(
      left.prefix { $0 != point }.count, right.prefix { $0 != point }.count)
    if lengths != .equal { return lengths }
    for (leftByte, rightByte) in zip(left, right) where leftByte != rightByte {
      return Ordering(leftByte, rightByte)
    }
    return Ordering(left.count, right.count)
  }
}
