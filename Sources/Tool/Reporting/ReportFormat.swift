/// The formats by their names on the command line.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case concise
  case grouped
  case annotated
  case html
  case json
  case sarif
  case github
  case gitlab
  case junit
  case checkstyle

  /// One line for the help.
  public var summary: String {
    switch self {
    case .text: "for people: place, message, source line, carets"
    case .concise: "one line each"
    case .grouped: "below the names of their files"
    case .html: "one page for a browser"
    case .checkstyle: "Checkstyle's XML for build servers"
    case .annotated: "the source with a comment line of carets below each finding"
    case .json: "for scripts: version 1, columns in UTF-8 bytes from 1"
    case .sarif: "SARIF 2.1.0 for code scanning"
    case .github: "annotations of GitHub Actions"
    case .gitlab: "a Code Quality report for GitLab"
    case .junit: "JUnit XML for everything else"
    }
  }

  /// Whether paths begin at the root of each file's repository; for people they begin at the working folder.
  public var tellsRepositoryPaths: Bool {
    switch self {
    case .text, .concise, .grouped, .annotated: false
    case .html, .json, .sarif, .github, .gitlab, .junit, .checkstyle: true
    }
  }

  /// The report in this format; color is for `text` alone.
  public func text(of report: Report, isColored: Bool = false) -> String {
    switch self {
    case .text: TextFormat(isColored: isColored).text(of: report)
    case .annotated: AnnotatedFormat().text(of: report)
    case .concise: ConciseFormat().text(of: report)
    case .grouped: GroupedFormat().text(of: report)
    case .html: HTMLFormat().text(of: report)
    case .checkstyle: CheckstyleFormat().text(of: report)
    case .json: JSONFormat().text(of: report)
    case .sarif: SARIFFormat().text(of: report)
    case .github: GitHubFormat().text(of: report)
    case .gitlab: GitLabFormat().text(of: report)
    case .junit: JUnitFormat().text(of: report)
    }
  }
}
