import Diagnostics

/// JUnit's XML: an error is a failed test case; a warning is one that passed and says something, since the run
/// does not fail because of it.
public struct JUnitFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    let failures = report.diagnostics.count { $0.severity == .error }
    let count = max(report.diagnostics.count, 1)
    let attributes = "tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\""
    let cases = report.diagnostics.map { testCase(for: $0, in: report) }
    let name = Self.escaped(report.tool.name)
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

  private func testCase(for diagnostic: Diagnostic, in report: Report) -> String {
    let text = TextFormat().text(of: diagnostic, in: report)
    let line = report.span(of: diagnostic.range)?.start.line ?? 1
    let place = Self.escaped("\(diagnostic.range.file):\(line)")
    let message = Self.escaped(diagnostic.message)
    let rule = Self.escaped(diagnostic.rule)
    let body =
      diagnostic.severity == .error
      ? "<failure type=\"\(rule)\" message=\"\(message)\">\(Self.escaped(text))</failure>"
      : "<system-out>\(Self.escaped(text))</system-out>"
    return """
          <testcase classname="\(rule)" name="\(place)">
            \(body)
          </testcase>
      """
  }

  /// Without the characters that XML 1.0 cannot say at all.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n": "&#10;"
    case "\r": "&#13;"
    case "\t": "&#9;"
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(scalar)
    }
  }
}
