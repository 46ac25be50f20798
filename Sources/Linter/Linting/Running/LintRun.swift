import Diagnostics
import SourceModel

/// One run from the request to the result: the order in which everything happens.
public struct LintRun {
  let request: LintRequest
  let workingFolder = WorkingFolder.current
  private let knownRules = EngineRules.known
  private var selection: FileSelection
  private(set) var changes: ChangedLines?
  /// What the next commit has, where the run is about that.
  private(set) var staged: StagedTree?
  /// The lines with findings of files that were read, by their paths.
  var texts: [String: SourceText] = [:]
  /// The texts of baselines and manifests that findings may point into.
  var listSources: [SourceText] = []
  /// Files in which there is more to be found than was looked for.
  private(set) var cutFiles: Set<String> = []
  /// These, and files that are not whole.
  private(set) var openFiles: Set<String> = []
  /// Files that are not judged, since armature has written them and nobody changed them.
  private var unjudgedFiles: [String] = []
  /// What baselines list by paths from here, as far as they were read.
  var baselines: [String: Baseline] = [:]
  /// What those listed before that this run has written.
  var formerBaselines: [String: Baseline] = [:]
  var result = LintResult(diagnostics: [], rules: [], statistics: LintStatistics())

  /// Does what is asked.
  public static func result(of request: LintRequest) throws(LintFailure) -> LintResult {
    var run = try LintRun(request)
    try run.lintGroups()
    return run.result
  }

  private init(_ request: LintRequest) throws(LintFailure) {
    self.request = request
    let known = knownRules.map(\.id)
    for rule in request.only + request.ignored where !known.contains(rule) {
      throw .unknownRule(rule, known: known)
    }
    if let rule = request.only.first(where: request.ignored.contains) {
      throw .contradictedRule(rule)
    }
    if case .staged = request.origin {
      do {
        staged = try StagedTree(in: workingFolder)
      } catch {
        throw .git(error)
      }
    }
    selection = try Self.selection(
      of: request, staged: staged, workingFolder: workingFolder, rules: knownRules)
    guard selection.problems.isEmpty else {
      throw .wrongFiles(selection.problems, selection.settingsSources)
    }
  }

  private static func selection(
    of request: LintRequest, staged: StagedTree?, workingFolder: WorkingFolder,
    rules: [RuleDescription]
  ) throws(LintFailure) -> FileSelection {
    switch request.origin {
    case .paths(let paths):
      return try FileSelection(paths: paths, rules: rules, threads: request.threads)
    case .text(let bytes, let path):
      let file = LintFile(workingFolder.seen(path), bytes: bytes)
      return try FileSelection([file], rules: rules, threads: request.threads)
    case .staged:
      guard let staged else { return try FileSelection([], rules: rules) }
      return try FileSelection(staged, rules: rules, threads: request.threads)
    }
  }

  /// What is found is chosen first, then planned for and shown.
  private mutating func lintGroups() throws(LintFailure) {
    try readChanges()
    let given = try AssignedOptions(request, rules: knownRules)
    let projects = selection.groups.map { $0.mapSettings(given.applied(to:)) }
    var groups = projects.map(toJudge)
    let outcome = request.fixes ? try fix(&groups) : try lint(groups)
    texts = outcome.texts
    cutFiles = Set(outcome.cut)
    openFiles = cutFiles.union(outcome.unfinished)
    tellUnfinished(outcome)
    unjudgedFiles = outcome.unjudged
    result.statistics = outcome.statistics
    result.projects = outcome.projects
    result.diagnostics = outcome.diagnostics
    result.rules = knownRules.filter { request.only.isEmpty || request.only.contains($0.id) }
    keepLines(of: groups)
    if case .paths = request.origin, changes == nil { tellMissingFiles(of: projects) }
    let stale = try useBaselines(groups, of: projects)
    takeShard(of: groups)
    if !stale.isEmpty { result.diagnostics = (result.diagnostics + stale).sorted() }
    if changes != nil { result.diagnostics = result.diagnostics.filter(isChanged) }
    if let reason = request.reason { try addAllows(because: reason, to: groups) }
    result.errorCount = result.diagnostics.count { $0.severity == .error }
    result.warningCount = result.diagnostics.count - result.errorCount
    if !listsAll {
      let lists = LongLists(result.diagnostics, cutFiles: cutFiles)
      result.diagnostics = lists.shortened
      result.remarks += lists.remarks
    }
    if request.plansRenames {
      result.diagnostics = RenameFixes(in: groups, threads: request.threads)
        .added(to: result.diagnostics)
    }
    if request.tellsSubjects { tellSubjects(groups) }
    tellUnstaged()
    if case .paths = request.origin { tellLeftOut() }
    result.sources = ShownSources(
      of: result.diagnostics, wholeFiles: request.showsWholeFiles, threads: request.threads
    ).sources(in: groups, atHand: texts, others: selection.settingsSources + listSources)
    result.judged = JudgedItems(request, groups, of: projects, openFiles: openFiles)
  }

  /// Tells of files that are not whole where the rule about them does not run.
  private mutating func tellUnfinished(_ outcome: Linter.Outcome) {
    let rule = EngineRules.unfinishedFile.id
    let told = Set(outcome.diagnostics.lazy.filter { $0.rule == rule }.map(\.range.file))
    result.remarks += outcome.unfinished.filter { !told.contains($0) }.map {
      "'\($0)' is not judged: '\(rule)' says why"
    }
  }

  /// Tells of files that were named and are not linted, those with the same reason together.
  private mutating func tellLeftOut() {
    let byReason = Dictionary(grouping: selection.leftOut, by: \.reason.reason)
    for (reason, files) in byReason.sorted(by: { $0.key < $1.key }) {
      let more = files.count > 1 ? " and \(files.count - 1) more are" : " is"
      result.remarks.append("'\(files[0].path)'\(more) not linted: \(reason)")
    }
  }

  /// The settings files that were read, by their paths from here.
  var settingsFiles: [String] { selection.settingsSources.map(\.file) }

  /// A baseline is of no use unless it lists all.
  private var listsAll: Bool { request.listsAll || isWriting }

  var linter: Linter {
    var linter = Linter(
      only: request.only.isEmpty ? nil : Set(request.only).subtracting(request.ignored),
      threads: request.threads,
      isTimed: request.isTimed)
    if listsAll { linter.most = .max }
    linter.tellsSubjects =
      request.tellsSubjects || selection.groups.contains { baselinePath(of: $0) != nil }
    if request.usesCache, !request.isTimed {
      linter.outlines = OutlineCache.Origin(
        settings: selection.settingsSources, options: request.assigned + ["all \(listsAll)"])
    }
    return linter
  }

  func lint(_ groups: [LintGroup]) throws(LintFailure) -> Linter.Outcome {
    let cache = self.cache(groups)
    if let outcome = cache?.outcome() { return outcome.about(groups) }
    let outcome = linter.lint(groups)
    guard outcome.unreadable.isEmpty else { throw .unreadable(outcome.unreadable) }
    if groups.allSatisfy(\.isWhole) { cache?.keep(outcome) }
    return outcome
  }

  private func cache(_ groups: [LintGroup]) -> RunCache? {
    guard request.usesCache, !request.isTimed, !request.fixes, case .paths = request.origin else {
      return nil
    }
    return RunCache(
      groups, settings: selection.settingsSources,
      options: ["all \(listsAll)", "only"] + request.only + ["ignored"] + request.ignored + ["set"]
        + request.assigned, threads: request.threads)
  }

  private mutating func readChanges() throws(LintFailure) {
    do {
      if let reference = request.since {
        let files = selection.groups.lazy.flatMap(\.files).filter(\.isWanted).map(\.path)
        changes = try ChangedLines(since: reference, of: files, in: workingFolder)
      } else if let staged {
        changes = try ChangedLines(ofMergeIn: staged.root, seenFrom: workingFolder)
      }
    } catch {
      throw .git(error)
    }
  }

  /// A project with the files of other shards and without changes as mere context. Where something is to be said
  /// of it that only the findings of all files tell, a shard has them all judged.
  private func toJudge(_ project: LintGroup) -> LintGroup {
    guard request.shard != nil || changes != nil else { return project }
    let needsAll = !project.settings.exceptions.isEmpty
    let shard = changes == nil && project.isWhole && needsAll ? nil : request.shard
    return project.mapFiles { file in
      let isWanted =
        file.isWanted && shard?.contains(project.placement.inner(file.path)) != false
        && changes?.paths.contains(file.path) != false
      return file.with(isWanted: isWanted)
    }
  }

  /// Leaves what the shard of this run tells: of each file, settings and manifests too, one shard does.
  private mutating func takeShard(of groups: [LintGroup]) {
    guard request.shard != nil else { return }
    result.diagnostics = result.diagnostics.filter { isInShard($0.range.file, of: groups) }
    result.known = result.known.filter { isInShard($0.range.file, of: groups) }
    let unjudged = Set(unjudgedFiles)
    result.statistics.files = groups.lazy.flatMap(\.files).count {
      $0.isWanted && isInShard($0.path, of: groups) && !unjudged.contains($0.path)
    }
  }

  func isInShard(_ path: String, of groups: [LintGroup]) -> Bool {
    guard let shard = request.shard else { return true }
    let group = groups.first { $0.file(at: path) != nil } ?? groups.first
    return group.map { shard.contains($0.placement.inner(path)) } ?? true
  }
}
