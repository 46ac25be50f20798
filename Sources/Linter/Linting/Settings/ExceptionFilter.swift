import Diagnostics
import Rules

/// Takes away the dependencies that the settings except, and finds the exceptions that except nothing.
struct ExceptionFilter {
  private let exceptions: [DependencyException]
  private var used: Set<Int> = []

  init(_ exceptions: [DependencyException]) {
    self.exceptions = exceptions
  }

  mutating func covers(_ entry: RuleFinding) -> Bool {
    guard let dependency = entry.finding.dependency else { return false }
    let covering = exceptions.indices.filter { exceptions[$0].covers(dependency, of: entry.rule) }
    used.formUnion(covering)
    return !covering.isEmpty
  }

  /// - Parameter ran: the rules that ran; an exception of another one is not judged.
  func findings(ran: Set<String>) -> [(rule: RuleDescription, finding: Finding)] {
    exceptions.enumerated().compactMap { number, exception in
      let rule = exception.rule ?? AllRules.ofDependencies.id
      guard !used.contains(number), ran.contains(rule) else { return nil }
      let names = "'\(exception.from)' no longer names '\(exception.to)' against a rule"
      let finding = Finding("remove the exception: \(names)", at: exception.range)
      return (EngineRules.staleException, finding)
    }
  }
}
