import Diagnostics
import SourceModel
import Synchronization

/// The linting of one project: its files in parallel, then what needs all of them.
struct GroupRun {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var statistics = LintStatistics()
  /// The lines with findings of the files' own, by the paths of the files.
  private(set) var texts: [String: SourceText] = [:]
  /// Paths that could not be read.
  private(set) var unreadable: [String] = []
  /// What was seen of the files.
  let project: Project

  /// What is known of a file once it was looked at.
  private struct Seen: Sendable {
    let file: LintFile
    var outline: FileOutline?
    var findings: [RuleFinding] = []
    var allows: [AllowComment] = []
    var byteCount = 0
    /// The lines with findings, which are going to be shown.
    var text: SourceText?
    var times: [UInt64] = []
    var preparation = LintStatistics.Preparation()

    /// Keeps the lines with findings of the file's own, and with words that the project may turn out not
    /// to know.
    mutating func keepLines(of bytes: UnsafeBufferPointer<UInt8>) {
      var ranges: [Range<Int>] = []
      for entry in findings {
        entry.finding.forEachRange { if $0.file == file.path { ranges.append($0.bytes) } }
      }
      ranges += outline?.unlistedWords.map(\.range.bytes) ?? []
      if !ranges.isEmpty { text = SourceText(file: file.path, linesOf: ranges, in: bytes) }
    }
  }

  init(_ group: LintGroup, by linter: Linter) {
    let threads = linter.threads
    let runner = RuleRunner(group.settings, only: linter.only, isTimed: linter.isTimed)
    let conventions = group.conventions
    let seen = Self.look(at: group, runner, conventions, threads: threads)
    project = Self.project(of: seen, in: group, conventions)
    for file in seen {
      if file.outline == nil { unreadable.append(file.file.path) }
      if let text = file.text { texts[file.file.path] = text }
    }
    count(seen, runner)
    var found = seen.flatMap(\.findings)
    found += runner.findings(in: project, threads: threads, statistics: &statistics)
    judge(found, seen, runner, group)
  }

  private static func look(
    at group: LintGroup, _ runner: RuleRunner, _ conventions: Conventions, threads: Int
  ) -> [Seen] {
    let files = group.files
    return mapInParallel(files.count, threads: threads) { next, finish in
      var reader = FileReader()
      var scanner = SourceScanner()
      while let index = next() {
        finish(index, look(at: files[index], in: group, runner, conventions, &reader, &scanner))
      }
    }
  }

  private static func look(
    at file: LintFile, in group: LintGroup, _ runner: RuleRunner, _ conventions: Conventions,
    _ reader: inout FileReader, _ scanner: inout SourceScanner
  ) -> Seen {
    var seen = Seen(file: file)
    guard let bytes = reader.read(file) else { return seen }
    var stopwatch = Stopwatch(isRunning: runner.isTimed)
    let source = scanner.source(at: file.path, bytes, conventions: conventions)
    seen.preparation.scanning = stopwatch.lap()
    let holds = group.holdsWhatWasWritten(file.path, Array(bytes))
    let isJudged = file.isJudged && holds != true
    if isJudged { source.judgeWords() }
    seen.preparation.words = stopwatch.lap()
    seen.outline = FileOutline(of: source, isJudged: isJudged, isEdited: holds == false)
    seen.preparation.outlines = stopwatch.lap()
    seen.byteCount = bytes.count
    seen.times = Array(repeating: 0, count: runner.sourceRules.count)
    guard isJudged else { return seen }
    seen.findings = runner.findings(in: source, times: &seen.times)
    // So that putting all in order finds most of it in order.
    seen.findings.sort { $0.finding.range.bytes.lowerBound < $1.finding.range.bytes.lowerBound }
    seen.keepLines(of: bytes)
    seen.allows = AllowComment.all(in: source)
    return seen
  }

  private mutating func count(_ seen: [Seen], _ runner: RuleRunner) {
    for file in seen { statistics.preparation += file.preparation }
    for file in seen where file.outline?.isJudged == true {
      statistics.files += 1
      statistics.bytes += file.byteCount
    }
    for (number, entry) in runner.sourceRules.enumerated() {
      let time = seen.reduce(0) { $0 + (number < $1.times.count ? $1.times[number] : 0) }
      statistics.add(time, to: entry.about.id)
    }
  }

  private static func project(
    of seen: [Seen], in group: LintGroup, _ conventions: Conventions
  ) -> Project {
    let files = FilesByPath(group.files)
    return Project(files: seen.compactMap(\.outline), conventions: conventions) {
      files.file(at: $0)?.read()
    }
  }
}

extension GroupRun {
  /// Leaves out what comments and settings except, and gives the rest its weight.
  private mutating func judge(
    _ found: [RuleFinding], _ seen: [Seen], _ runner: RuleRunner, _ group: LintGroup
  ) {
    let ran = Set(runner.descriptions.map(\.id))
    let known = EngineRules.known.map(\.id)
    var filters: [String: AllowFilter] = [:]
    for file in seen where !file.allows.isEmpty {
      filters[file.file.path] = AllowFilter(file.allows, ranRules: ran, knownRules: known)
    }
    var exceptions = ExceptionFilter(group.settings.exceptions)
    let weights = Weights(of: runner.descriptions, in: group.settings)
    for entry in found {
      if !filters.isEmpty,
        filters[entry.finding.range.file]?.allows(entry.finding, of: entry.rule) == true
      {
        continue
      }
      if exceptions.covers(entry) { continue }
      guard let severity = weights.severity(of: entry) else { continue }
      diagnostics.append(
        Diagnostic(rule: entry.rule, severity: severity, finding: entry.finding))
    }
    let engine = filters.values.flatMap { $0.findings() } + exceptions.findings(ran: ran)
    diagnostics += engine.filter { group.settings.isOn($0.rule) }.map {
      group.settings.diagnostic($0.finding, of: $0.rule)
    }
    statistics.count(diagnostics.map(\.rule))
  }
}

extension LintSettings {
  func diagnostic(_ finding: Finding, of about: RuleDescription) -> Diagnostic {
    Diagnostic(
      rule: about.id, severity: severity(of: about, finding.certainty), finding: finding)
  }
}

extension LintGroup {
  /// The conventions of the settings, with paths counted from their folder.
  var conventions: Conventions {
    var conventions = settings.conventions
    conventions.placement = placement
    return conventions
  }
}

/// The files of a project by their paths, put in order when somebody asks for one.
private final class FilesByPath: Sendable {
  private let files: [LintFile]
  private let byPath = Mutex<[String: LintFile]?>(nil)

  init(_ files: [LintFile]) {
    self.files = files
  }

  func file(at path: String) -> LintFile? {
    byPath.withLock { known in
      let found = known ?? files.reduce(into: [:]) { $0[$1.path] = $1 }
      known = found
      return found[path]
    }
  }
}

/// What each rule's findings weigh in a project, looked up once.
private struct Weights {
  private var certain: [String: Severity] = [:]
  private var likely: [String: Severity] = [:]

  init(of rules: [RuleDescription], in settings: LintSettings) {
    for rule in rules {
      certain[rule.id] = settings.severity(of: rule, .certain)
      likely[rule.id] = settings.severity(of: rule, .likely)
    }
  }

  func severity(of entry: RuleFinding) -> Severity? {
    entry.finding.certainty == .certain ? certain[entry.rule] : likely[entry.rule]
  }
}
