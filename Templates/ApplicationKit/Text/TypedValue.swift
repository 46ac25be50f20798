import Foundation
import ModelKit

/// Why a typed text is not a value of a type.
struct TypedValueError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(unfitFor type: AttributeType) {
    description = Language.texts.unfit(Language.texts.expectation(of: type))
  }
}

/// Values that people type, for forms, questions and settings.
enum TypedValue {
  /// The value that a text stands for. Blanks around it do not count, except in text itself.
  ///
  /// - Throws: `TypedValueError`, with a sentence that says what is expected.
  static func value(of text: String, as type: AttributeType) throws -> AttributeValue {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let value: AttributeValue? =
      switch type {
      case .bool: bool(trimmed).map { .bool($0) }
      case .string: .string(text)
      case .date: date(trimmed).map { .date($0) }
      case .url: url(trimmed).map { .url($0) }
      default: type.value(of: trimmed)
      }
    guard let value else { throw TypedValueError(unfitFor: type) }
    return value
  }

  private static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case Language.texts.yes, EnglishTexts().yes, "y", "true": true
    case Language.texts.no, EnglishTexts().no, "n", "false": false
    default: nil
    }
  }

  private static func url(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else { return nil }
    let needsHost = scheme == "http" || scheme == "https"
    return needsHost && (url.host() ?? "").isEmpty ? nil : url
  }

  /// ISO 8601 with a time zone, or a day with or without a time in the default time zone.
  private static func date(_ text: String) -> Date? {
    if text.count > 10, let date = DateText.date(from: text) { return date }
    let form = #/(\d{1,9})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?/#
    guard let groups = text.wholeMatch(of: form.asciiOnlyDigits())?.output else { return nil }
    // A day alone begins when it does, which in some zones is not at midnight once a year.
    let parts = DateComponents(
      year: Int(groups.1), month: Int(groups.2), day: Int(groups.3),
      hour: groups.4.flatMap { Int($0) }, minute: groups.5.flatMap { Int($0) },
      second: groups.6.flatMap { Int($0) })
    return parts.isValidDate(in: .local) ? Calendar.local.date(from: parts) : nil
  }
}
