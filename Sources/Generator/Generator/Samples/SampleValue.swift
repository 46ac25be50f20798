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
    case .date: .date(seconds)
    case .url: .url("https://example.org/\(attribute.name)/\(number)")
    case .uuid: Self.identifier(number)
    case .data: .data(bytes)
    case .enumeration(let enumeration):
      .enumerationCase(enumeration.cases[(number - 1) % enumeration.cases.count])
    }
  }

  private var whole: Int {
    let minimum = attribute.limits.minimum?.int ?? min(1, attribute.limits.maximum?.int ?? 1)
    let (candidate, overflows) = minimum.addingReportingOverflow(number - 1)
    guard !overflows, candidate <= attribute.limits.maximum?.int ?? .max else { return minimum }
    return candidate
  }

  private var fraction: Double {
    let minimum = attribute.limits.minimum?.double ?? min(1, attribute.limits.maximum?.double ?? 1)
    let candidate = minimum + Double(number - 1)
    return candidate <= attribute.limits.maximum?.double ?? .infinity ? candidate : minimum
  }

  private var decimalDigits: String {
    let limits = attribute.limits
    guard limits.minimum == nil, limits.maximum == nil else {
      return limits.minimum?.decimal ?? limits.maximum?.decimal ?? "0"
    }
    return "\(number).50"
  }

  /// Days from the first of January 2026 on.
  private var seconds: Double {
    let candidate = 788_918_400 + Double(number - 1) * 86_400
    if let minimum = attribute.limits.minimum?.date, candidate < minimum { return minimum }
    if let maximum = attribute.limits.maximum?.date, candidate > maximum { return maximum }
    return candidate
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
      let texts = (0...min(attribute.limits.minimumLength ?? 0, 200)).lazy.compactMap {
        PatternSample(pattern: pattern, number: number, extraCount: $0).text
      }
      return texts.first(where: isLong)
    }
    var text = attribute.name.inWords + " \(number)"
    if text.count > attribute.limits.maximumLength ?? .max { text = "\(number)" }
    let least = attribute.limits.minimumLength ?? 0
    text += String(repeating: ".", count: max(least - text.count, 0))
    return isLong(text) ? text : nil
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
  var date: Double? { if case .date(let seconds) = self { seconds } else { nil } }
}
