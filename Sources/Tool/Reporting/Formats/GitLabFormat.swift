import Diagnostics

/// A Code Quality report, which GitLab shows in merge requests: issues as the specification of Code Climate's
/// engines has them.
public struct GitLabFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    JSONValue.array(
      zip(report.diagnostics, report.distinctFingerprints).map {
        entry(for: $0, fingerprint: $1, in: report)
      }
    ).document
  }

  private func entry(
    for diagnostic: Diagnostic, fingerprint: String, in report: Report
  ) -> JSONValue {
    let span = report.span(of: diagnostic.range)
    let lines = JSONValue.object([
      ("begin", .number(span?.start.line ?? 1)), ("end", .number(span?.end.line ?? 1)),
    ])
    let path = report.repositoryPath(of: diagnostic.range.file)
    return .object([
      ("type", "issue"),
      ("categories", .array(["Style"])),
      ("description", .string(diagnostic.message)),
      ("check_name", .string(diagnostic.rule)),
      ("fingerprint", .string(fingerprint)),
      ("severity", diagnostic.severity == .error ? "major" : "minor"),
      ("location", .object([("path", .string(path)), ("lines", lines)])),
    ])
  }
}
