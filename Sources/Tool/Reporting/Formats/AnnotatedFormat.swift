import Diagnostics

/// The source itself with a comment line of carets below each line that has a finding: the notation of
/// examples and fixtures. `stripped` takes the comment lines out again.
///
/// The comment begins in the first column. Carets for a range that begins below the comment sign follow
/// it after `<` (first column of the line) or `<<` (second).
public struct AnnotatedFormat: Sendable {
  /// What begins a comment in the language of the file.
  public let comment: String

  public init(comment: String = "//") {
    self.comment = comment
  }

  /// The files of a report in the order of their paths, each under its name where there are several.
  public func text(of report: Report) -> String {
    let files = Set(report.diagnostics.map(\.range.file)).sorted()
    let sources = files.compactMap { report.sources[$0] }
    return sources.map { source in
      let heading = sources.count > 1 ? "\(comment) file: \(VisibleText.of(source.file))\n" : ""
      return heading + text(of: report.diagnostics, in: source)
    }.joined()
  }

  /// One file with all that was found in it; diagnostics of other files are left out.
  public func text(of diagnostics: [Diagnostic], in source: SourceText) -> String {
    let found = Dictionary(grouping: diagnostics.filter { $0.range.file == source.file }) {
      source.position(of: $0.range.bytes.lowerBound).line
    }
    var text = ""
    for line in 1...source.lineCount {
      let isLast = line == source.lineCount
      let content = source.line(line)
      if !isLast || !content.isEmpty { text += content + "\n" }
      for diagnostic in (found[line] ?? []).sorted() {
        text += caretLine(of: diagnostic, in: source)
      }
    }
    return source.bytes.last == 0x0A || text.isEmpty ? text : String(text.dropLast())
  }

  private func caretLine(of diagnostic: Diagnostic, in source: SourceText) -> String {
    let range = diagnostic.range.bytes
    let line = source.lineRange(source.position(of: range.lowerBound).line)
    let marked = range.clamped(to: line)
    let before = VisibleText.blank(source.text(in: line.lowerBound..<marked.lowerBound))
    let width = max(VisibleText.width(of: source.text(in: marked)), 1)
    let carets = indentation(behind: before) + String(repeating: "^", count: width)
    return "\(comment)\(carets) \(diagnostic.rule): \(VisibleText.of(diagnostic.message))\n"
  }

  /// What goes between the comment sign and the carets; a tab swallows the sign.
  private func indentation(behind before: String) -> String {
    if before.hasPrefix("\t") { return before }
    return before.count < comment.count
      ? String(repeating: "<", count: before.count + 1)
      : String(before.dropFirst(comment.count))
  }

  /// The text without its lines of carets, whichever way its lines end.
  public func stripped(_ text: String) -> String {
    // By scalars, because CR and LF together are one character.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
      .filter { !isCaretLine($0) }
      .joined(separator: "\n")
  }

  private func isCaretLine(_ line: Substring) -> Bool {
    guard line.hasPrefix(comment) else { return false }
    let carets = line.dropFirst(comment.count).drop { " \t<".contains($0) }
    let rest = carets.drop { $0 == "^" }
    return rest.startIndex > carets.startIndex && rest.hasPrefix(" ") && rest.contains(":")
  }
}
