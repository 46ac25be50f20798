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

  /// Whether a format tells what findings are about.
  var tellsSubjects: Bool { outputs.contains { $0.format == .json } }

  /// - Parameter requests: as given on the command line: `NAME` or `NAME=FILE`.
  init(_ requests: [String], environment: Environment) throws(LintFailure) {
    guard !requests.isEmpty else {
      outputs = Self.usual(in: environment)
      return
    }
    outputs = try OutputRequest.all(requests).map { request throws(LintFailure) in
      guard let format = ReportFormat(rawValue: request.name) else {
        throw .unknownFormat(request.name, known: ReportFormat.allCases.map(\.rawValue))
      }
      return Output(format: format, file: request.file)
    }
  }

  /// GitHub reads annotations from the log; GitLab wants a file and leaves the log to people.
  private static func usual(in environment: Environment) -> [Output] {
    if environment["GITHUB_ACTIONS"] == "true" { return [Output(format: .github, file: nil)] }
    let text = Output(format: .text, file: nil)
    guard environment["GITLAB_CI"] == "true" else { return [text] }
    return [text, Output(format: .gitlab, file: "gl-code-quality-report.json")]
  }
}
