import Foundation

/// The language that an application speaks, and in which it writes dates and numbers.
@MainActor public struct Language: Equatable {
  /// Such as `en`, as ISO 639 has it.
  public let code: String

  public init(_ code: String) {
    self.code = code
  }

  /// What the environment asks for when an application starts in a terminal; English in a session.
  public internal(set) static var current = Language("en") {
    didSet { ValueText.setLocale(of: current.code) }
  }

  /// The language that `LC_ALL`, `LC_MESSAGES` or `LANG` names, in this order; English without any.
  init(environment: [String: String]) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let code = (name ?? "").prefix { $0.isLetter }.lowercased()
    self.init((2...3).contains(code.count) ? code : "en")
  }

  /// The one of several things that is in this language, or else the first.
  public func choose<Value>(from values: [(code: String, value: Value)]) -> Value {
    guard let first = values.first else { preconditionFailure("there is nothing to choose from") }
    return (values.first { $0.code == code } ?? first).value
  }
}
