import Diagnostics

/// All fixes of a run as a unified diff, as `patch` and `git apply` read it.
public struct FixDiff {
  private let diagnostics: [Diagnostic]
  private let sources: [String: SourceText]
  /// What stands in front of paths from the working folder.
  private let prefix: String

  /// How many unchanged lines stand around a change.
  private static let context = 3

  /// Paths are seen from the working folder; from the root of its repository where one leads out of that folder, which
  /// no program that applies a diff would follow.
  ///
  /// - Parameter prefix: the working folder as seen from that root, with a slash at its end.
  public init(_ diagnostics: [Diagnostic], sources: [SourceText], prefix: String = "") {
    self.diagnostics = diagnostics
    self.prefix = diagnostics.contains { $0.range.file.hasPrefix("../") } ? prefix : ""
    self.sources = sources.reduce(into: [:]) { $0[$1.file] = $1 }
  }

  /// The diff in the bytes of the files, which need not be UTF-8.
  public var bytes: [UInt8] {
    FixPlan(diagnostics.compactMap(\.finding.fix)).files.flatMap { file in
      sources[file.path].map { bytes(of: file, source: $0) } ?? []
    }
  }

  /// Lines of the old text that become other lines.
  private struct Change {
    /// From 1, as in `SourceText`.
    var lines: ClosedRange<Int>
    var edits: [Edit]
  }

  private func bytes(of file: FixPlan.File, source: SourceText) -> [UInt8] {
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
    let path = shown(file.path)
    let (old, new) = (GitPath(of: "a/" + path), GitPath(of: "b/" + path))
    return "--- \(old.printed)\n+++ \(new.printed)\n".utf8 + hunks(of: changes, source)
  }

  private func shown(_ path: String) -> String {
    if path.hasPrefix("/") { return String(path.dropFirst()) }
    let parts = path.split(separator: "/")
    let around = prefix.split(separator: "/")
    let up = parts.prefix { $0 == ".." }.count
    guard up <= around.count else { return path }
    return (around.dropLast(up) + parts.dropFirst(up)).joined(separator: "/")
  }

  private func hunks(of changes: [Change], _ source: SourceText) -> [UInt8] {
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
    var shift = 0
    return groups.flatMap { hunk(of: $0, source, shift: &shift) }
  }

  private func hunk(of changes: [Change], _ source: SourceText, shift: inout Int) -> [UInt8] {
    guard let first = changes.first, let last = changes.last else { return [] }
    let lineCount = source.bytes.last == 0x0A ? source.lineCount - 1 : source.lineCount
    let start = max(first.lines.lowerBound - Self.context, 1)
    let end = min(last.lines.upperBound + Self.context, max(lineCount, 1))
    var body: [UInt8] = []
    var line = start
    var newCount = 0
    for change in changes {
      for kept in line..<change.lines.lowerBound { body += Self.line(kept, of: source, after: " ") }
      newCount += change.lines.lowerBound - line
      for old in change.lines { body += Self.line(old, of: source, after: "-") }
      let mended = Self.mended(change, in: source)
      for new in mended { body += Self.line(new, after: "+") }
      newCount += mended.count
      line = change.lines.upperBound + 1
    }
    if line <= end {
      for kept in line...end { body += Self.line(kept, of: source, after: " ") }
      newCount += end - line + 1
    }
    let header = "@@ -\(start),\(end - start + 1) +\(start + shift),\(newCount) @@\n"
    shift += newCount - (end - start + 1)
    return header.utf8 + body
  }
}

extension FixDiff {
  /// A line of a hunk, with the line end of the file's line, which belongs to what is compared.
  private static func line(_ number: Int, of source: SourceText, after sign: String) -> [UInt8] {
    line(source.bytes[bytes(of: number...number, source: source)], after: sign)
  }

  private static func line(_ bytes: ArraySlice<UInt8>, after sign: String) -> [UInt8] {
    let end = bytes.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
    return Array(sign.utf8) + bytes + end.utf8
  }

  private static func bytes(of lines: ClosedRange<Int>, source: SourceText) -> Range<Int> {
    let start = source.lineRange(lines.lowerBound).lowerBound
    let isLast = lines.upperBound >= source.lineCount
    let end = isLast ? source.bytes.count : source.lineRange(lines.upperBound + 1).lowerBound
    return start..<max(start, end)
  }

  /// The new lines in place of the changed ones, with their line ends.
  private static func mended(_ change: Change, in source: SourceText) -> [ArraySlice<UInt8>] {
    let range = bytes(of: change.lines, source: source)
    var rest = Edit.applied(change.edits, to: source.bytes[range])[...]
    var lines: [ArraySlice<UInt8>] = []
    while let start = rest.indices.first {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[start..<end])
      rest = rest[end...]
    }
    return lines
  }
}
