import Diagnostics
import Rules
import SourceModel

/// The rules that run in a project, made as its settings want them.
struct RuleRunner: Sendable {
  let sourceRules: [(about: RuleDescription, rule: any Rule<SwiftSource>)]
  let projectRules: [(about: RuleDescription, rule: any Rule<Project>)]

  /// How a rule was made: two that were made alike find the same.
  struct Making: Hashable, Sendable {
    let rule: String
    let options: RuleSettings
  }

  let projectMakings: [Making]

  /// The same as `sourceRules` for the loop over all files, as objects, which cost least to hand on.
  private var rulesOfSources: [RunningRule]
  let isTimed: Bool
  /// How many findings of a rule in one file are kept.
  private let most: Int

  /// - Parameters:
  ///   - linter: which rules run, whether the time of each is taken, which itself takes some, and how many
  ///     findings of a rule in one file are kept.
  init(_ settings: LintSettings, by linter: Linter) {
    let only = linter.only
    isTimed = linter.isTimed
    most = linter.most
    func isWanted(_ about: RuleDescription) -> Bool {
      only?.contains(about.id) ?? settings.isOn(about)
    }
    sourceRules = AllRules.ofSources.filter { isWanted($0.about) }.map {
      ($0.about, $0.init(settings: settings.options(of: $0.about)))
    }
    rulesOfSources = sourceRules.map { RunningRule(about: $0.about, rule: $0.rule) }
    projectRules = AllRules.ofProjects.filter { isWanted($0.about) }.map {
      ($0.about, $0.init(settings: settings.options(of: $0.about)))
    }
    projectMakings = projectRules.map {
      Making(rule: $0.about.id, options: settings.options(of: $0.about))
    }
  }

  /// The same with objects of its own: threads that share some wait for each other whenever they count who
  /// holds them.
  func forThread() -> RuleRunner {
    var runner = self
    runner.rulesOfSources = sourceRules.map { RunningRule(about: $0.about, rule: $0.rule) }
    return runner
  }

  var descriptions: [RuleDescription] {
    sourceRules.map(\.about) + projectRules.map(\.about)
  }

  /// - Parameter isCut: set where there are more than are kept.
  func findings(
    in source: SwiftSource, times: inout [UInt64], isCut: inout Bool
  ) -> [RuleFinding] {
    var found: [RuleFinding] = []
    var stopwatch = Stopwatch(isRunning: isTimed)
    for number in rulesOfSources.indices {
      // Nobody counts for every rule and file who holds it: the runner does.
      let running = Unmanaged.passUnretained(rulesOfSources[number])
      let findings = running._withUnsafeGuaranteedRef { $0.rule.findings(in: source) }
      defer { if isTimed { times[number] += stopwatch.lap() } }
      // Most rules find nothing in most files.
      if findings.isEmpty { continue }
      isCut = isCut || findings.count > most
      let about = rulesOfSources[number]
      for finding in findings.prefix(most) {
        let witness =
          about.isHeldBack
          ? source.possibleWitness(of: finding, where: about.yields) : nil
        found.append(
          RuleFinding(
            finding, of: about.id, witness: witness, yieldsToProtocols: about.yields != .never,
            keys: about.keys))
      }
    }
    return found
  }

  /// What the rules find that need all files, each on the first thread that is free.
  func findings(
    in project: Project, threads: Int, statistics: inout LintStatistics
  ) -> [RuleFinding] {
    let outcomes = mapInParallel(projectRules.count, threads: threads) { next, finish in
      while let number = next() {
        var stopwatch = Stopwatch(isRunning: isTimed)
        let found = projectRules[number].rule.findings(in: project)
        finish(number, (found: found, time: stopwatch.lap()))
      }
    }
    let coded = pathsOfCodedTypes(in: project, behind: outcomes.map(\.found))
    return zip(projectRules, outcomes).flatMap { entry, outcome in
      statistics.add(outcome.time, to: entry.about.id)
      return outcome.found.map { finding in
        let witness =
          Self.mayBeSettled(finding, by: entry.rule) && coded.contains(finding.range.file)
          ? project.withSource(at: finding.range.file) { $0.possibleWitness(of: finding) } ?? nil
          : nil
        return RuleFinding(finding, of: entry.about.id, witness: witness, keys: entry.rule.keys)
      }
    }
  }

  /// The paths of those files with findings in which values are read or written by the names of their properties.
  ///
  /// - Parameter findings: those of each rule, in the order of the rules.
  private func pathsOfCodedTypes(in project: Project, behind findings: [[Finding]]) -> Set<String> {
    var paths: Set<String> = []
    for (entry, found) in zip(projectRules, findings) {
      for finding in found where Self.mayBeSettled(finding, by: entry.rule) {
        paths.insert(finding.range.file)
      }
    }
    guard !paths.isEmpty else { return [] }
    var asked = AskedMembers(project.types)
    return asked.pathsOfCodedTypes(in: project.files.filter { paths.contains($0.path) })
  }

  /// Of what is likely anyway a key changes nothing, and to look at a file once more takes long.
  private static func mayBeSettled(_ finding: Finding, by rule: any Rule<Project>) -> Bool {
    rule.keys != .judged && finding.certainty == .certain
  }
}

private final class RunningRule: Sendable {
  let id: String
  let yields: Yielding
  let keys: KeyTreatment
  let rule: any Rule<SwiftSource>

  init(about: RuleDescription, rule: any Rule<SwiftSource>) {
    id = about.id
    yields = about.yields
    keys = rule.keys
    self.rule = rule
  }

  /// Whether the whole project decides what becomes of its findings.
  var isHeldBack: Bool { yields != .never || keys != .judged }
}

/// A finding with the rule that found it.
struct RuleFinding: Sendable {
  let rule: String
  let finding: Finding
  private let asked: Asked?

  /// What few findings have: an object, so that the others have no room for it.
  private final class Asked: Sendable {
    let witness: PossibleWitness
    let yieldsToProtocols: Bool
    let keys: KeyTreatment

    init(for witness: PossibleWitness, yieldsToProtocols: Bool, keys: KeyTreatment) {
      self.witness = witness
      self.yieldsToProtocols = yieldsToProtocols
      self.keys = keys
    }
  }

  init(
    _ finding: Finding, of rule: String, witness: PossibleWitness? = nil,
    yieldsToProtocols: Bool = false, keys: KeyTreatment = .judged
  ) {
    self.rule = rule
    self.finding = finding
    asked = witness.map { Asked(for: $0, yieldsToProtocols: yieldsToProtocols, keys: keys) }
  }

  /// As the whole project lets it stand; nil where a protocol asks for what it is about, or a format has chosen the name.
  func settled(by members: inout AskedMembers) -> RuleFinding? {
    guard let asked else { return self }
    return members.settled(
      finding, about: asked.witness, yieldsToProtocols: asked.yieldsToProtocols, keys: asked.keys
    ).map { RuleFinding($0, of: rule) }
  }
}
