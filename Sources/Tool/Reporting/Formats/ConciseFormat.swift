import Diagnostics

/// `file:line:column: error: message [rule]`, one line each, as compilers and editors have it.
public struct ConciseFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    report.diagnostics.map { diagnostic in
      let start = report.span(of: diagnostic.range)?.start
      let place = start.map { ":\($0.line):\($0.column)" } ?? ""
      let message = VisibleText.of(diagnostic.message).split(separator: "\n").joined(separator: " ")
      return VisibleText.of(diagnostic.range.file) + place
        + ": \(diagnostic.severity.rawValue): \(message) [\(diagnostic.rule)]\n"
    }.joined()
  }
}
