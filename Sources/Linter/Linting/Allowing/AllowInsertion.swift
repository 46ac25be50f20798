import Diagnostics
import SourceModel

/// Inserts comments that allow what is found now: behind the code of a line where nothing hinders it, else on a
/// line of its own before it.
struct AllowInsertion {
  let reason: String

  /// A text with comments for the findings in it; nil where a text cannot take them.
  ///
  /// - Parameter diagnostics: all in this text, in its order.
  func text(of text: SourceText, for diagnostics: [Diagnostic]) -> [UInt8]? {
    var scanner = SourceScanner()
    let source = scanner.source(at: text.file, bytes: text.bytes, conventions: Conventions())
    let lines = AllowLines(of: text, in: source)
    var rules: [AllowLines.Place: Set<String>] = [:]
    for diagnostic in diagnostics {
      rules[lines.place(for: diagnostic.range.bytes.lowerBound), default: []].insert(
        diagnostic.rule)
    }
    let edits = rules.sorted { $0.key < $1.key }.map { place, rules in
      edit(place, rules: rules.sorted(), in: text)
    }
    let mended = Edit.applied(edits, to: text.bytes[...])
    return ScanQuality(mended) >= ScanQuality(text.bytes) ? mended : nil
  }

  private func edit(_ place: AllowLines.Place, rules: [String], in text: SourceText) -> Edit {
    let range = text.lineRange(place.line)
    let comment = "// armature:allow \(rules.joined(separator: ", ")) -- \(reason)"
    guard !place.isBehindCode else {
      let end = FileRange(file: text.file, bytes: range.upperBound..<range.upperBound)
      return Edit(end, with: " " + comment)
    }
    let blank = text.line(place.line).prefix { $0 == " " || $0 == "\t" }
    let start = FileRange(file: text.file, bytes: range.lowerBound..<range.lowerBound)
    return Edit(start, with: blank + comment + text.lineEnd(place.line))
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
      if let reason = Disk.readOnlyReason(file.path) {
        result.remarks.append("left '\(file.path)' as it is: \(reason)")
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
