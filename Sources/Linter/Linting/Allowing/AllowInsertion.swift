import Diagnostics

/// Inserts comments that allow what is found now: behind the code of a line where nothing hinders it, else on a
/// line of its own before it.
struct AllowInsertion {
  let reason: String

  /// A text with comments for the findings in it; nil where a text cannot take them.
  ///
  /// - Parameter diagnostics: all in this text, in its order.
  func text(of source: SourceText, for diagnostics: [Diagnostic]) -> [UInt8]? {
    var rules: [Int: [String]] = [:]
    for diagnostic in diagnostics {
      let line = source.position(of: diagnostic.range.bytes.lowerBound).line
      if rules[line]?.contains(diagnostic.rule) != true {
        rules[line, default: []].append(diagnostic.rule)
      }
    }
    let edits = rules.sorted { $0.key < $1.key }.map { line, rules in
      edit(line, rules: rules.sorted(), in: source)
    }
    let mended = Edit.applied(edits, to: source.bytes[...])
    return ScanQuality(mended) >= ScanQuality(source.bytes) ? mended : nil
  }

  private func edit(_ line: Int, rules: [String], in source: SourceText) -> Edit {
    let range = source.lineRange(line)
    let text = source.line(line)
    let comment = "// armature:allow \(rules.joined(separator: ", ")) -- \(reason)"
    guard hasRoom(text) else {
      let blank = text.prefix { $0 == " " || $0 == "\t" }
      let place = FileRange(file: source.file, bytes: range.lowerBound..<range.lowerBound)
      return Edit(place, with: blank + comment + "\n")
    }
    let place = FileRange(file: source.file, bytes: range.upperBound..<range.upperBound)
    return Edit(place, with: " " + comment)
  }

  /// Whether the end of a line is surely code: neither a comment nor text that goes on in the next line.
  private func hasRoom(_ line: String) -> Bool {
    !["//", "/*", "*/", "\"\"\"", "#"].contains(where: line.contains) && !line.hasSuffix("\\")
  }
}

extension LintRun {
  /// Writes comments for all that is found in the wanted files, and says how many.
  mutating func addAllows(because reason: String, to groups: [LintGroup]) throws(LintFailure) {
    let insertion = AllowInsertion(reason: reason)
    // What the engine says of comments and baselines is not to be allowed but mended.
    let engine = Set(EngineRules.descriptions.map(\.id))
    let byFile = Dictionary(
      grouping: result.diagnostics.filter { !engine.contains($0.rule) }, by: \.range.file)
    let files = groups.flatMap(\.files).filter { byFile[$0.path] != nil }
    var count = 0
    var changed = 0
    for file in files {
      guard let bytes = file.read(), let found = byFile[file.path] else { continue }
      let source = SourceText(file: file.path, bytes: bytes)
      if Disk.isReadOnly(file.path) {
        result.remarks.append("left '\(file.path)' as it is: it is read-only")
        continue
      }
      guard let mended = insertion.text(of: source, for: found) else {
        result.remarks.append("left '\(file.path)' as it is: comments would break it")
        continue
      }
      do {
        try Disk.write(mended, to: file.path)
      } catch {
        throw .notWritable(file.path, reason: error.reason)
      }
      count += found.count
      changed += 1
      result.diagnostics.removeAll { $0.range.file == file.path && !engine.contains($0.rule) }
    }
    result.remarks.append(
      "allowed \(count) \(count == 1 ? "finding" : "findings") in \(changed) "
        + (changed == 1 ? "file" : "files"))
  }
}
