import Diagnostics

/// What of a baseline or an earlier report a run would have found: in files that were judged, or are gone from projects
/// that were judged as a whole, by rules that ran.
public struct JudgedItems: Sendable {
  private let request: LintRequest
  private let groups: [LintGroup]
  private let isWhole: Bool
  private let openFiles: Set<String>
  /// The files that are not on disk and yet not gone.
  private let checkout: SparseCheckout

  /// - Parameters:
  ///   - projects: the groups with all files that the user asked for, whichever shard this is.
  ///   - openFiles: files in which there is more to be found than was looked for.
  init(
    _ request: LintRequest, _ groups: [LintGroup], of projects: [LintGroup],
    openFiles: Set<String>
  ) {
    self.openFiles = openFiles
    self.request = request
    self.groups = groups
    isWhole = projects.allSatisfy(\.isWhole)
    checkout = SparseCheckout(around: WorkingFolder.current.path)
  }

  /// - Parameter file: as findings name it.
  func contains(_ rule: String, in file: String) -> Bool {
    guard hasRun(rule), !openFiles.contains(file), let group = group(of: file),
      request.shard?.contains(group.placement.inner(file)) != false
    else { return false }
    // Of settings, baselines and manifests only a whole project tells.
    let isWithoutSource = !file.hasSuffix(".swift") || isGone(file)
    return group.file(at: file)?.isWanted
      ?? (isWhole && isWithoutSource && groups.contains { $0.isAround(file) })
  }

  /// Whether the run was about what a rule finds.
  func hasRun(_ rule: String) -> Bool {
    (request.only.isEmpty || request.only.contains(rule)) && !request.ignored.contains(rule)
  }

  /// Whether all that is in a file was found; in one that is gone there is nothing.
  func isKnown(_ file: String) -> Bool {
    guard !openFiles.contains(file) else { return false }
    let found = groups.lazy.compactMap { $0.file(at: file) }.first
    return found?.isWanted ?? isGone(file)
  }

  /// Nil of a file that is in none of the projects.
  func contents(of file: String) -> [UInt8]? {
    groups.lazy.compactMap { $0.file(at: file) }.first?.read()
  }

  private func isGone(_ file: String) -> Bool {
    Disk.kind(of: file) == nil
      && !checkout.leftOut.contains(WorkingFolder.current.absolute(file))
  }

  /// The same of a file by its path from the repository's root.
  public func contains(_ rule: String, inRepositoryFile path: String) -> Bool {
    contains(rule, in: name(ofRepositoryFile: path))
  }

  /// Where files of an earlier run are that have been moved, renamed or have taken each other's places: by their paths
  /// from the repository's root.
  public func movedFiles(from earlier: [Diagnostic], to found: [Diagnostic]) -> [String: String] {
    DebtSearch(
      Baseline(of: earlier), in: found, isJudged: { isKnown(name(ofRepositoryFile: $0)) },
      hasRun: hasRun
    ).movedFiles()
  }

  private func name(ofRepositoryFile path: String) -> String {
    let folder = WorkingFolder.current
    let root = Repository.root(around: folder.path) ?? folder.path
    return folder.relative(path.hasPrefix("/") ? path : root + "/" + path)
  }

  /// The project that has a file, else the first.
  func group(of file: String) -> LintGroup? {
    groups.first { $0.file(at: file) != nil } ?? groups.first
  }
}
