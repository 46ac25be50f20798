import Diagnostics

extension LintRun {
  /// Takes away what the baselines of the projects list, or writes them.
  mutating func useBaselines(_ groups: [LintGroup]) throws(LintFailure) {
    for group in groups {
      guard let path = baselinePath(of: group) else { continue }
      let move = BaselineMove(file: path, from: workingFolder)
      let known = try baseline(at: path)?.moved(move.fromFile)
      if case .write = request.baseline {
        try write(known, at: path, group, move)
      }
      let used = isWriting ? try baseline(at: path)?.moved(move.fromFile) : known
      if let used { apply(used, to: group) }
    }
  }

  private var isWriting: Bool {
    if case .write = request.baseline { true } else { false }
  }

  private func baselinePath(of group: LintGroup) -> String? {
    let beside = group.folder == "." ? Baseline.name : group.folder + "/" + Baseline.name
    return switch request.baseline {
    case .none: nil
    case .file(let path): workingFolder.normalized(path)
    case .write(let path): path.map(workingFolder.normalized) ?? beside
    case .found: Disk.kind(of: beside) == .file ? beside : nil
    }
  }

  private mutating func baseline(at path: String) throws(LintFailure) -> Baseline? {
    guard let bytes = Disk.bytes(of: path) else {
      guard Disk.isMissing(path) else { throw .unreadable([path]) }
      if isWriting { return nil }
      throw .notFound(path)
    }
    let source = SourceText(file: path, bytes: bytes)
    var problems: [Diagnostic] = []
    let baseline = Baseline(source, problems: &problems)
    guard problems.isEmpty else { throw .wrongFiles(problems, [source]) }
    baselineSources.removeAll { $0.file == path }
    baselineSources.append(source)
    return baseline
  }

  /// A first baseline has everything; a later one only what it had before.
  private mutating func write(
    _ known: Baseline?, at path: String, _ group: LintGroup, _ move: BaselineMove
  ) throws(LintFailure) {
    let paths = Set(group.files.map(\.path))
    let now = Baseline(of: result.diagnostics.filter { paths.contains($0.range.file) })
    let next =
      known.map { known in
        known.filter { isJudged($0, group) }.intersection(with: now)
          .merging(known.filter { !isJudged($0, group) })
      } ?? now
    do {
      try Disk.write(next.moved(move.toFile).text.utf8, to: path)
    } catch {
      throw .notWritable(path, reason: error.reason)
    }
    let noun = next.count == 1 ? "finding" : "findings"
    result.remarks.append("wrote '\(path)' with \(next.count) \(noun)")
  }

  private mutating func apply(_ baseline: Baseline, to group: LintGroup) {
    let paths = Set(group.files.map(\.path))
    let mine = result.diagnostics.filter { paths.contains($0.range.file) }
    let filter = BaselineFilter(baseline, mine)
    result.knownCount += mine.count - filter.kept.count
    result.diagnostics.removeAll { paths.contains($0.range.file) }
    result.diagnostics += filter.kept
    let about = EngineRules.staleBaseline
    if group.settings.isOn(about), request.since == nil {
      result.diagnostics += filter.stale { isJudged($0, group) }.map {
        group.settings.diagnostic($0, of: about)
      }
    }
    result.diagnostics.sort()
  }

  /// Whether this run would have found what an entry lists: its file was judged or is gone, its rule ran.
  private func isJudged(_ key: Baseline.Key, _ group: LintGroup) -> Bool {
    guard request.only.isEmpty || request.only.contains(key.rule) else { return false }
    if let file = group.files.first(where: { $0.path == key.file }) { return file.isJudged }
    return Disk.kind(of: key.file) == nil
  }
}

/// Paths as a baseline has them, from its own folder, and as findings have them.
struct BaselineMove {
  private let fileFolder: WorkingFolder
  private let workingFolder: WorkingFolder

  init(file path: String, from workingFolder: WorkingFolder) {
    self.workingFolder = workingFolder
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let absolute = workingFolder.absolute(folder.joined(separator: "/"))
    fileFolder = WorkingFolder(path: Disk.realPath(of: absolute) ?? absolute)
  }

  func fromFile(_ path: String) -> String {
    workingFolder.relative(fileFolder.absolute(path))
  }

  func toFile(_ path: String) -> String {
    let absolute = workingFolder.absolute(path)
    return fileFolder.relative(Disk.realPath(of: absolute) ?? absolute)
  }
}
