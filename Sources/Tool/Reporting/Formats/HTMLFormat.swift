import Diagnostics

/// One page that needs nothing else: counts by rule, then each file with its findings and their lines. It works
/// without scripts, in light and dark, and on paper.
public struct HTMLFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    let errors = report.diagnostics.count { $0.severity == .error }
    let warnings = report.diagnostics.count - errors
    let files = report.files
    let title =
      "\(report.tool.name): \(errors.counted("error")), \(warnings.counted("warning"))"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Findings</h1>
      <p><strong class="error">\(errors)</strong> \(errors == 1 ? "error" : "errors"), \
      <strong class="warning">\(warnings)</strong> \(warnings == 1 ? "warning" : "warnings") in \
      \(files.count) \(files.count == 1 ? "file" : "files"); \
      \(XMLText.escaped(report.tool.name)) \(XMLText.escaped(report.tool.version))</p>
      </header>
      <main>
      \(report.diagnostics.isEmpty ? "<p>Nothing was found.</p>" : rules(of: report))
      \(files.map { section($0.file, with: $0.diagnostics, in: report) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func rules(of report: Report) -> String {
    let counts = report.diagnostics.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    let summaries = report.rules.reduce(into: [:]) { $0[$1.id] = $1.summary }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      "<tr><td class=\"count\">\(count)</td><td><code>\(XMLText.escaped(rule))</code></td><td>"
        + XMLText.escaped(summaries[rule] ?? "") + "</td></tr>"
    }
    return """
      <table>
      <thead><tr><th>Count</th><th>Rule</th><th>Convention</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private func section(
    _ file: String, with diagnostics: ArraySlice<Diagnostic>, in report: Report
  ) -> String {
    let name = XMLText.escaped(VisibleText.of(report.repositoryPath(of: file)))
    return """
      <details open>
      <summary>\(name) <span>\(diagnostics.count)</span></summary>
      <ol>
      \(diagnostics.map { item($0, in: report) }.joined(separator: "\n"))
      </ol>
      </details>
      """
  }

  private func item(_ diagnostic: Diagnostic, in report: Report) -> String {
    let severity = diagnostic.severity.rawValue
    let start = report.span(of: diagnostic.range)?.start
    let notes = diagnostic.finding.notes.map { note in
      "<p class=\"note\">\(XMLText.escaped(VisibleText.of(note.message)))</p>"
    }
    return """
      <li><p><span class="place">\(start.map { "\($0.line):\($0.column)" } ?? "")</span> \
      <strong class="\(severity)">\(severity)</strong> \
      \(XMLText.escaped(VisibleText.of(diagnostic.message))) \
      <code>\(XMLText.escaped(diagnostic.rule))</code></p>\(excerpt(of: diagnostic, in: report))\
      \(notes.joined())</li>
      """
  }

  /// The line with what is meant marked.
  private func excerpt(of diagnostic: Diagnostic, in report: Report) -> String {
    guard let source = report.sources[diagnostic.range.file] else { return "" }
    let range = diagnostic.range.bytes
    let line = source.lineRange(source.position(of: range.lowerBound).line)
    let shown = Excerpt.window(around: range.clamped(to: line), in: line, of: source)
    let marked = range.clamped(to: shown)
    let parts = [
      shown.lowerBound..<marked.lowerBound, marked, marked.upperBound..<shown.upperBound,
    ].map { XMLText.escaped(VisibleText.of(source.text(in: $0))) }
    return "<pre>\(parts[0])<mark>\(parts[1])</mark>\(parts[2])</pre>"
  }

  private static let style = """
    :root { color-scheme: light dark; --error: #b3261e; --warning: #8a5a00; --line: #8884; }
    @media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffca70; } }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
    h1 { font-size: 1.6rem; margin: 0; }
    header p { margin: .25rem 0 1.5rem; }
    table { border-collapse: collapse; margin-bottom: 2rem; width: 100%; }
    th, td { border-bottom: 1px solid var(--line); padding: .3rem .75rem .3rem 0; text-align: left; }
    td { vertical-align: top; }
    .count, .place { font-variant-numeric: tabular-nums; }
    td.count, th:first-child { text-align: right; width: 4rem; }
    code, pre, summary { font-family: ui-monospace, monospace; font-size: .9em; }
    details { border-top: 1px solid var(--line); padding: .6rem 0; }
    summary { cursor: pointer; font-weight: 600; word-break: break-all; }
    summary span { font-weight: 400; opacity: .7; }
    ol { list-style: none; margin: 0; padding: 0 0 0 1rem; }
    li p { margin: .6rem 0 .2rem; padding-left: 4.25rem; }
    .place { display: inline-block; margin-left: -4.25rem; min-width: 4rem; opacity: .7; }
    .error { color: var(--error); }
    .warning { color: var(--warning); }
    .note { opacity: .8; }
    pre { background: #8881; margin: .2rem 0 .2rem 4.25rem; overflow-x: auto; padding: .3rem .6rem; }
    mark { background: none; color: inherit; text-decoration: underline wavy var(--error); }
    """
}
