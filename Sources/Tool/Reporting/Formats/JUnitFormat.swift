import Diagnostics

/// JUnit's XML: an error is a failed test case; a warning is one that passed and says something, since the run
/// does not fail because of it.
public struct JUnitFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    let failures = report.diagnostics.count { $0.severity == .error }
    let count = max(report.diagnostics.count, 1)
    let attributes = "tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\""
    let cases = zip(report.diagnostics, names(of: report)).map {
      testCase(for: $0, named: $1, in: report)
    }
    let name = XMLText.escaped(report.tool.name)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)" \(attributes)>
        <testsuite name="\(name)" \(attributes)>
      \(cases.isEmpty ? "    <testcase classname=\"\(name)\" name=\"no findings\"/>" : "")\
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  /// The places of the findings; where one rule has several at a place, they are numbered: servers take two test
  /// cases with one name for one.
  private func names(of report: Report) -> [String] {
    var counts: [String: Int] = [:]
    return report.diagnostics.map { diagnostic in
      let start = report.span(of: diagnostic.range)?.start
      let file = report.repositoryPath(of: diagnostic.range.file)
      let place = "\(file):\(start?.line ?? 1):\(start?.column ?? 1)"
      counts[diagnostic.rule + " " + place, default: 0] += 1
      let count = counts[diagnostic.rule + " " + place] ?? 1
      return count == 1 ? place : "\(place) (\(count))"
    }
  }

  private func testCase(
    for diagnostic: Diagnostic, named name: String, in report: Report
  ) -> String {
    let text = TextFormat(tellsRepositoryPaths: true).text(of: diagnostic, in: report)
    let place = XMLText.escaped(name)
    let message = XMLText.escaped(diagnostic.message)
    let rule = XMLText.escaped(diagnostic.rule)
    let body =
      diagnostic.severity == .error
      ? "<failure type=\"\(rule)\" message=\"\(message)\">\(XMLText.escaped(text))</failure>"
      : "<system-out>\(XMLText.escaped(text))</system-out>"
    return """
          <testcase classname="\(rule)" name="\(place)">
            \(body)
          </testcase>
      """
  }
}
