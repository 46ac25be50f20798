import Foundation
import ModelKit
import Synchronization

/// How a date or a number looks where its plain form does not do. In the language of the application;
/// said by a view, never by a model.
public enum ValueFormat: Sendable {
  /// A date by its distance from now: `2 days ago`.
  case relative
  /// A date without its time: `Jan 31, 2026`.
  case day
  case short
  case medium
  case long
  /// A number of which 1 is the whole.
  case percent
}

extension ValueText {
  /// The present, for relative dates; a session stops it.
  static let clock = Mutex(ModelClock.system)
  static var now: Date { clock.withLock { $0.now } }

  /// The text for a value in a format; in the plain form where the format is for others. What are
  /// words in the plain form is said in the language of the application.
  public static func text(of value: AttributeValue, as format: ValueFormat?) -> String {
    switch value {
    case .bool(let isTrue): return isTrue ? Language.texts.yes : Language.texts.no
    case .data(let data): return Language.texts.bytes(data.count)
    default: break
    }
    guard let format else { return text(of: value) }
    switch value {
    case .date(let date): return text(of: date, as: format)
    case .integer(let number): return text(of: Decimal(number), as: format)
    case .double(let number) where number.isFinite: return text(of: Decimal(number), as: format)
    case .decimal(let number): return text(of: number, as: format)
    default: return text(of: value)
    }
  }

  /// The text for a value of a model: for a case what people call it.
  static func text(of value: some AttributeConvertible, as format: ValueFormat?) -> String {
    Language.title(ofCase: value) ?? text(of: value.attributeValue, as: format)
  }

  /// The customs by which dates and numbers are written.
  private static var locale: Locale {
    let code = Language.current.code
    return Locale(identifier: code == "en" ? "en_US" : code)
  }

  private static func text(of date: Date, as format: ValueFormat) -> String {
    if format == .relative {
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .named, locale: locale, calendar: .local
      ).format(now)
    }
    let days: Date.FormatStyle.DateStyle =
      switch format {
      case .short: .numeric
      case .day, .medium: .abbreviated
      default: .long
      }
    let style = Date.FormatStyle(
      date: days, time: format == .day ? .omitted : .shortened, locale: locale, calendar: .local,
      timeZone: NSTimeZone.default)
    // Narrow blanks look like none in a terminal.
    return date.formatted(style).replacing("\u{202F}", with: " ")
  }

  private static func text(of number: Decimal, as format: ValueFormat) -> String {
    let style = Decimal.FormatStyle(locale: locale)
    return switch format {
    case .percent: number.formatted(Decimal.FormatStyle.Percent(locale: locale))
    case .short: number.formatted(style.notation(.compactName))
    default: number.formatted(style)
    }
  }
}
