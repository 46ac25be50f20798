import Diagnostics

/// `file:line:column: error: message [rule]`, the source line, carets below what is meant, and notes.
public struct TextFormat: Sendable {
  /// Escape sequences for terminals: asked for, never guessed here.
  public let isColored: Bool

  public init(isColored: Bool = false) {
    self.isColored = isColored
  }

  public func text(of report: Report) -> String {
    text(of: report.diagnostics, in: report)
  }

  /// One diagnostic, each of its lines ended.
  public func text(of diagnostic: Diagnostic, in report: Report) -> String {
    text(of: [diagnostic], in: report)
  }

  /// Some of a report's diagnostics. Put together as bytes, since a tree may have tens of thousands of them.
  public func text(of diagnostics: some Collection<Diagnostic>, in report: Report) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(diagnostics.count * 256)
    for diagnostic in diagnostics { add(diagnostic, in: report, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private func add(_ diagnostic: Diagnostic, in report: Report, to text: inout [UInt8]) {
    let severity = diagnostic.severity
    let source = report.sources[diagnostic.range.file]
    let position = source?.position(of: diagnostic.range.bytes.lowerBound)
    add(Self.place(of: diagnostic.range, at: position) + ": ", .bold, to: &text)
    add(severity.rawValue + ": ", severity == .error ? .red : .yellow, to: &text)
    add(VisibleText.of(diagnostic.message), .bold, to: &text)
    text.append(contentsOf: " [\(diagnostic.rule)]\n".utf8)
    if let source, let position {
      addExcerpt(of: diagnostic.range.bytes, onLine: position.line, of: source, to: &text)
    }
    for note in diagnostic.finding.notes { add(note, in: report, to: &text) }
  }

  private func add(_ note: Note, in report: Report, to text: inout [UInt8]) {
    guard let range = note.range else {
      return text.append(contentsOf: "  note: \(VisibleText.of(note.message))\n".utf8)
    }
    let source = report.sources[range.file]
    let position = source?.position(of: range.bytes.lowerBound)
    let line = "\(Self.place(of: range, at: position)): note: \(VisibleText.of(note.message))\n"
    text.append(contentsOf: line.utf8)
    if let source, let position {
      addExcerpt(of: range.bytes, onLine: position.line, of: source, to: &text)
    }
  }

  private static func place(of range: FileRange, at position: TextPosition?) -> String {
    let file = VisibleText.of(range.file)
    return position.map { "\(file):\($0.line):\($0.column)" } ?? file
  }

  private func addExcerpt(
    of range: Range<Int>, onLine line: Int, of source: SourceText, to text: inout [UInt8]
  ) {
    let excerpt = Excerpt(of: range, onLine: line, of: source)
    text.append(contentsOf: excerpt.line)
    text.append(UInt8(ascii: "\n"))
    text.append(contentsOf: excerpt.indentation)
    add(String(repeating: "^", count: excerpt.caretCount), .green, to: &text)
    text.append(UInt8(ascii: "\n"))
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
  }

  private func add(_ part: String, _ style: Style, to text: inout [UInt8]) {
    if isColored { text.append(contentsOf: "\u{1B}[\(style.rawValue)m".utf8) }
    text.append(contentsOf: part.utf8)
    if isColored { text.append(contentsOf: "\u{1B}[0m".utf8) }
  }
}
