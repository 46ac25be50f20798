import Diagnostics
import Words

/// What is found wrong while a spec is read.
struct Problems {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  mutating func report(
    _ rule: ReadingRule, _ message: String, at range: FileRange, notes: [Note] = []
  ) {
    let finding = Finding(message, at: range, notes: notes)
    diagnostics.append(Diagnostic(rule: rule.rawValue, severity: .error, finding: finding))
  }

  mutating func add(_ more: [Diagnostic]) {
    diagnostics += more
  }

  /// Says that a name is unknown; looks for a near one as long as the errors are few enough that
  /// somebody reads them.
  mutating func reportUnknown(
    _ rule: ReadingRule, calling name: Located<String>, as what: String, among candidates: [String]
  ) {
    let known = diagnostics.count < 100 ? candidates : []
    report(rule, "\(what) \(quoted(name.value))\(advice(name.value, known))", at: name.range)
  }
}

/// What is found before anything is known about the meaning of a value.
enum ReadingRule: String, CaseIterable {
  case unknownKey = "unknown_key"
  case missingKey = "missing_key"
  case comesLater = "comes_later"
  case wrongValue = "wrong_value"
  case tooManyEntries = "too_many_entries"
  case newerFormat = "newer_format"
  case repeatedEntry = "repeated_entry"
  case fileTooLarge = "file_too_large"
  case includeFailed = "include_failed"
  case includeCycle = "include_cycle"
  case unresolved = "unresolved"
}
