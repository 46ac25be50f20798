import Diagnostics
import SystemLibrary
import YAML

private enum BaselineKey: String, CaseIterable {
  case version, findings
}

private enum BaselineEntryKey: String, CaseIterable {
  case rule, count, at, word
}

extension Baseline {
  /// What the text of a baseline of this tool says of itself.
  private static let version = 2

  /// YAML, sorted, one finding a line, so that branches merge.
  public var text: String {
    var lines = [
      "# Findings that were there when linting began; armature lint --write-baseline takes out what is",
      "# mended and adds nothing.", "version: \(Self.version)",
      "findings:" + (isEmpty ? " {}" : ""),
    ]
    for (file, entries) in files.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(LintSettings.quoted(file)):")
      lines += entries.sorted { $0.key < $1.key }.map { Self.line($0, counted: $1.count) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ item: Item, counted number: Int) -> String {
    let (declaration, word) = (item.subject.declaration, item.subject.word)
    let count = number == 1 ? "" : ", count: \(number)"
    let place = declaration.isEmpty ? "" : ", at: " + text(declaration)
    let target = word.isEmpty ? "" : ", word: " + text(word)
    return "    - { rule: \(item.rule)\(count)\(place)\(target) }"
  }

  /// Names with dots need no quotes either.
  private static func text(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.allSatisfy { LintSettings.quoted($0) == $0 } ? name : LintSettings.quoted(name)
  }

  /// Reads a baseline's text.
  ///
  /// - Parameter resolvesConflicts: whether what git writes where two branches differ is taken for what both
  ///   have; else it is a problem with the cure.
  init(_ source: SourceText, resolvesConflicts: Bool = false, problems: inout [Diagnostic]) {
    self.init()
    if let conflict = ConflictMarkers(in: source) {
      guard resolvesConflicts else {
        problems.append(conflict.problem)
        return
      }
      for side in conflict.sides {
        self = union(with: Baseline(side, problems: &problems))
      }
      return
    }
    let reading = readYAML(source)
    problems += reading.diagnostics
    guard let root = reading.root else { return }
    for entry in SettingsNode(root).entries(of: BaselineKey.self, problems: &problems) {
      switch entry.key {
      case .version:
        if let version = entry.node.integer(problems: &problems), version != Self.version {
          let cure =
            "this armature writes version \(Self.version): remove the file, then --write-baseline"
          problems.append(entry.node.problem("unknown_version", message: cure))
          return
        }
      case .findings:
        for file in entry.node.entries(problems: &problems) {
          let elements = file.node.elements(problems: &problems)
          var entries = Entries(minimumCapacity: elements.count)
          for element in elements { entries.read(element, problems: &problems) }
          add(entries, of: file.name)
        }
      }
    }
  }

}

extension Baseline.Entries {
  fileprivate mutating func read(_ node: SettingsNode, problems: inout [Diagnostic]) {
    var (rule, declaration, word) = ("", "", "")
    var count = 1
    for entry in node.entries(of: BaselineEntryKey.self, problems: &problems) {
      switch entry.key {
      case .rule: rule = entry.node.text(problems: &problems) ?? ""
      case .count: count = entry.node.integer(problems: &problems) ?? 1
      case .at: declaration = entry.node.text(problems: &problems) ?? ""
      case .word: word = entry.node.text(problems: &problems) ?? ""
      }
    }
    guard (1...1_000_000).contains(count) else {
      problems.append(node.problem("unexpected_value", message: "a count is at least 1"))
      return
    }
    let subject = Subject(declaration: declaration, word: word)
    let item = Baseline.Item(rule: rule, subject: subject)
    self[item, default: Baseline.Entry(count: 0, range: node.range)].count += count
  }
}

/// The lines that git writes around what two branches have made of the same lines.
private struct ConflictMarkers {
  let problem: Diagnostic
  /// The text as each of the branches has it.
  let sides: [SourceText]

  /// Nil where there are none.
  init?(in source: SourceText) {
    guard Part.marks(source.bytes) else { return nil }
    var ours: [String] = []
    var theirs: [String] = []
    var part = Part.both
    var first: FileRange?
    for number in 1...max(source.lineCount, 1) {
      let line = source.line(number)
      if let next = Part(markedBy: line) {
        part = next
        first = first ?? FileRange(file: source.file, bytes: source.lineRange(number))
        continue
      }
      if part == .both || part == .ours { ours.append(line) }
      if part == .both || part == .theirs { theirs.append(line) }
    }
    guard let first else { return nil }
    let cure = "two branches have changed it: resolve it with --write-baseline"
    problem = Diagnostic(
      rule: "merge_conflict", severity: .error, finding: Finding(cure, at: first))
    sides = [ours, theirs].map {
      SourceText(file: source.file, text: $0.joined(separator: "\n") + "\n")
    }
  }

  private enum Part {
    case both, ours, base, theirs

    /// A quick look, which nearly every text does not pass: a line begins as a marker does.
    static func marks(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        guard var line = bytes.baseAddress else { return false }
        let end = line + bytes.count
        while line < end, !"<|=>".utf8.contains(line.pointee) {
          guard let feed = memchr(line, Int32(UInt8(ascii: "\n")), end - line) else { return false }
          line = UnsafePointer(feed.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return line < end
      }
    }

    init?(markedBy line: String) {
      switch line.prefix(8) {
      case "<<<<<<< ": self = .ours
      case "||||||| ": self = .base
      case "=======": self = .theirs
      case ">>>>>>> ": self = .both
      default: return nil
      }
    }
  }
}
