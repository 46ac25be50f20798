import Foundation
import ModelKit

/// Values as people read them on the screen.
///
/// Always the same form, whatever the language: digits without grouping, dates as `2026-01-31 18:05` in
/// the default time zone of the process (which is UTC in an `ApplicationSession`).
public enum ValueText {
  /// The text for a value; none for nil.
  public static func text(of value: AttributeValue) -> String {
    switch value {
    case .bool(let value): value ? english.yes : english.no
    case .double(let value): value.shortText
    case .date(let value): DateText.localText(of: value)
    case .data(let value): english.bytes(value.count)
    case .object(let value): value.description
    default: value.text ?? ""
    }
  }

  private static let english = EnglishTexts()
}
