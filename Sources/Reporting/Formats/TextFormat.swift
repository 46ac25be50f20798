import Diagnostics

/// `file:line:column: error: message [rule]`, the source line, carets below what is meant, and notes.
public struct TextFormat: Sendable {
  /// Escape sequences for terminals: asked for, never guessed here.
  public let isColored: Bool

  public init(isColored: Bool = false) {
    self.isColored = isColored
  }

  public func text(of report: Report) -> String {
    report.diagnostics.map { text(of: $0, in: report) }.joined()
  }

  /// One diagnostic, each of its lines ended.
  public func text(of diagnostic: Diagnostic, in report: Report) -> String {
    let severity = diagnostic.severity
    var text = styled(place(of: diagnostic.range, in: report) + ": ", .bold)
    text += styled(severity.rawValue + ": ", severity == .error ? .red : .yellow)
    text += styled(VisibleText.of(diagnostic.message), .bold) + " [\(diagnostic.rule)]\n"
    text += excerpt(of: diagnostic.range, in: report)
    for note in diagnostic.finding.notes { text += line(of: note, in: report) }
    return text
  }

  private func line(of note: Note, in report: Report) -> String {
    guard let range = note.range else { return "  note: \(VisibleText.of(note.message))\n" }
    return "\(place(of: range, in: report)): note: \(VisibleText.of(note.message))\n"
      + excerpt(of: range, in: report)
  }

  private func place(of range: FileRange, in report: Report) -> String {
    let file = VisibleText.of(range.file)
    guard let start = report.span(of: range)?.start else { return file }
    return "\(file):\(start.line):\(start.column)"
  }

  private func excerpt(of range: FileRange, in report: Report) -> String {
    guard let source = report.sources[range.file] else { return "" }
    let excerpt = Excerpt(of: range.bytes, in: source)
    return excerpt.line + "\n" + excerpt.indentation + styled(excerpt.carets, .green) + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
