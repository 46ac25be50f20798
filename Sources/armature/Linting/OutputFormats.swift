import Linting
import Reporting

/// Where the findings go, and in which formats: what the user asks for, else what fits the CI that runs this.
struct OutputFormats {
  struct Output {
    let format: ReportFormat
    /// Nil for the standard output.
    let file: String?
  }

  let outputs: [Output]

  /// Whether a format tells the fixes of findings.
  var showFixes: Bool { outputs.contains { $0.format == .json || $0.format == .sarif } }

  /// - Parameter wishes: as given on the command line: `NAME` or `NAME=FILE`.
  init(_ wishes: [String], environment: Environment) throws(LintFailure) {
    guard !wishes.isEmpty else {
      outputs = Self.usual(in: environment)
      return
    }
    var outputs: [Output] = []
    for wish in wishes { outputs.append(try Self.output(wish)) }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw .conflictingOptions("--format \(wishes[0])", "another --format without a file")
    }
    self.outputs = outputs
  }

  private static func output(_ wish: String) throws(LintFailure) -> Output {
    let parts = wish.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])) else {
      throw .unknownFormat(String(parts[0]), known: ReportFormat.allCases.map(\.rawValue))
    }
    let file = parts.count > 1 ? String(parts[1]) : ""
    return Output(format: format, file: file.isEmpty ? nil : file)
  }

  /// GitHub reads annotations from the log; GitLab wants a file and leaves the log to people.
  private static func usual(in environment: Environment) -> [Output] {
    if environment["GITHUB_ACTIONS"] == "true" { return [Output(format: .github, file: nil)] }
    let text = Output(format: .text, file: nil)
    guard environment["GITLAB_CI"] == "true" else { return [text] }
    return [text, Output(format: .gitlab, file: "gl-code-quality-report.json")]
  }
}
