import FoundationEssentials
import Specification

/// Values for tests and for the archive of a new project: different for every number, and within
/// the limits that the spec sets.
struct SampleValue {
  let attribute: AttributeSpecification
  /// Counted from 1.
  let number: Int

  /// Nil where no value can be found that is sure to fit, which is so for some patterns.
  var value: AttributeValue? {
    switch attribute.type {
    case .bool: .bool(number % 2 == 1)
    case .int: .int(whole)
    case .double: .double(fraction)
    case .decimal: .decimal(decimalDigits)
    case .string: text.map { .string($0) }
    case .date: date
    case .url: .url("https://example.org/\(attribute.name)/\(number)")
    case .uuid: Self.identifier(number)
    case .data: .data(bytes)
    case .enumeration: .enumerationCase(attribute.cases[(number - 1) % attribute.cases.count])
    }
  }

  /// Wide enough to count beyond every bound.
  private var whole: Int {
    let limits = attribute.limits
    let (least, most) = (Int128(limits.minimum?.int ?? .min), Int128(limits.maximum?.int ?? .max))
    let first = limits.minimum == nil ? min(1, most) : least
    return Int(
      value(from: first, by: 1, least, most) { Int128(number - 1) % ($0 + 1) })
  }

  private var fraction: Double {
    let limits = attribute.limits
    let (least, most) = (limits.minimum?.double, limits.maximum?.double)
    return value(from: least ?? min(1, most ?? 1), by: 1, least, most) {
      $0 * Double(number % 100) / 100
    }
  }

  private var decimalDigits: String {
    let limits = attribute.limits
    guard limits.minimum != nil || limits.maximum != nil else { return "\(number).50" }
    let least = limits.minimum?.decimal.flatMap { Decimal(string: $0) }
    let most = limits.maximum?.decimal.flatMap { Decimal(string: $0) }
    let digits = value(from: least ?? min(1, most ?? 1), by: 1, least, most) {
      $0 * Decimal(number % 100) / 100
    }
    return "\(digits)"
  }

  /// Days from the first of January 2026 on; moments where a limit is one.
  private var date: AttributeValue {
    let limits = [attribute.limits.minimum, attribute.limits.maximum]
    let days = limits.map { $0?.day }
    guard zip(limits, days).allSatisfy({ ($0 == nil) == ($1 == nil) }) else {
      let (least, most) = (
        limits[0]?.secondsSinceReferenceDate, limits[1]?.secondsSinceReferenceDate
      )
      let first = min(max(788_918_400, least ?? -.infinity), most ?? .infinity)
      return .date(
        value(from: first, by: 86_400, least, most) { $0 * Double(number % 100) / 100 })
    }
    let first = min(max(9_131, days[0] ?? .min), days[1] ?? .max)
    return .day(value(from: first, by: 1, days[0], days[1]) { (number - 1) % ($0 + 1) })
  }

  /// Counted up from the first value, or down where that leads beyond the maximum.
  ///
  /// - Parameter part: what is added to the minimum where neither way is wide enough, of the whole width.
  private func value<Number: SignedNumeric & Comparable>(
    from first: Number, by step: Number, _ least: Number?, _ most: Number?,
    part: (_ width: Number) -> Number
  ) -> Number {
    let distance = (Number(exactly: number - 1) ?? 0) * step
    if most.map({ first + distance <= $0 }) ?? true { return first + distance }
    if least.map({ first - distance >= $0 }) ?? true { return first - distance }
    return (least ?? first) + part((most ?? first) - (least ?? first))
  }

  private var bytes: [UInt8] {
    let least = attribute.limits.minimumLength ?? 0
    let most = attribute.limits.maximumLength ?? .max
    let count = min(max(least, 2), most)
    return (0..<count).map { UInt8(truncatingIfNeeded: number + $0) }
  }

  /// The name in words and the number, cut or filled up to the limits of its length.
  private var text: String? {
    if let pattern = attribute.limits.pattern {
      // Some alternatives may be too short or too long.
      return (1...number + 20).lazy.compactMap { self.text(of: pattern, number: $0) }
        .dropFirst(number - 1).first
    }
    var text = attribute.name.inWords + " \(number)"
    if text.count > attribute.limits.maximumLength ?? .max { text = "\(number)" }
    let least = attribute.limits.minimumLength ?? 0
    text += String(repeating: ".", count: max(least - text.count, 0))
    return isLong(text) ? text : nil
  }

  private func text(of pattern: String, number: Int) -> String? {
    (0...min(attribute.limits.minimumLength ?? 0, 200)).lazy.compactMap {
      PatternSample(pattern: pattern, number: number, extraCount: $0).text
    }
    .first(where: isLong)
  }

  private func isLong(_ text: String) -> Bool {
    text.count >= attribute.limits.minimumLength ?? 0
      && text.count <= attribute.limits.maximumLength ?? .max
  }

  static func identifier(_ number: Int) -> AttributeValue {
    .uuid("00000000-0000-4000-8000-" + padded(number, to: 12))
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

extension AttributeValue {
  var int: Int? { if case .int(let number) = self { number } else { nil } }
  var double: Double? { if case .double(let number) = self { number } else { nil } }
  var decimal: String? { if case .decimal(let digits) = self { digits } else { nil } }
  var day: Int? {
    switch self {
    case .day(let day), .endOfDay(let day): day
    default: nil
    }
  }
}
