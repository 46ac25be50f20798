import Diagnostics

/// All fixes of a run as a unified diff, as `patch` and `git apply` read it.
public struct FixDiff {
  private let diagnostics: [Diagnostic]
  private let sources: [String: SourceText]

  /// How many unchanged lines stand around a change.
  private static let context = 3

  public init(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    self.diagnostics = diagnostics
    self.sources = sources.reduce(into: [:]) { $0[$1.file] = $1 }
  }

  public var text: String {
    FixPlan(diagnostics.compactMap(\.finding.fix)).files.compactMap { file in
      sources[file.path].map { text(of: file, source: $0) }
    }.joined()
  }

  /// Lines of the old text that become other lines.
  private struct Change {
    /// From 1, as in `SourceText`.
    var lines: ClosedRange<Int>
    var edits: [Edit]
  }

  private func text(of file: FixPlan.File, source: SourceText) -> String {
    var changes: [Change] = []
    for edit in file.edits {
      let first = source.position(of: edit.range.bytes.lowerBound).line
      let last = max(first, source.position(of: edit.range.bytes.upperBound).line)
      if let previous = changes.last, previous.lines.upperBound >= first {
        let end = max(last, previous.lines.upperBound)
        changes[changes.count - 1].lines = previous.lines.lowerBound...end
        changes[changes.count - 1].edits.append(edit)
      } else {
        changes.append(Change(lines: first...last, edits: [edit]))
      }
    }
    let path = file.path.hasPrefix("/") ? String(file.path.dropFirst()) : file.path
    return "--- a/\(path)\n+++ b/\(path)\n" + hunks(of: changes, source)
  }

  private func hunks(of changes: [Change], _ source: SourceText) -> String {
    var groups: [[Change]] = []
    for change in changes {
      if let last = groups.last?.last,
        change.lines.lowerBound - last.lines.upperBound <= 2 * Self.context
      {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    var text = ""
    var shift = 0
    for group in groups { text += hunk(of: group, source, shift: &shift) }
    return text
  }

  private func hunk(of changes: [Change], _ source: SourceText, shift: inout Int) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let lineCount = source.bytes.last == 0x0A ? source.lineCount - 1 : source.lineCount
    let start = max(first.lines.lowerBound - Self.context, 1)
    let end = min(last.lines.upperBound + Self.context, max(lineCount, 1))
    var body: [String] = []
    var line = start
    var newCount = 0
    for change in changes {
      body += (line..<change.lines.lowerBound).map { " " + Self.content($0, of: source) }
      newCount += change.lines.lowerBound - line
      body += change.lines.map { "-" + Self.content($0, of: source) }
      let mended = Self.mended(change, in: source)
      body += mended.map { "+" + $0 }
      newCount += mended.count
      line = change.lines.upperBound + 1
    }
    if line <= end {
      body += (line...end).map { " " + Self.content($0, of: source) }
      newCount += end - line + 1
    }
    let header = "@@ -\(start),\(end - start + 1) +\(start + shift),\(newCount) @@\n"
    shift += newCount - (end - start + 1)
    return header + body.map { Self.ended($0) }.joined()
  }
}

extension FixDiff {
  /// A line with its own line end, which belongs to what is compared.
  private static func content(_ line: Int, of source: SourceText) -> String {
    source.text(in: bytes(of: line...line, source: source))
  }

  private static func bytes(of lines: ClosedRange<Int>, source: SourceText) -> Range<Int> {
    let start = source.lineRange(lines.lowerBound).lowerBound
    let isLast = lines.upperBound >= source.lineCount
    let end = isLast ? source.bytes.count : source.lineRange(lines.upperBound + 1).lowerBound
    return start..<max(start, end)
  }

  /// The new lines in place of the changed ones.
  private static func mended(_ change: Change, in source: SourceText) -> [String] {
    let range = bytes(of: change.lines, source: source)
    let bytes = Edit.applied(change.edits, to: source.bytes[range])
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty == true
    if isEnded { lines.removeLast() }
    return lines.enumerated().map { number, line in
      let hasEnd = isEnded || number < lines.count - 1
      return String(decoding: line, as: UTF8.self) + (hasEnd ? "\n" : "")
    }
  }

  private static func ended(_ line: String) -> String {
    line.utf8.last == 0x0A ? line : line + "\n\\ No newline at end of file\n"
  }
}
