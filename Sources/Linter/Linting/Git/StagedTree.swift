/// The next commit as git's index has it.
struct StagedTree: Sendable {
  /// A folder with the numbers of files in it.
  struct Folder: Sendable {
    /// Absolute.
    let path: String
    let files: Range<Int>
  }

  /// The repository's root, absolute.
  let root: String
  /// All Swift files, by their paths from here; those are wanted that the commit changes.
  let files: [LintFile]
  /// The folders of the files and those around them, each as often as the index comes to it.
  let folders: [Folder]
  /// The contents of settings, baselines and manifests, by their absolute paths.
  let texts: [String: [UInt8]]
  /// The paths of those that the commit changes.
  let changedTexts: [String]
  /// The absolute folders of other repositories in this one. What lies in them is on disk alone.
  let repositories: [String]

  init(in workingFolder: WorkingFolder) throws(GitFailure) {
    // Outside of a repository 'git diff' would compare files, and complain of the option.
    guard let folder = RepositoryFolder(around: workingFolder.path) else { throw .noRepository }
    let root = folder.root
    self.root = root
    var (changes, index) = try Self.changesAndIndex(of: folder)
    let texts = try Blobs.contents(
      of: index.texts.map { Blobs.Wanted(path: root + "/" + $0.path, name: $0.name) })
    self.texts = zip(index.texts, texts).reduce(into: [:]) { $0[root + "/" + $1.0.path] = $1.1 }
    repositories = index.repositories.map { root + "/" + $0 }
    changedTexts = changes.lazy.map(\.path).filter { IndexedFiles.isText($0.utf8) }.map {
      root + "/" + $0
    }
    Self.want(changes, in: &index.files)
    let isHere = workingFolder.path == root
    files =
      isHere
      ? index.files
      : index.files.map { $0.with(path: workingFolder.relative(root + "/" + $0.path)) }
    let ends = index.folders.dropFirst().map(\.start) + [index.files.count]
    folders = zip(index.folders, ends).map { folder, end in
      Folder(
        path: folder.path.isEmpty ? root : root + "/" + folder.path, files: folder.start..<end)
    }
  }

  /// What the commit has at an absolute path; nil where it has nothing there.
  func contents(at path: String) -> [UInt8]? {
    guard contains(path), !IndexedFiles.isText(path.utf8) else { return texts[path] }
    let name = ":" + path.dropFirst(root.count + 1)
    let found = try? GitRepository.start(["-C", root, "cat-file", "blob", name])
    return found?.status == 0 ? found?.output : nil
  }

  /// Whether the commit tells what is at an absolute path below the root: not in another repository.
  func contains(_ path: String) -> Bool {
    path.hasPrefix(root + "/")
      && !repositories.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Puts the files that the commit changes in their places.
  private static func want(_ changes: [Change], in files: inout [LintFile]) {
    let changed = changes.reduce(into: [:]) { $0[Array($1.path.utf8)] = $1.bytes }
    let lengths = Set(changed.keys.map(\.count))
    for number in files.indices where lengths.contains(files[number].path.utf8.count) {
      if let bytes = changed[Array(files[number].path.utf8)] {
        files[number] = LintFile(files[number].path, bytes: bytes)
      }
    }
  }

  /// A file that the next commit changes: a Swift file, settings, a baseline or a manifest.
  private struct Change {
    let path: String
    let bytes: [UInt8]
  }

  /// What the next commit changes, asked of git while another thread reads the index.
  private static func changesAndIndex(
    of folder: RepositoryFolder
  ) throws(GitFailure) -> (changes: [Change], index: IndexedFiles) {
    let answers = mapInParallel(2, threads: 2) { next, finish in
      while let number = next() {
        let answer = Result { () throws(GitFailure) -> (changes: [Change], index: IndexedFiles) in
          number == 0
            ? (try changes(in: folder.root), IndexedFiles()) : ([], try folder.indexedFiles())
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
    let wanted = changed.map { Blobs.Wanted(path: root + "/" + $0.path, name: $0.name) }
    return zip(changed, try Blobs.contents(of: wanted)).map { Change(path: $0.path, bytes: $1) }
  }

  private static let difference = [
    "-c", "diff.relative=false", "diff", "--cached", "--raw", "-z", "--no-abbrev",
    "--find-renames=100%", "--break-rewrites", "--diff-filter=d",
  ]

  /// Without the files that a merge only takes over from the other side.
  private static func notMerged(
    _ entries: [IndexedFiles.Text], into root: String
  ) throws(GitFailure) -> [IndexedFiles.Text] {
    var entries = entries
    for commit in MergedCommits(in: root).names where !entries.isEmpty {
      let listing = try GitRepository.run(difference + [commit])
      let changed = Set(Self.entries(in: listing.output).map(\.path))
      entries.removeAll { !changed.contains($0.path) }
    }
    return entries
  }

  /// What is not Swift, and what only gets another mode or another name, is nothing to judge; links are not files.
  /// Records of the form `:100644 100644 old new M` and a path, two of them for `R100`, and for `C100`
  /// where another file has taken the place of the first, each ended by NUL.
  private static func entries(in output: [UInt8]) -> [IndexedFiles.Text] {
    var fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    var entries: [IndexedFiles.Text] = []
    while let columns = fields.popFirst()?.split(separator: " "), columns.count == 5 {
      if columns[4].hasPrefix("R") || columns[4].hasPrefix("C") { fields.removeFirst() }
      guard let path = fields.popFirst() else { break }
      let isSwift = path.hasSuffix(".swift") && !FileWalk.passesOver(path)
      guard columns[1].hasPrefix("100"), columns[2] != columns[3],
        isSwift || IndexedFiles.isText(path.utf8), let name = BlobName(digits: columns[3].utf8)
      else { continue }
      entries.append(IndexedFiles.Text(path: path, name: name))
    }
    return entries
  }
}
