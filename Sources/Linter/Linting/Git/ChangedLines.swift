/// The lines that differ from the commit that HEAD and another one have in common, in the working tree, or those that
/// a merge that is being made has of its own.
struct ChangedLines {
  private var lines: Difference.Lines = [:]

  /// - Parameters:
  ///   - reference: a commit. While a merge is made, what it only takes over from the other side is not new, where
  ///     the reference is the commit that it goes on from.
  ///   - files: those that are judged, by paths from the working folder: each by the repository that it lies in.
  init(
    since reference: String, of files: some Sequence<String>, in workingFolder: WorkingFolder
  ) throws(GitFailure) {
    for repository in try RepositoriesOfFiles(files, from: workingFolder).all {
      let difference = try Self.difference(
        since: reference, in: repository, seenFrom: workingFolder)
      lines.merge(difference.lines) { $1 }
    }
  }

  private static func difference(
    since reference: String, in repository: GitRepository, seenFrom workingFolder: WorkingFolder
  ) throws(GitFailure) -> Difference {
    let base = try mergeBase(with: reference, in: repository)
    let untracked = try repository.run(
      "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"
    ).output.split(separator: 0)
    let index = PassingIndex(of: repository, with: untracked)
    let environment = (index?.environment ?? []) + repository.environment
    func since(_ commit: String) throws(GitFailure) -> Difference {
      try Difference(
        since: commit, in: repository.root, environment: environment, seenFrom: workingFolder)
    }
    var difference = try since(base)
    for other in try mergedCommits(into: base, in: repository) {
      difference.intersect(try since(other))
    }
    try difference.add(untracked.filter { index == nil || $0.last == UInt8(ascii: "/") })
    return difference
  }

  /// The lines in git's index that are in none of the commits that a merge joins; nil where none is being made.
  ///
  /// - Parameter root: the repository's, absolute.
  init?(ofMergeIn root: String, seenFrom workingFolder: WorkingFolder) throws(GitFailure) {
    let others = MergedCommits(in: root).names
    guard !others.isEmpty else { return nil }
    var difference = try Difference(
      since: "HEAD", in: root, isStaged: true, seenFrom: workingFolder)
    for other in others {
      difference.intersect(
        try Difference(since: other, in: root, isStaged: true, seenFrom: workingFolder))
    }
    lines = difference.lines
  }

  /// The commits that are being merged into another one, which is the one that HEAD is.
  private static func mergedCommits(
    into base: String, in repository: GitRepository
  ) throws(GitFailure) -> [String] {
    let commits = MergedCommits(in: repository.root).names
    guard !commits.isEmpty else { return [] }
    let head = try repository.run("rev-parse", "HEAD").text
    return head.hasPrefix(base) ? commits : []
  }

  /// The paths that have changed at all.
  var paths: Set<String> { Set(lines.keys) }

  func contains(_ range: ClosedRange<Int>, of path: String) -> Bool {
    guard let ranges = lines[path] else { return false }
    return ranges?.contains { $0.overlaps(range) } ?? true
  }

  private static func mergeBase(
    with reference: String, in repository: GitRepository
  ) throws(GitFailure) -> String {
    let known = try repository.start(
      "rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}")
    if known.status != 0 {
      if let start = GitFailure.beginning(ofRange: reference) {
        throw .range(reference, start: start)
      }
      // What is fetched without its history would not tell more.
      try checkDepth(reference, in: repository)
      throw .unknownReference(reference, remotes: try remotes(of: repository))
    }
    // While a merge is made, what it takes over from a branch is not newer than that branch.
    let merged = MergedCommits(in: repository.root).names
    let base = try GitRepository.start(
      ["-C", repository.root, "merge-base", reference, "HEAD"] + merged,
      environment: repository.environment)
    if base.status == 0 { return String(base.text.prefix { $0 != "\n" }) }
    try checkDepth(reference, in: repository)
    throw .noMergeBase(reference: reference)
  }

  private static func remotes(of repository: GitRepository) throws(GitFailure) -> [String] {
    try repository.run("remote").text.split(separator: "\n").map(String.init)
  }

  /// Throws where the clone has not all commits.
  private static func checkDepth(
    _ reference: String, in repository: GitRepository
  ) throws(GitFailure) {
    let shallow = try repository.run("rev-parse", "--is-shallow-repository").text
    guard shallow.hasPrefix("true") else { return }
    let branch = try repository.start("symbolic-ref", "--quiet", "--short", "HEAD")
    throw .shallow(
      reference: reference, remotes: try remotes(of: repository),
      branch: branch.status == 0 ? String(branch.text.prefix { $0 != "\n" }) : nil)
  }
}
