import Foundation
import ModelKit

/// Why a typed text is not a value of a type.
struct TypedValueError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// Values that people type, for forms, questions and settings.
enum TypedValue {
  /// The value that a text stands for. Blanks around it do not count, except in text itself.
  ///
  /// - Throws: `TypedValueError`, with a sentence that says what is expected.
  static func value(of text: String, as type: AttributeType) throws -> AttributeValue {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if case .string = type { return .string(text) }
    guard let value = value(ofTrimmed: trimmed, as: type) else {
      throw TypedValueError(description: "not \(expectation(of: type))")
    }
    return value
  }

  /// What to type, such as `a whole number`.
  static func expectation(of type: AttributeType) -> String {
    switch type {
    case .bool: "yes or no"
    case .integer: "a whole number"
    case .double, .decimal: "a number"
    case .string: "text"
    case .date: "a date such as 2026-01-31 or 2026-01-31 18:05"
    case .url: "an address such as https://example.org"
    case .uuid: "a UUID"
    case .data: "data in base 64"
    case .enumeration(_, let cases): "one of " + cases.joined(separator: ", ")
    }
  }

  private static func value(ofTrimmed text: String, as type: AttributeType) -> AttributeValue? {
    switch type {
    case .bool: bool(text).map { .bool($0) }
    case .integer: Int(text).map { .integer($0) }
    case .double: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .decimal: decimal(text).map { .decimal($0) }
    case .string: .string(text)
    case .date: date(text).map { .date($0) }
    case .url: url(text).map { .url($0) }
    case .uuid: UUID(uuidString: text).map { .uuid($0) }
    case .data: Data(base64Encoded: text).map { .data($0) }
    case .enumeration(_, let cases): cases.contains(text) ? .string(text) : nil
    }
  }

  private static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: nil
    }
  }

  /// Foundation reads a number from the beginning and ignores the rest; here all of it must be one.
  private static func decimal(_ text: String) -> Decimal? {
    Double(text) == nil ? nil : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  private static func url(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else { return nil }
    let needsHost = scheme == "http" || scheme == "https"
    return needsHost && (url.host() ?? "").isEmpty ? nil : url
  }

  /// ISO 8601 with a time zone, or a day with or without a time in the default time zone.
  private static func date(_ text: String) -> Date? {
    if text.count > 10, let date = DateText.date(from: text) { return date }
    let groups = text.split(whereSeparator: { " T".contains($0) })
    guard let day = groups.first, groups.count <= 2 else { return nil }
    let dayNumbers = day.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let timeNumbers = groups.dropFirst().first?
      .split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    return date(day: dayNumbers, time: timeNumbers ?? [0, 0])
  }

  private static func date(day: [Int?], time: [Int?]) -> Date? {
    let numbers = (day + time).compactMap { $0 }
    guard day.count == 3, (2...3).contains(time.count), numbers.count == day.count + time.count
    else { return nil }
    let parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers.count > 5 ? numbers[5] : 0)
    let calendar = ValueText.calendar
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }
}
