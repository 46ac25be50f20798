/// The lines that differ from the commit that HEAD and another one have in common, in the working tree.
struct ChangedLines {
  /// By path as findings name it: ranges of lines from 1; nil stands for the whole file.
  private var lines: [String: [ClosedRange<Int>]?] = [:]

  /// - Parameter reference: a commit. While a merge is made, what it only takes over from the other side is not
  ///   new, where the reference is the commit that it goes on from.
  init(since reference: String, in workingFolder: WorkingFolder) throws(GitFailure) {
    let root = try GitRepository().root
    let base = try Self.mergeBase(with: reference)
    let untracked = try GitRepository.run([
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/",
    ]).output.split(separator: 0)
    let index = PassingIndex(of: root, with: untracked)
    lines = try Self.lines(since: base, in: index, root: root, workingFolder: workingFolder)
    for other in try Self.mergedCommits(into: base, in: root) {
      let others = try Self.lines(since: other, in: index, root: root, workingFolder: workingFolder)
      lines = lines.reduce(into: [:]) { common, entry in
        guard let ranges = others[entry.key] else { return }
        common[entry.key] = Self.common(entry.value, ranges)
      }
    }
    for path in index == nil ? untracked : [] {
      let file = root + "/" + String(decoding: path, as: UTF8.self)
      lines[workingFolder.relative(file)] = .some(nil)
    }
  }

  /// The commits that are being merged into another one, which is the one that HEAD is.
  private static func mergedCommits(
    into base: String, in root: String
  ) throws(GitFailure) -> [String] {
    let commits = MergedCommits(in: root).names
    guard !commits.isEmpty else { return [] }
    let head = try GitRepository.run(["rev-parse", "HEAD"]).text
    return head.hasPrefix(base) ? commits : []
  }

  /// Everything in lines, whatever attributes say of a file; of a renamed file only what is new in it.
  private static func lines(
    since base: String, in index: PassingIndex?, root: String, workingFolder: WorkingFolder
  ) throws(GitFailure) -> [String: [ClosedRange<Int>]?] {
    let difference = try GitRepository.run(
      [
        "-c", "core.quotePath=false", "-c", "diff.relative=false", "diff", "--unified=0",
        "--inter-hunk-context=0", "--text", "--no-color", "--no-ext-diff", "--no-textconv",
        "--find-renames", "--break-rewrites", "--src-prefix=a/", "--dst-prefix=b/", base,
      ], environment: index?.environment ?? [])
    return lines(in: difference.output, root: root, workingFolder)
  }

  /// What two lists of ranges have in common; nil is the whole file.
  private static func common(
    _ one: [ClosedRange<Int>]?, _ other: [ClosedRange<Int>]?
  ) -> [ClosedRange<Int>]? {
    guard let one, let other else { return one ?? other }
    return one.flatMap { range in
      other.filter(range.overlaps).map(range.clamped)
    }
  }

  /// The paths that have changed at all.
  var paths: Set<String> { Set(lines.keys) }

  func contains(_ range: ClosedRange<Int>, of path: String) -> Bool {
    guard let ranges = lines[path] else { return false }
    return ranges?.contains { $0.overlaps(range) } ?? true
  }

  private static func mergeBase(with reference: String) throws(GitFailure) -> String {
    let known = try GitRepository.start(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"])
    if known.status != 0 {
      // What is fetched without its history would not tell more.
      if GitFailure.isName(reference) { try checkDepth(reference) }
      throw .unknownReference(reference)
    }
    let base = try GitRepository.start(["merge-base", reference, "HEAD"])
    if base.status == 0 { return String(base.text.prefix { $0 != "\n" }) }
    try checkDepth(reference)
    throw .noMergeBase(reference: reference)
  }

  /// Throws where the clone has not all commits.
  private static func checkDepth(_ reference: String) throws(GitFailure) {
    let shallow = try GitRepository.run(["rev-parse", "--is-shallow-repository"]).text
    guard shallow.hasPrefix("true") else { return }
    let branch = try GitRepository.start(["symbolic-ref", "--quiet", "--short", "HEAD"])
    throw .shallow(
      reference: reference,
      branch: branch.status == 0 ? String(branch.text.prefix { $0 != "\n" }) : nil)
  }

  private static func lines(
    in output: [UInt8], root: String, _ workingFolder: WorkingFolder
  ) -> [String: [ClosedRange<Int>]?] {
    var lines: [String: [ClosedRange<Int>]?] = [:]
    var path: String?
    // Of the hunk: its lines may look like the header of a file.
    var openCount = 0
    for line in output.split(separator: 0x0A) {
      if openCount > 0 {
        // `\ No newline at end of file` belongs to the line before.
        if line.first != UInt8(ascii: "\\") { openCount -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        let name = GitPath(String(decoding: line.dropFirst(4), as: UTF8.self)).inside("b/")
        path = name.map { workingFolder.relative(root + "/" + $0) }
      } else if line.starts(with: "@@ ".utf8), let path {
        let header = String(decoding: line, as: UTF8.self)
        guard let old = place("-", inHunk: header), let new = place("+", inHunk: header) else {
          continue
        }
        openCount = old.count + new.count
        // A hunk that only takes away marks the lines around the gap.
        let range =
          new.count == 0
          ? max(new.start, 1)...(new.start + 1) : new.start...(new.start + new.count - 1)
        lines[path] = (lines[path].flatMap { $0 } ?? []) + [range]
      }
    }
    return lines
  }

  /// The old or new lines of `@@ -1,2 +3,4 @@`.
  private static func place(
    _ sign: String, inHunk header: String
  ) -> (start: Int, count: Int)? {
    guard let part = header.split(separator: " ").first(where: { $0.hasPrefix(sign) }) else {
      return nil
    }
    let numbers = part.dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    let isSensible = [start, count].allSatisfy { (0..<Int.max / 4).contains($0) }
    return isSensible ? (start, count) : nil
  }
}

/// A path as git prints it in a diff: in quotes with escapes where it has unusual characters, with a tab behind it
/// where it has a space, which may stand before a time.
struct GitPath {
  private let text: String

  init(of path: String) {
    text = path
  }

  init(_ printed: String) {
    let line = printed.hasSuffix("\t") ? String(printed.dropLast()) : printed
    guard line.hasPrefix("\""), line.hasSuffix("\""), line.utf8.count > 1 else {
      text = line
      return
    }
    text = Self.unescaped(Array(line.utf8.dropFirst().dropLast()))
  }

  /// The path behind the prefix of its side; nil for `/dev/null`.
  func inside(_ prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// Characters beyond ASCII stand for themselves.
  var printed: String {
    let escaped = text.unicodeScalars.map(Self.escaped).joined()
    return (escaped == text ? text : "\"\(escaped)\"") + (text.contains(" ") ? "\t" : "")
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\" + String(scalar)
    case "\u{0}"..."\u{1F}", "\u{7F}":
      if let letter = letters.first(where: { UInt32($0.value) == scalar.value })?.key {
        return "\\" + String(Unicode.Scalar(letter))
      }
      let octal = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    default: return String(scalar)
    }
  }

  private static func unescaped(_ bytes: [UInt8]) -> String {
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        plain.append(byte)
        continue
      }
      if let octal = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8),
        rest.count >= 3
      {
        plain.append(octal)
        rest = rest.dropFirst(3)
      } else {
        plain.append(letters[next] ?? next)
        rest.removeFirst()
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
