import Diagnostics

extension LintRun {
  /// Takes away what the baselines of the projects list, or writes them.
  mutating func useBaselines(_ groups: [LintGroup]) throws(LintFailure) {
    for group in groups {
      guard let path = baselinePath(of: group) else { continue }
      tellSubjects(groups)
      let move = BaselineMove(file: path, from: workingFolder)
      let (mine, others) = split(by: group)
      var known = try baseline(at: path, move: move)?.following(Baseline(of: mine)) {
        group.file(at: $0) == nil && Disk.kind(of: $0) == nil
      }
      if isWriting {
        try write(known, of: Baseline(of: mine), at: path, in: group, move: move)
        known = try baseline(at: path, move: move)
      }
      if let used = known.take() {
        result.diagnostics = others
        apply(used, to: mine, of: group)
      }
    }
  }

  /// The diagnostics in the files of a project, and all others.
  private func split(by group: LintGroup) -> (mine: [Diagnostic], others: [Diagnostic]) {
    var last: (file: String, isMine: Bool)?
    let isMine = result.diagnostics.map { diagnostic in
      let file = diagnostic.range.file
      // Those of one file stand together.
      let isMine = last?.file == file ? last?.isMine ?? false : group.file(at: file) != nil
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
    staged?.texts[workingFolder.absolute(path)] != nil || Disk.kind(of: path) == .file
  }

  /// What a baseline lists, by paths from here.
  private mutating func baseline(
    at path: String, move: BaselineMove
  ) throws(LintFailure) -> Baseline? {
    let staged = staged?.texts[workingFolder.absolute(path)]
    guard let bytes = staged ?? Disk.bytes(of: path) else {
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
    return move.isNone ? baseline : baseline.moved(move.fromFile)
  }

  /// A first baseline has everything; a later one only what it had before, unless it is to take in what is new.
  private mutating func write(
    _ known: Baseline?, of now: Baseline, at path: String, in group: LintGroup, move: BaselineMove
  ) throws(LintFailure) {
    var next = now
    let judgedItems = JudgedItems(request, group, cutFiles)
    if let known {
      let extends = if case .write(_, extending: true) = request.baseline { true } else { false }
      let judged = known.filter { judgedItems.contains($1, of: $0) }
      let others = known.filter { !judgedItems.contains($1, of: $0) }
      next = (extends ? now : judged.intersection(with: now)).union(with: others)
    }
    do {
      try Disk.write(next.moved(move.toFile).text.utf8, to: path)
    } catch {
      throw .notWritable(path, reason: error.reason)
    }
    let noun = next.count == 1 ? "finding" : "findings"
    result.remarks.append("wrote '\(path)' with \(next.count) \(noun)")
  }

  private mutating func apply(
    _ baseline: consuming Baseline, to mine: [Diagnostic], of group: LintGroup
  ) {
    let filter = BaselineFilter(consume baseline, mine, isNew: changes == nil ? nil : isChanged)
    result.known += filter.known
    result.diagnostics += filter.kept
    let about = EngineRules.staleBaseline
    if group.settings.isOn(about), request.since == nil, staged == nil {
      let judgedItems = JudgedItems(request, group, cutFiles)
      result.diagnostics += filter.stale { judgedItems.contains($1, of: $0) }.map {
        group.settings.diagnostic($0, of: about)
      }
    }
    result.diagnostics.sort()
  }
}

/// Which entries of a baseline a run would have found: those of files that were judged, or are gone from a project
/// that was judged as a whole, by rules that ran.
private struct JudgedItems {
  private let request: LintRequest
  private let group: LintGroup
  private let isWhole: Bool
  private let cutFiles: Set<String>

  /// - Parameter cutFiles: files in which there is more to be found than was looked for.
  init(_ request: LintRequest, _ group: LintGroup, _ cutFiles: Set<String>) {
    self.cutFiles = cutFiles
    self.request = request
    self.group = group
    isWhole = group.isWhole
  }

  func contains(_ item: Baseline.Item, of file: String) -> Bool {
    guard request.only.isEmpty || request.only.contains(item.rule),
      !request.ignored.contains(item.rule), !cutFiles.contains(file)
    else { return false }
    return group.file(at: file)?.isWanted ?? (isWhole && Disk.kind(of: file) == nil)
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

  /// Whether both have the same.
  var isNone: Bool { fileFolder.path == workingFolder.path }

  func fromFile(_ path: String) -> String {
    workingFolder.relative(fileFolder.absolute(path))
  }

  func toFile(_ path: String) -> String {
    let absolute = workingFolder.absolute(path)
    return fileFolder.relative(Disk.realPath(of: absolute) ?? absolute)
  }
}
