import Diagnostics

/// `file:line:column: error: message [rule]`, the source line, carets below what is meant, and notes.
public struct TextFormat: Sendable {
  /// Escape sequences for terminals: asked for, never guessed here.
  public let isColored: Bool
  /// Whether paths begin at the root of the repository and not where the run has begun.
  private let tellsRepositoryPaths: Bool

  public init(isColored: Bool = false, tellsRepositoryPaths: Bool = false) {
    self.isColored = isColored
    self.tellsRepositoryPaths = tellsRepositoryPaths
  }

  public func text(of report: Report) -> String {
    text(of: report.diagnostics, in: report)
  }

  /// One diagnostic, each of its lines ended.
  public func text(of diagnostic: Diagnostic, in report: Report) -> String {
    text(of: [diagnostic], in: report)
  }

  private func text(of diagnostics: some Collection<Diagnostic>, in report: Report) -> String {
    String(decoding: bytes(of: diagnostics, in: report), as: UTF8.self)
  }

  /// The text about some of a report's diagnostics, in UTF-8: a tree may have hundreds of thousands of them.
  public func bytes(of diagnostics: some Collection<Diagnostic>, in report: Report) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(diagnostics.count * 256)
    var place = place(of: "", in: report)
    for diagnostic in diagnostics {
      // Diagnostics of one file stand together.
      if diagnostic.range.file != place.file {
        place = self.place(of: diagnostic.range.file, in: report)
      }
      add(diagnostic, in: place, of: report, to: &text)
    }
    return text
  }

  /// A file that diagnostics point into.
  private struct Place {
    let file: String
    /// How its path is shown.
    let path: [UInt8]
    let source: SourceText?
  }

  private func place(of file: String, in report: Report) -> Place {
    let path = tellsRepositoryPaths ? report.repositoryPath(of: file) : file
    return Place(
      file: file, path: Array(VisibleText.of(path).utf8), source: report.sources[file])
  }

  private func add(
    _ diagnostic: Diagnostic, in place: Place, of report: Report, to text: inout [UInt8]
  ) {
    let severity = diagnostic.severity
    let found = place.source?.place(of: diagnostic.range.bytes.lowerBound)
    begin(.bold, in: &text)
    Self.add(place, at: found?.position, to: &text)
    text.append(": ")
    end(in: &text)
    let isError = severity == .error
    add(isError ? "error: " : "warning: ", in: isError ? .red : .yellow, to: &text)
    add(VisibleText.of(diagnostic.message), in: .bold, to: &text)
    text.append(" [")
    text.append(diagnostic.rule)
    text.append("]\n")
    if let source = place.source, let found {
      addExcerpt(of: diagnostic.range.bytes, in: found.line, of: source, to: &text)
    }
    for note in diagnostic.finding.notes { add(note, in: report, to: &text) }
  }

  private func add(_ note: Note, in report: Report, to text: inout [UInt8]) {
    let place = note.range.map { self.place(of: $0.file, in: report) }
    let found = note.range.flatMap { place?.source?.place(of: $0.bytes.lowerBound) }
    if let place {
      Self.add(place, at: found?.position, to: &text)
      text.append(UInt8(ascii: ":"))
    } else {
      text.append(UInt8(ascii: " "))
    }
    text.append(" note: ")
    text.append(VisibleText.of(note.message))
    text.append(UInt8(ascii: "\n"))
    if let range = note.range, let source = place?.source, let found {
      addExcerpt(of: range.bytes, in: found.line, of: source, to: &text)
    }
  }

  private static func add(_ place: Place, at position: TextPosition?, to text: inout [UInt8]) {
    text.append(contentsOf: place.path)
    guard let position else { return }
    for number in [position.line, position.column] {
      text.append(UInt8(ascii: ":"))
      add(number, to: &text)
    }
  }

  /// In figures, without a text being made of it.
  private static func add(_ number: Int, to text: inout [UInt8]) {
    if number > 9 { add(number / 10, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  private func addExcerpt(
    of range: Range<Int>, in line: Range<Int>, of source: SourceText, to text: inout [UInt8]
  ) {
    let excerpt = Excerpt(of: range, in: line, of: source)
    text.append(contentsOf: excerpt.line)
    text.append(UInt8(ascii: "\n"))
    text.append(contentsOf: excerpt.indentation)
    begin(.green, in: &text)
    text.append(contentsOf: repeatElement(UInt8(ascii: "^"), count: excerpt.caretCount))
    end(in: &text)
    text.append(UInt8(ascii: "\n"))
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
  }

  private func add(_ part: String, in style: Style, to text: inout [UInt8]) {
    begin(style, in: &text)
    text.append(part)
    end(in: &text)
  }

  private func begin(_ style: Style, in text: inout [UInt8]) {
    if isColored { text.append("\u{1B}[\(style.rawValue)m") }
  }

  private func end(in text: inout [UInt8]) {
    if isColored { text.append("\u{1B}[0m") }
  }
}

extension [UInt8] {
  /// Adds a text in UTF-8.
  fileprivate mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
      append(contentsOf: text.utf8)
    }
  }
}
