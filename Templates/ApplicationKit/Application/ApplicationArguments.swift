import Foundation
import ModelKit

/// A command line that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// The options of a command line.
struct ApplicationArguments: Equatable {
  var dataFolder: String?
  var keys: String?
  var size: Size?
  /// Read where it is used, since a day begins at another moment in a session.
  var now: Date? { nowText.flatMap { DateText.date(from: $0) } }
  private var nowText: String?
  var settings: [String: String] = [:]
  var isHelpWanted = false
  /// Whether lines of text are printed instead of a screen.
  var isPlain = false
  var isVersionWanted = false
  /// Whether what can be read of damaged stores is written anew, instead of showing anything.
  var isRecoveryWanted = false
  /// The code of the language to speak, nil for that of the environment.
  var language: String?
  /// As what the first list is printed, instead of showing anything.
  var format: ListFormat?

  /// - Parameter words: the command line without the program's name.
  /// - Throws: `UsageError`.
  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      if parts.count == 1, setFlag(option) { continue }
      guard Self.options.contains(option) else { throw Self.unknown(word) }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError(description: "\(option) needs a value")
      }
      try set(option, to: value)
    }
    if keys != nil && format != nil {
      throw UsageError(
        description: "--format and --keys: keys lead to a screen, not to a list; leave one out")
    }
  }

  static let options = [
    "--data", "--keys", "--size", "--now", "--setting", "--format", "--language",
  ]
  static let flags = ["--plain", "--recover", "--help", "--version"]

  private mutating func setFlag(_ word: String) -> Bool {
    switch word {
    case "--plain": isPlain = true
    case "--recover": isRecoveryWanted = true
    case "--help", "-h": isHelpWanted = true
    case "--version": isVersionWanted = true
    default: return false
    }
    return true
  }

  private static func unknown(_ word: String) -> UsageError {
    let kind = word.hasPrefix("-") ? "option" : "argument"
    return UsageError(
      description: "unknown \(kind) '\(word)'; there is \((options + flags).joined(separator: " "))"
    )
  }

  private mutating func set(_ option: String, to value: String) throws {
    switch option {
    case "--data": dataFolder = try Self.folder(value)
    case "--keys": keys = value
    case "--size": size = try Self.size(value)
    case "--now": nowText = try Self.dateText(value)
    case "--language": language = value
    case "--format": format = try Self.format(value)
    default: try addSetting(value)
    }
  }

  private static func folder(_ path: String) throws -> String {
    guard !path.isEmpty else {
      throw UsageError(description: "--data '': write the path of a folder")
    }
    return path
  }

  private static func size(_ text: String) throws -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else {
      throw UsageError(
        description: "--size '\(text)': write WIDTHxHEIGHT, such as 80x24, each from 1 to 1000")
    }
    return Size(width, height)
  }

  private static func format(_ text: String) throws -> ListFormat {
    guard let format = ListFormat(rawValue: text) else {
      let names = ListFormat.allCases.map(\.rawValue).joined(separator: " ")
      throw UsageError(description: "--format '\(text)': write one of \(names)")
    }
    return format
  }

  private static func dateText(_ text: String) throws -> String {
    guard DateText.date(from: text) != nil else {
      throw UsageError(description: "--now '\(text)': write a date such as 2026-01-01T00:00:00Z")
    }
    return text
  }

  private mutating func addSetting(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw UsageError(description: "--setting '\(text)': write NAME=VALUE")
    }
    settings[String(parts[0])] = String(parts[1])
  }
}
