import Diagnostics

extension LintRun {
  /// Takes away what the baselines of the projects list, or writes them. Several projects may share one.
  ///
  /// - Parameter projects: the same with all files that the user asked for, whichever shard this is.
  /// - Returns: what is told of entries that list too much.
  mutating func useBaselines(
    _ groups: [LintGroup], of projects: [LintGroup]
  ) throws(LintFailure) -> [Diagnostic] {
    let sharing = Dictionary(grouping: groups.indices) { baselinePath(of: groups[$0]) ?? "" }
    if case .file(let path) = request.baseline {
      // It is wrong where there is nothing to judge, too.
      let path = workingFolder.seen(path)
      _ = try baseline(at: path, move: BaselineMove(file: path, from: workingFolder))
    }
    if case .found = request.baseline { try checkStagedBaselines() }
    var stale: [Diagnostic] = []
    for (path, numbers) in sharing.sorted(by: { $0.key < $1.key }) where !path.isEmpty {
      let groups = numbers.map { groups[$0] }
      tellSubjects(groups)
      let move = BaselineMove(file: path, from: workingFolder)
      let (mine, others) = split(by: groups)
      let judged = JudgedItems(
        request, groups, of: numbers.map { projects[$0] }, openFiles: openFiles)
      var known = try baseline(at: path, move: move)
      if let listed = known {
        let own = followed(listed, by: mine, in: groups, judged: judged)
        known = withArrived(own, at: path, found: mine, judged: judged)
      }
      // Of several projects some have nothing to keep.
      if isWriting, known != nil || !mine.isEmpty || sharing.count == 1 {
        try write(known, of: Baseline(of: mine), at: path, judged: judged, move: move)
        known = try baseline(at: path, move: move)
      }
      guard let used = known.take() else { continue }
      result.diagnostics = others
      stale += apply(used, to: mine, judged: judged)
    }
    return stale
  }

  /// Reads the baselines that a commit changes: what is wrong with one is so without a file to judge, too.
  private mutating func checkStagedBaselines() throws(LintFailure) {
    for path in staged?.changedTexts ?? [] where path.hasSuffix("/" + Baseline.name) {
      let shown = workingFolder.relative(path)
      _ = try baseline(at: shown, move: BaselineMove(file: shown, from: workingFolder))
    }
  }

  /// The diagnostics in the files of some projects, and all others.
  private func split(
    by groups: [LintGroup]
  ) -> (mine: [Diagnostic], others: [Diagnostic]) {
    var last: (file: String, isMine: Bool)?
    let isMine = result.diagnostics.map { diagnostic in
      let file = diagnostic.range.file
      // Those of one file stand together.
      let isMine =
        last?.file == file
        ? last?.isMine ?? false : groups.contains { $0.file(at: file) != nil }
      last = (file, isMine)
      return isMine
    }
    guard isMine.contains(false) else { return (result.diagnostics, []) }
    let parts = zip(result.diagnostics, isMine)
    return (parts.filter(\.1).map(\.0), parts.filter { !$0.1 }.map(\.0))
  }

  var isWriting: Bool {
    if case .write = request.baseline { true } else { false }
  }

  func baselinePath(of group: LintGroup) -> String? {
    let beside = group.folder == "." ? Baseline.name : group.folder + "/" + Baseline.name
    return switch request.baseline {
    case .none: nil
    case .file(let path): workingFolder.seen(path)
    case .write(let path, _): path.map(workingFolder.seen) ?? beside
    case .found: isThere(beside) ? beside : nil
    }
  }

  private func isThere(_ path: String) -> Bool {
    stagedContents(of: path) != nil || Disk.kind(of: path) == .file
  }

  private func stagedContents(of path: String) -> [UInt8]? {
    staged?.contents(at: Disk.nearestRealPath(of: workingFolder.absolute(path)))
  }

  /// What a baseline lists, by paths from here.
  mutating func baseline(
    at path: String, move: BaselineMove
  ) throws(LintFailure) -> Baseline? {
    if let baseline = baselines[path] { return baseline }
    guard let bytes = stagedContents(of: path) ?? Disk.bytes(of: path) else {
      guard Disk.isMissing(path) else { throw .unreadable([path]) }
      if isWriting { return nil }
      throw .notFound(path)
    }
    let source = SourceText(file: path, bytes: bytes)
    var problems: [Diagnostic] = []
    let baseline = Baseline(source, resolvesConflicts: isWriting, problems: &problems)
    guard problems.isEmpty else { throw .wrongFiles(problems, [source]) }
    listSources.removeAll { $0.file == path }
    listSources.append(source)
    let moved = move.isNone ? baseline : baseline.moved(move.fromFile)
    baselines[path] = moved
    return moved
  }

  /// A first baseline has everything; a later one only what it had before, unless it is to take in what is new.
  private mutating func write(
    _ known: Baseline?, of now: Baseline, at path: String, judged: JudgedItems, move: BaselineMove
  ) throws(LintFailure) {
    var next = now
    if let known {
      let extends = if case .write(_, extending: true) = request.baseline { true } else { false }
      let mine = known.filter { judged.contains($1.rule, in: $0) }
      let others = known.filter { !judged.contains($1.rule, in: $0) }
      next = (extends ? now : mine.intersection(with: now)).union(with: others)
    }
    do {
      try Disk.write(next.moved(move.toFile).text.utf8, to: path)
    } catch {
      throw .notWritable(path, reason: error.reason)
    }
    baselines[path] = nil
    formerBaselines[path] = known
    let noun = next.count == 1 ? "finding" : "findings"
    result.remarks.append("wrote '\(path)' with \(next.count) \(noun)")
  }

  private mutating func apply(
    _ baseline: consuming Baseline, to mine: [Diagnostic], judged: JudgedItems
  ) -> [Diagnostic] {
    let filter = BaselineFilter(consume baseline, mine, isNew: changes == nil ? nil : isChanged)
    result.known += filter.known
    result.diagnostics += filter.kept
    result.diagnostics.sort()
    let about = EngineRules.staleBaseline
    guard request.since == nil, staged == nil else { return [] }
    return filter.stale { judged.contains($1.rule, in: $0) }.compactMap { file, finding in
      let settings = judged.group(of: file)?.settings
      return settings?.isOn(about) == true ? settings?.diagnostic(finding, of: about) : nil
    }
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
    fileFolder = WorkingFolder(path: Disk.nearestRealPath(of: absolute))
  }

  /// Whether both have the same.
  var isNone: Bool { fileFolder.path == workingFolder.path }

  func fromFile(_ path: String) -> String {
    workingFolder.relative(fileFolder.resolved(path))
  }

  func toFile(_ path: String) -> String {
    let absolute = workingFolder.absolute(path)
    return fileFolder.relative(Disk.realPath(of: absolute) ?? absolute)
  }
}
