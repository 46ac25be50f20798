import CommandLine
import Linting
import Reporting
import SystemLibrary

/// Checks Swift files against the conventions.
struct Lint: Command {
  static let about = CommandDescription(
    "lint",
    summary: "Check Swift files against the conventions.",
    discussion: """
      Looks at the Swift files among and below the given paths, or below the working folder, and prints \
      what breaks a convention. Settings come from the nearest .swiftlint-rules upwards. A named file is \
      left out where a run over its project leaves it out; a named folder is looked through, hidden or not.

      A finding is allowed by a comment '// armature:allow rule -- reason': behind code for that line, \
      on a line of its own for the next declaration, at the top with an empty line behind it for the file; \
      '// armature:allow-begin rule -- reason' and '// armature:allow-end' allow what lies between them.

      Exit status: 0 nothing found, 1 findings at or above the level, 2 could not run, \
      64 the command line is wrong.
      """)

  @Argument("Files and folders; the working folder without any.", name: "PATH")
  var paths: [String]
  @Option("Run only this rule; may be given several times.", formerName: "rule", value: "RULE")
  var only: [String]
  @Option("Do not run this rule; may be given several times.", value: "RULE") var ignore: [String]
  @Option(
    "Set an option of a rule, over all settings; may be given several times.",
    value: "RULE.OPTION=VALUE")
  var set: [String]
  @Option(
    "How the findings are written, to a file if one is named; may be given several times.",
    value: "NAME[=FILE]")
  var format: [String]
  @Flag("Fail on warnings too.") var strict: Bool
  @Option("Fail on more warnings than this.", value: "NUMBER") var maxWarnings: Int?
  @Flag("Exit with 0 whatever is found.") var exitZero: Bool
  @Flag("Apply the fixes of certain findings.") var fix: Bool
  @Flag("Show all fixes as a diff, then the renames that are yours, and change nothing.")
  var diff: Bool
  @Flag("Say of each better name what a rename would take.") var plans: Bool
  @Flag("Insert comments that allow what is found now.") var addAllow: Bool
  @Option("Why it is allowed, for --add-allow.", value: "TEXT") var reason: String?
  @Flag("Judge the files that the next commit changes, as they are staged.") var staged: Bool
  @Option("Judge only the lines changed since a commit.", value: "REF") var since: String?
  @Option("Judge one of N parts of the files, split by their paths.", value: "K/N")
  var shard: String?
  @Flag("Read one file from the standard input.") var stdin: Bool
  @Option("The path that the text on the standard input is judged as.", value: "PATH")
  var stdinPath: String?
  @Option("The baseline, instead of .swiftlint-baseline beside the settings.", value: "FILE")
  var baseline: String?
  @Flag("Use no baseline.") var noBaseline: Bool
  @Flag("Write the baseline: a first one, or the old one without what is mended.")
  var writeBaseline: Bool
  @Flag("Take into the written baseline what is new as well.") var extend: Bool
  @Option("Tell what is new, gone and still there since a report in JSON.", value: "FILE")
  var compare: String?
  @Flag("List all findings of a file that has thousands.") var all: Bool
  @Flag("Print findings and time of each rule.") var statistics: Bool
  @Flag("Print the settings that hold, defaults included, and check nothing.")
  var showSettings: Bool
  @Flag("Print which layers name which, with counts, wrong ones and cycles, and check nothing.")
  var layers: Bool
  @Option("How many threads work.", value: "NUMBER") var jobs: Int?
  @Flag("Say no word about files without findings.", short: "q") var quiet: Bool
  @Flag("Look at every file, whatever an earlier run found in it.") var noCache: Bool

  func run() throws -> ExitStatus {
    let formats = try OutputFormats(format, environment: Environment.current)
    do {
      try checkOptions()
      if showSettings { return try printSettings() }
      if layers { return try LayerOutput(paths: paths, format: format, jobs: jobs).write() }
      let result = try LintRun.result(of: request(formats))
      let output = LintOutput(command: self, formats: formats, result: result)
      let status = try compare.map(output.write(comparedWith:)) ?? output.write()
      return withExtendedLifetime(result) { Terminal.end(with: status) }
    } catch LintFailure.wrongFiles(let diagnostics, let sources) {
      let report = Report(diagnostics, sources: sources)
      Terminal.printError(TextFormat().text(of: report))
      return .unable
    }
  }

  private func printSettings() throws -> ExitStatus {
    for path in paths.isEmpty ? ["."] : paths {
      let found = try FileSelection.settings(for: path, rules: EngineRules.known)
      if let exclusion = found.exclusion {
        Terminal.print("# '\(path)' is not linted: \(exclusion.reason)\n")
      }
      Terminal.print(found.settings.text(rules: EngineRules.known))
    }
    return .done
  }

  private func request(_ formats: OutputFormats) throws(LintFailure) -> LintRequest {
    var request = LintRequest(origin)
    request.since = since
    request.only = only
    request.ignored = ignore
    request.assigned = set
    request.reason = addAllow ? reason : nil
    request.listsAll = all
    request.tellsSubjects = compare != nil || formats.tellsSubjects
    if let shard { request.shard = try Shard(shard) }
    request.baseline = baselineUse
    request.fixes = fix
    request.plansRenames = diff || fix || plans
    request.showsWholeFiles =
      request.plansRenames || formats.outputs.contains { $0.format == .annotated }
    request.isTimed = statistics
    request.usesCache = !noCache
    if let jobs { request.threads = jobs }
    return request
  }

  private var origin: LintRequest.Origin {
    if staged { return .staged }
    if stdin { return .text(StandardInput.bytes(), path: stdinPath ?? "<stdin>.swift") }
    return .paths(paths.isEmpty ? ["."] : paths)
  }

  private var baselineUse: LintRequest.BaselineUse {
    if writeBaseline { return .write(baseline, extending: extend) }
    if noBaseline { return .none }
    return baseline.map(LintRequest.BaselineUse.file) ?? .found
  }

  /// What cannot be meant, alone or together.
  private func checkOptions() throws(LintFailure) {
    if let jobs, jobs < 1 { throw .wrongCount(jobs, of: "threads") }
    if let maxWarnings, maxWarnings < 0 { throw .negativeCount(maxWarnings, of: "warnings") }
    let isReason = reason?.contains { !$0.isWhitespace } == true
    if reason != nil, !isReason || reason?.contains(where: \.isNewline) == true {
      throw .wrongReason
    }
    let options = [
      ("--show-settings", showSettings), ("--layers", layers), ("--staged", staged),
      ("--stdin", stdin), ("--stdin-path", stdinPath != nil), ("--since", since != nil),
      ("--shard", shard != nil), ("--only", !only.isEmpty), ("--ignore", !ignore.isEmpty),
      ("--set", !set.isEmpty), ("--fix", fix), ("--diff", diff), ("--plans", plans),
      ("--format", !format.isEmpty), ("--baseline", baseline != nil),
      ("--no-baseline", noBaseline), ("--write-baseline", writeBaseline), ("--extend", extend),
      ("--compare", compare != nil), ("--add-allow", addAllow), ("--reason", reason != nil),
      ("--max-warnings", maxWarnings != nil), ("--exit-zero", exitZero), ("--strict", strict),
      ("--statistics", statistics), ("--all", all), ("PATH", !paths.isEmpty),
    ]
    let given = options.filter { $0.1 }.map { $0.0 }
    try OptionConflicts(given: Set(given)).check()
  }
}
