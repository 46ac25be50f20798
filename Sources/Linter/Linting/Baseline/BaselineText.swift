import Diagnostics

extension Baseline {
  /// What the text of a baseline of this tool says of itself.
  private static let version = "version: 3"

  /// A line for each file, and below it, set in, one for each finding, sorted, so that branches merge: how often
  /// where that is more than once, the rule, the declaration and the word.
  public var text: String {
    var lines = [
      "# Findings that were there when linting began; armature lint --write-baseline takes out what is",
      "# mended and adds nothing.", Self.version,
    ]
    for (file, entries) in files.sorted(by: { $0.key < $1.key }) {
      // A comment begins with a sign that a path may begin with, too; what is set in is a finding.
      let isPlain = file.first.map { !"#. \t".contains($0) } ?? false
      lines.append((isPlain ? "" : "./") + Self.escaped(file) + ":")
      lines += entries.sorted { $0.key < $1.key }.map { item, entry in
        let count = entry.count == 1 ? "" : "\(entry.count) "
        // Without a word there is no tab: editors cut off what is white at the end of a line.
        let subject = item.subject.text
        return "  " + count + item.rule + "\t"
          + Self.escaped(subject.hasSuffix("\t") ? String(subject.dropLast()) : subject)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let escapes = [("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r")]

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "\\\n\r".utf8.contains($0) }) else { return text }
    return escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// What was written as an escaped text.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var plain = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      if isEscaped {
        plain.unicodeScalars.append(["n": "\n", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.unicodeScalars.append(character)
      }
    }
    return plain
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
      // One branch may have written it with another version of the program, or not at all.
      let sides = conflict.sides.map { side in
        var found: [Diagnostic] = []
        return (baseline: Baseline(side, problems: &found), problems: found)
      }
      for side in sides where side.problems.isEmpty { self = union(with: side.baseline) }
      if !sides.contains(where: \.problems.isEmpty) { problems += sides[0].problems }
      return
    }
    var reading = Reading()
    source.bytes.withUnsafeBufferPointer { reading.read(source, as: $0) }
    problems += reading.problems
    self = reading.baseline
  }

  /// A text that is being read, line by line.
  private struct Reading {
    var baseline = Baseline()
    var problems: [Diagnostic] = []
    private var isOfThisVersion = false
    private var path: String?
    private var entries: [(Item, Entry)] = []
    private var rule = ""

    mutating func read(_ source: SourceText, as bytes: UnsafeBufferPointer<UInt8>) {
      for number in 1...max(source.lineCount, 1) where problems.isEmpty {
        let range = source.lineRange(number)
        read(
          UnsafeBufferPointer(rebasing: bytes[range]),
          at: FileRange(file: source.file, bytes: range))
      }
      close()
      if !isOfThisVersion, problems.isEmpty {
        tellVersion(FileRange(file: source.file, bytes: 0..<0), isNewer: false)
      }
    }

    private mutating func read(_ line: UnsafeBufferPointer<UInt8>, at range: FileRange) {
      guard let first = line.first, first != UInt8(ascii: "#") else { return }
      guard isOfThisVersion else {
        isOfThisVersion = line.elementsEqual(Baseline.version.utf8)
        if !isOfThisVersion { tellVersion(range, isNewer: Self.isNewer(line)) }
        return
      }
      if first == UInt8(ascii: " ") {
        readFinding(line, at: range)
      } else if line.last == UInt8(ascii: ":") {
        close()
        let name = Baseline.text(UnsafeBufferPointer(rebasing: line.dropLast()))
        path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
      } else {
        tell(
          "expected a file with a colon behind it, or a finding, set in", at: range)
      }
    }

    private mutating func readFinding(_ line: UnsafeBufferPointer<UInt8>, at range: FileRange) {
      let text = UnsafeBufferPointer(rebasing: line.drop { $0 == UInt8(ascii: " ") })
      guard let tab = text.firstIndex(of: UInt8(ascii: "\t")), path != nil else {
        if !text.isEmpty {
          tell(
            "expected a rule, a declaration and a word of a file, with tabs between them",
            at: range)
        }
        return
      }
      let about = UnsafeBufferPointer(rebasing: text[(tab + 1)...])
      let isWhole = about.contains(UInt8(ascii: "\t"))
      let subject = Subject(text: Baseline.text(about) + (isWhole ? "" : "\t"))
      var name = text[..<tab]
      var count = 1
      if let space = name.firstIndex(of: UInt8(ascii: " ")) {
        count = Int(String(decoding: name[..<space], as: UTF8.self)) ?? 0
        name = name[(space + 1)...]
      }
      guard (1...1_000_000).contains(count) else {
        return tell("a count is a number from 1 on", at: range)
      }
      // They are sorted by their rules.
      if !name.elementsEqual(rule.utf8) { rule = String(decoding: name, as: UTF8.self) }
      entries.append((Item(rule: rule, subject: subject), Entry(count: count, range: range)))
    }

    /// Hands on what was read of a file.
    private mutating func close() {
      guard let path, !entries.isEmpty else { return }
      var counted = Entries(minimumCapacity: entries.count)
      for (item, entry) in entries {
        counted[item, default: Entry(count: 0, range: entry.range)].count += entry.count
      }
      baseline.add(counted, of: path)
      entries.removeAll(keepingCapacity: true)
    }

    private static func isNewer(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
      func number(_ text: String) -> Int? {
        text.hasPrefix("version:")
          ? Int(text.dropFirst("version:".count).filter { $0 != " " }) : nil
      }
      guard let found = number(String(decoding: line, as: UTF8.self)) else { return false }
      return number(Baseline.version).map { found > $0 } == true
    }

    private mutating func tellVersion(_ range: FileRange, isNewer: Bool) {
      tell(
        isNewer
          ? "this armature reads '\(Baseline.version)': use the newer one that wrote the file"
          : "this armature reads '\(Baseline.version)': take the file of the last commit that it wrote, "
            + "or remove it and --write-baseline, which takes in what is new since",
        of: "unknown_version", at: range)
    }

    private mutating func tell(
      _ message: String, of rule: String = "unexpected_value", at range: FileRange
    ) {
      problems.append(
        Diagnostic(rule: rule, severity: .error, finding: Finding(message, at: range)))
    }
  }
}
