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
    let places = rules.sorted { $0.key < $1.key }.map { ($0, $1.sorted()) }
    let ends = places.compactMap { end($0, rules: $1, in: text) }
    let edits = (places.map { edit($0, rules: $1, in: text) } + ends).enumerated().sorted {
      // What ends a region stands below the line that it is behind.
      let starts = [$0, $1].map(\.element.range.bytes.lowerBound)
      return (starts[0], $0.offset) < (starts[1], $1.offset)
    }.map(\.element)
    let mended = Edit.applied(edits, to: text.bytes[...])
    return ScanQuality(mended) >= ScanQuality(text.bytes) ? mended : nil
  }

  private func edit(_ place: AllowLines.Place, rules: [String], in text: SourceText) -> Edit {
    let range = text.lineRange(place.line)
    let mark = place.end == nil ? "allow" : "allow-begin"
    let comment = "// armature:\(mark) \(rules.joined(separator: ", ")) -- \(reason)"
    guard !place.isBehindCode else {
      let end = FileRange(file: text.file, bytes: range.upperBound..<range.upperBound)
      return Edit(end, with: " " + comment)
    }
    let start = FileRange(file: text.file, bytes: range.lowerBound..<range.lowerBound)
    return Edit(start, with: blank(at: place, in: text) + comment + text.lineEnd(place.line))
  }

  /// The comment that ends a region.
  private func end(_ place: AllowLines.Place, rules: [String], in text: SourceText) -> Edit? {
    place.end.map { line in
      let end = text.lineRange(line).upperBound
      let comment = "// armature:allow-end \(rules.joined(separator: ", "))"
      return Edit(
        FileRange(file: text.file, bytes: end..<end),
        with: text.lineEnd(line) + blank(at: place, in: text) + comment)
    }
  }

  private func blank(at place: AllowLines.Place, in text: SourceText) -> Substring {
    text.line(place.line).prefix { $0 == " " || $0 == "\t" }
  }
}

extension LintRun {
  /// Writes comments for all that is found in the wanted files, and says how many. A comment makes what is around it
  /// longer, which may be found in its turn, so that the texts are looked at again.
  mutating func addAllows(because reason: String, to groups: [LintGroup]) throws(LintFailure) {
    var round = AllowRound(insertion: AllowInsertion(reason: reason), groups: groups)
    var isChanged = round.insert(for: allowable(result.diagnostics))
    while isChanged, changes == nil {
      let found = linter.lint(round.groups).diagnostics
      isChanged = round.insert(for: allowable(try new(of: found, in: round.groups)))
    }
    for (path, text) in round.texts.sorted(by: { $0.key < $1.key }) {
      do {
        try Disk.write(text, to: path)
      } catch {
        throw .notWritable(path, reason: error.reason)
      }
    }
    result.diagnostics.removeAll {
      round.texts[$0.range.file] != nil && !Self.engineRules.contains($0.rule)
    }
    let (count, changed) = (round.count, round.texts.count)
    result.remarks += round.remarks
    result.remarks.append(
      "allowed \(count) \(count == 1 ? "finding" : "findings") in \(changed) "
        + (changed == 1 ? "file" : "files"))
  }

  private static let engineRules = Set(EngineRules.descriptions.map(\.id))

  /// By file; what the engine says of comments and baselines is not to be allowed but mended.
  private func allowable(_ diagnostics: [Diagnostic]) -> [String: [Diagnostic]] {
    Dictionary(
      grouping: diagnostics.filter { !Self.engineRules.contains($0.rule) }, by: \.range.file)
  }
}

/// The texts of some files with comments in them.
private struct AllowRound {
  let insertion: AllowInsertion
  /// From the first insertion on with the new texts, and without a wish for the findings of others.
  private(set) var groups: [LintGroup]
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var remarks: [String] = []
  /// How many findings are allowed.
  private(set) var count = 0
  /// How many there were in a file before, which has to become less.
  private var lastCounts: [String: Int] = [:]

  init(insertion: AllowInsertion, groups: [LintGroup]) {
    self.insertion = insertion
    self.groups = groups
  }

  /// Whether anything was inserted.
  mutating func insert(for found: [String: [Diagnostic]]) -> Bool {
    var isChanged = false
    for file in groups.flatMap(\.files) {
      guard let found = found[file.path], found.count < lastCounts[file.path] ?? .max,
        let bytes = texts[file.path] ?? file.read()
      else { continue }
      lastCounts[file.path] = found.count
      let source = SourceText(file: file.path, bytes: bytes)
      if let reason = Disk.readOnlyReason(file.path) {
        remarks.append("left '\(file.path)' as it is: \(reason)")
      } else if let mended = insertion.text(of: source, for: found) {
        texts[file.path] = mended
        count += found.count
        isChanged = true
      } else {
        remarks.append("left '\(file.path)' as it is: comments would break it")
      }
    }
    groups = groups.map { group in
      group.mapFiles { [texts] file in
        texts[file.path].map(file.with(bytes:)) ?? file.with(isWanted: false)
      }
    }
    return isChanged
  }
}
