import Diagnostics

/// Workflow commands that GitHub Actions turns into annotations of a pull request.
public struct GitHubFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    report.diagnostics.map { command(for: $0, in: report) }.joined()
  }

  private func command(for diagnostic: Diagnostic, in report: Report) -> String {
    let file = report.repositoryPath(of: diagnostic.range.file)
    var properties = ["file=" + Self.escapedProperty(file)]
    if let span = report.wideSpan(of: diagnostic.range) {
      properties += ["line=\(span.start.line)", "endLine=\(span.end.line)"]
      if span.start.line == span.end.line {
        let last = max(span.end.column - 1, span.start.column)
        properties += ["col=\(span.start.column)", "endColumn=\(last)"]
      }
    }
    properties.append("title=" + Self.escapedProperty(diagnostic.rule))
    let notes = diagnostic.finding.notes.map { "\nnote: " + $0.message }.joined()
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::"
      + Self.escapedData(diagnostic.message + notes) + "\n"
  }

  private static func escapedData(_ text: String) -> String {
    escaped(text, table: ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, table: ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
