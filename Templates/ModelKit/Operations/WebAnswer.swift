import Foundation

/// What a server answers.
package struct WebAnswer: Sendable {
  package let status: Int
  package let data: Data

  /// How long the server wants to be left alone; nil where it does not say.
  package let retryDelay: Duration?

  /// What `Retry-After` says (RFC 9110): seconds, or the date after which to ask again.
  static func delay(_ text: String) -> Duration? {
    if let seconds = UInt32(text) { return .seconds(Int64(seconds)) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.date(from: text).map { .seconds(max(0, $0.timeIntervalSinceNow)) }
  }
}
