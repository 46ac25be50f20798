/// The lines in which the working tree of a repository, or its index, differs from a commit; those of the repositories
/// in it as well.
struct Difference {
  typealias Lines = [String: [ClosedRange<Int>]?]

  /// By path as findings name it: ranges of lines from 1; nil stands for the whole file.
  private(set) var lines: Lines = [:]
  private let root: String
  private let environment: [String]
  private let workingFolder: WorkingFolder

  /// Everything in lines, whatever attributes say of a file; of a renamed file only what is new in it.
  ///
  /// - Parameters:
  ///   - root: the repository's, absolute.
  ///   - isStaged: whether it is the index that differs, which tells nothing of other repositories.
  ///   - environment: variables for git.
  init(
    since commit: String, in root: String, isStaged: Bool = false, environment: [String] = [],
    seenFrom workingFolder: WorkingFolder
  ) throws(GitFailure) {
    (self.root, self.environment, self.workingFolder) = (root, environment, workingFolder)
    let output = try GitRepository.run(
      [
        "-C", root, "-c", "core.quotePath=false", "-c", "diff.relative=false", "diff",
        "--unified=0", "--inter-hunk-context=0", "--text", "--no-color", "--no-ext-diff",
        "--no-textconv", "--find-renames", "--break-rewrites", "--src-prefix=a/",
        "--dst-prefix=b/", "--submodule=short", "--ignore-submodules=none",
      ] + (isStaged ? ["--cached"] : []) + [commit], environment: environment
    ).output
    let repositories = read(output)
    for (folder, commit) in isStaged ? [] : repositories {
      try add(repository: folder, since: commit.map(String.init))
    }
  }

  /// The files of a repository inside another one, all of them whole.
  private init(
    allIn root: String, environment: [String], seenFrom workingFolder: WorkingFolder
  ) throws(GitFailure) {
    (self.root, self.environment, self.workingFolder) = (root, environment, workingFolder)
    try add(listed("--cached", "--others", "--exclude-standard"))
  }

  /// Adds whole files by their paths from the root, and the folders of other repositories.
  mutating func add(_ paths: [ArraySlice<UInt8>]) throws(GitFailure) {
    for path in paths {
      let name = String(decoding: path, as: UTF8.self)
      let file = root + "/" + (name.hasSuffix("/") ? String(name.dropLast()) : name)
      if Disk.kind(of: file) == .folder {
        try add(repository: file, since: nil)
      } else {
        lines[workingFolder.relative(file)] = .some(nil)
      }
    }
  }

  /// Adds what has changed in another repository: all of it where its commit from before is not there.
  private mutating func add(repository folder: String, since commit: String?) throws(GitFailure) {
    guard Disk.kind(of: folder + "/.git") != nil else { return }
    let environment = GitRepository.environment(of: folder)
    let known = try commit.map { commit throws(GitFailure) in
      try GitRepository.start(["cat-file", "-e", commit + "^{commit}"], environment: environment)
    }
    if let commit, known?.status == 0 {
      var inner = try Difference(
        since: commit, in: folder, environment: environment, seenFrom: workingFolder)
      try inner.add(inner.listed("--others", "--exclude-standard"))
      lines.merge(inner.lines) { $1 }
    } else {
      let inner = try Difference(allIn: folder, environment: environment, seenFrom: workingFolder)
      lines.merge(inner.lines) { $1 }
    }
  }

  /// What git lists, by paths from the root.
  private func listed(_ options: String...) throws(GitFailure) -> [ArraySlice<UInt8>] {
    try GitRepository.run(["-C", root, "ls-files", "-z"] + options, environment: environment)
      .output.split(separator: 0)
  }

  /// Leaves what another one has as well.
  mutating func intersect(_ other: Difference) {
    lines = lines.reduce(into: [:]) { common, entry in
      guard let ranges = other.lines[entry.key] else { return }
      common[entry.key] = Self.common(entry.value, ranges)
    }
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
}

extension Difference {
  /// Takes over what git prints.
  ///
  /// - Returns: the folders of repositories with their commits before, nil for new ones.
  private mutating func read(
    _ output: [UInt8]
  ) -> [(folder: String, commit: Substring?)] {
    var repositories: [(folder: String, commit: Substring?)] = []
    var path: String?
    var commit: Substring?
    // Of the hunk: its lines may look like the header of a file.
    var openCount = 0
    for line in output.split(separator: 0x0A) {
      if openCount > 0 {
        // `\ No newline at end of file` belongs to the line before.
        if line.first != UInt8(ascii: "\\") { openCount -= 1 }
        guard let name = Self.commit(in: line), let path else { continue }
        if line.first == UInt8(ascii: "+") { repositories.append((path, commit)) }
        commit = name
      } else if line.starts(with: "+++ ".utf8) {
        let name = GitPath(String(decoding: line.dropFirst(4), as: UTF8.self)).inside("b/")
        path = name.map { root + "/" + $0 }
        commit = nil
      } else if line.starts(with: "@@ ".utf8), let path {
        let header = String(decoding: line, as: UTF8.self)
        guard let old = Self.place("-", inHunk: header), let new = Self.place("+", inHunk: header)
        else {
          continue
        }
        openCount = old.count + new.count
        // A hunk that only takes away has no lines of its own.
        let ranges = new.count == 0 ? [] : [new.start...(new.start + new.count - 1)]
        let file = workingFolder.relative(path)
        lines[file] = (lines[file].flatMap { $0 } ?? []) + ranges
      }
    }
    return repositories
  }

  /// The commit of another repository in a line of a hunk.
  private static func commit(in line: ArraySlice<UInt8>) -> Substring? {
    guard line.dropFirst().starts(with: "Subproject commit ".utf8) else { return nil }
    return String(decoding: line, as: UTF8.self).split(separator: " ").last
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
