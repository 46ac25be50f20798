/// The next commit as git's index has it.
struct StagedTree: Sendable {
  /// The repository's root, absolute.
  let root: String
  /// All Swift files, by their paths from here; those are wanted that the commit changes.
  let files: [LintFile]
  /// The contents of settings and baselines, by their absolute paths.
  let texts: [String: [UInt8]]

  private struct Entry {
    let blob: String
    let path: String
  }

  init(in workingFolder: WorkingFolder) throws(GitFailure) {
    // Outside of a repository 'git diff' would compare files, and complain of the option.
    guard let folder = RepositoryFolder(around: workingFolder.path) else { throw .noRepository }
    let root = folder.root
    self.root = root
    let (changes, index) = try Self.changesAndIndex(of: folder)
    texts = index.texts.reduce(into: [:]) { $0[root + "/" + $1.path] = index.contents[$1.path] }
    let isHere = workingFolder.path == root
    func seen(_ path: String) -> String {
      isHere ? path : workingFolder.relative(root + "/" + path)
    }
    let isChanged = Set(changes.map(\.path))
    files =
      changes.map { LintFile(seen($0.path), bytes: $0.bytes) }
      + zip(index.files, index.stamps).filter { !isChanged.contains($0.0.path) }.map {
        let path = seen($0.path)
        guard $1 == nil, let bytes = index.contents[$0.path] else {
          return LintFile(path, stamp: $1)
        }
        return LintFile(path, bytes: bytes, isWanted: false)
      }
  }

  /// A file that the next commit changes.
  private struct Change {
    let path: String
    let bytes: [UInt8]
  }

  /// What the index has of what matters here.
  private struct Index {
    var files: [GitIndex.Entry] = []
    /// What each file looks like, where it is on disk as the index has it.
    var stamps: [FileStamp?] = []
    /// Settings and baselines.
    var texts: [GitIndex.Entry] = []
    /// Of the texts, and of the files that are not on disk as they are in the index.
    var contents: [String: [UInt8]] = [:]
  }

  /// What the next commit changes, asked of git while another thread reads the index.
  private static func changesAndIndex(
    of folder: RepositoryFolder
  ) throws(GitFailure) -> (changes: [Change], index: Index) {
    let answers = mapInParallel(2, threads: 2) { next, finish in
      while let number = next() {
        let answer = Result { () throws(GitFailure) -> (changes: [Change], index: Index) in
          number == 0
            ? (try changes(in: folder.root), Index()) : ([], try index(of: folder))
        }
        finish(number, answer)
      }
    }
    return (try answers[0].get().changes, try answers[1].get().index)
  }

  private static func changes(in root: String) throws(GitFailure) -> [Change] {
    let listing = try GitRepository.start(difference)
    if listing.status != 0 {
      // Where git refuses the repository it does not say so here.
      _ = try GitRepository()
      throw .failed(command: "git diff", reason: listing.errors)
    }
    let changed = try notMerged(entries(in: listing.output), into: root)
    return zip(changed, try contents(of: changed)).map { Change(path: $0.path, bytes: $1) }
  }

  private static func index(of folder: RepositoryFolder) throws(GitFailure) -> Index {
    let all = try indexEntries(of: folder)
    var entered = EnteredFolders()
    var index = Index()
    index.files = all.filter { $0.path.hasSuffix(".swift") && entered.contain($0.path) }
    // What is on disk as the index has it need not be asked for.
    index.stamps = stamps(of: index.files, in: folder.root)
    index.texts = all.filter { !$0.path.hasSuffix(".swift") }
    let unlike = zip(index.files, index.stamps).filter { $0.1 == nil }.map(\.0)
    let asked = (index.texts + unlike).map { Entry(blob: $0.blob, path: $0.path) }
    index.contents = zip(asked, try contents(of: asked)).reduce(into: [:]) { $0[$1.0.path] = $1.1 }
    return index
  }

  private static let difference = [
    "diff", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--diff-filter=d",
  ]

  /// By entry: what the file looks like, where it is on disk as the index has it.
  private static func stamps(of entries: [GitIndex.Entry], in root: String) -> [FileStamp?] {
    mapInParallel(entries.count, threads: processorCount) { next, finish in
      while let number = next() {
        let stamp = entries[number].stamp.flatMap { indexed in
          let stamp = FileStamp(ofFileAt: root + "/" + entries[number].path)
          return stamp.flatMap { $0.hasContents(of: indexed) ? $0 : nil }
        }
        finish(number, stamp)
      }
    }
  }

  /// Without the files that a merge only takes over from the other side.
  private static func notMerged(
    _ entries: [Entry], into root: String
  ) throws(GitFailure) -> [Entry] {
    var entries = entries
    for commit in MergedCommits(in: root).names where !entries.isEmpty {
      let listing = try GitRepository.run(difference + [commit])
      let changed = Set(Self.entries(in: listing.output).map(\.path))
      entries.removeAll { !changed.contains($0.path) }
    }
    return entries
  }

  /// The Swift files, settings and baselines in the index.
  private static func indexEntries(
    of folder: RepositoryFolder
  ) throws(GitFailure) -> [GitIndex.Entry] {
    if Disk.isMissing(folder.indexPath) { return [] }
    if let index = folder.index(isWanted: isOfInterest) { return index.entries }
    let listing = try GitRepository.run(["ls-files", "--stage", "--full-name", "-z", ":/"])
    return listing.output.split(separator: 0).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, parts[0].starts(with: "100".utf8), isOfInterest(parts[1]) else {
        return nil
      }
      let columns = parts[0].split(separator: 0x20)
      guard columns.count == 3, columns[2].elementsEqual("0".utf8) else { return nil }
      return GitIndex.Entry(
        path: String(decoding: parts[1], as: UTF8.self),
        name: GitIndex.bytes(ofDigits: columns[1]), stamp: nil)
    }
  }

  private static func isOfInterest(_ path: ArraySlice<UInt8>) -> Bool {
    path.suffix(6).elementsEqual(".swift".utf8)
      || path.suffix(16).elementsEqual(SettingsFile.name.utf8)
      || path.suffix(19).elementsEqual(Baseline.name.utf8)
  }

  /// Records of the form `:100644 100644 old new M` and a path, each ended by NUL; links are not files.
  private static func entries(in output: [UInt8]) -> [Entry] {
    let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let columns = fields[index].split(separator: " ")
      let path = fields[index + 1]
      guard columns.count == 5, columns[1].hasPrefix("100"), path.hasSuffix(".swift"),
        !FileWalk.passesOver(path)
      else { return nil }
      return Entry(blob: String(columns[3]), path: path)
    }
  }

  /// What `git cat-file --batch` prints: a line with the size, the bytes, a line end, for each blob.
  private static func contents(of entries: [Entry]) throws(GitFailure) -> [[UInt8]] {
    guard !entries.isEmpty else { return [] }
    let names = entries.map { $0.blob + "\n" }.joined()
    let output = try GitRepository.run(["cat-file", "--batch"], input: Array(names.utf8)).output
    var rest = output[...]
    var contents: [[UInt8]] = []
    for entry in entries {
      let header = rest.prefix { $0 != 0x0A }
      let size = header.split(separator: 0x20).last.flatMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      rest = rest.dropFirst(header.count + 1)
      guard let size, size >= 0, size < rest.count else {
        throw .failed(command: "git cat-file", reason: "no contents for '\(entry.path)'")
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
