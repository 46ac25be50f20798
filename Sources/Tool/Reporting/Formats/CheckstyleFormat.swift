import Diagnostics

/// Checkstyle's XML, which most servers for builds read.
public struct CheckstyleFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    let files = report.files.map { file, diagnostics in
      let name = XMLText.escaped(report.repositoryPath(of: file))
      return "  <file name=\"\(name)\">\n" + diagnostics.map { error($0, in: report) }.joined()
        + "  </file>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
      + files.joined() + "</checkstyle>\n"
  }

  private func error(_ diagnostic: Diagnostic, in report: Report) -> String {
    let start = report.span(of: diagnostic.range)?.start
    return "    <error line=\"\(start?.line ?? 1)\" column=\"\(start?.column ?? 1)\" "
      + "severity=\"\(diagnostic.severity.rawValue)\" "
      + "message=\"\(XMLText.escaped(diagnostic.message))\" "
      + "source=\"\(XMLText.escaped(report.tool.name)).\(XMLText.escaped(diagnostic.rule))\"/>\n"
  }
}
