import SourceModel

/// The rules of a project, made as each of its settings wants them.
struct VariantRunners: Sendable {
  private let runners: [RuleRunner]
  /// By variant: the identifiers of its rules.
  private let ran: [Set<String>]
  /// The variants whose rules for projects are made alike, so that these run once for all of them.
  private let alike: [[Int]]
  private let variants: [String: Int]

  init(_ group: LintGroup, by linter: Linter) {
    runners = group.variants.map { RuleRunner($0, by: linter) }
    ran = runners.map { Set($0.descriptions.map(\.id)) }
    var byRules: [[RuleRunner.Making]: [Int]] = [:]
    for number in runners.indices {
      byRules[runners[number].projectMakings, default: []].append(number)
    }
    alike = byRules.values.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    variants =
      alike.count < 2 ? [:] : group.files.reduce(into: [:]) { $0[$1.path] = $1.variant }
  }

  subscript(variant: Int) -> RuleRunner { runners[variant] }

  func ran(in variant: Int) -> Set<String> { ran[variant] }

  /// What the rules find that need all files.
  func findings(
    in project: Project, threads: Int, statistics: inout LintStatistics
  ) -> [RuleFinding] {
    alike.flatMap { numbers in
      let found = runners[numbers[0]].findings(
        in: project, threads: threads, statistics: &statistics)
      guard alike.count > 1 else { return found }
      return found.filter { numbers.contains(variants[$0.finding.range.file] ?? 0) }
    }
  }
}
