import Diagnostics
import Words

/// One run from the request to the result: the order in which everything happens.
public struct LintRun {
  let request: LintRequest
  let workingFolder = WorkingFolder.current
  private let knownRules = EngineRules.known
  private var selection: FileSelection
  private var changes: ChangedLines?
  /// The lines with findings of files that were read, by their paths.
  private var texts: [String: SourceText] = [:]
  /// The texts of the baselines that were read.
  var baselineSources: [SourceText] = []
  var result = LintResult(diagnostics: [], rules: [], statistics: LintStatistics())

  /// Does what is asked.
  public static func result(of request: LintRequest) throws(LintFailure) -> LintResult {
    var run = try LintRun(request)
    try run.lint()
    return run.result
  }

  private init(_ request: LintRequest) throws(LintFailure) {
    self.request = request
    let known = knownRules.map(\.id)
    for rule in request.only where !known.contains(rule) {
      throw .unknownRule(rule, nearest: nearest(to: rule, among: known))
    }
    selection = try Self.selection(of: request, workingFolder, rules: knownRules)
    guard selection.problems.isEmpty else {
      throw .wrongFiles(selection.problems, selection.settingsSources)
    }
  }

  private static func selection(
    of request: LintRequest, _ workingFolder: WorkingFolder, rules: [RuleDescription]
  ) throws(LintFailure) -> FileSelection {
    switch request.origin {
    case .paths(let paths):
      return try FileSelection(paths: paths, rules: rules, threads: request.threads)
    case .text(let bytes, let path):
      let file = LintFile(workingFolder.seen(path), bytes: bytes)
      return FileSelection([file], rules: rules)
    case .staged:
      do {
        return FileSelection(try StagedFiles(in: workingFolder).files, rules: rules)
      } catch {
        throw .git(error)
      }
    }
  }

  private mutating func lint() throws(LintFailure) {
    try readChanges()
    var groups = groupsToJudge()
    var outcome = try lint(groups)
    if request.fixes {
      var fixing = FixRound(linter: linter, groups: groups)
      try fixing.run(from: outcome)
      (groups, outcome) = (fixing.groups, fixing.outcome)
      result.fixedCount = fixing.fixedCount
      result.remarks += fixing.remarks
    }
    if request.planning {
      outcome.diagnostics = RenameFixes(in: groups, threads: request.threads)
        .added(to: outcome.diagnostics)
    }
    texts = outcome.texts
    result.statistics = outcome.statistics
    result.projects = outcome.projects
    result.diagnostics = outcome.diagnostics
    result.rules = knownRules.filter { request.only.isEmpty || request.only.contains($0.id) }
    try useBaselines(groups)
    keepChangedLines(groups)
    result.sources = sources(groups)
  }

  private var linter: Linter {
    Linter(
      only: request.only.isEmpty ? nil : Set(request.only), threads: request.threads,
      isTimed: request.isTimed)
  }

  private func lint(_ groups: [LintGroup]) throws(LintFailure) -> Linter.Outcome {
    let cache = self.cache(groups)
    if let outcome = cache?.outcome() { return outcome }
    let outcome = linter.lint(groups)
    guard outcome.unreadable.isEmpty else { throw .unreadable(outcome.unreadable) }
    cache?.keep(outcome)
    return outcome
  }

  private func cache(_ groups: [LintGroup]) -> RunCache? {
    guard request.usesCache, !request.isTimed, !request.fixes, case .paths = request.origin else {
      return nil
    }
    return RunCache(
      groups, settings: selection.settingsSources, only: request.only,
      workingFolder: workingFolder.path)
  }

  private mutating func readChanges() throws(LintFailure) {
    guard let reference = request.since else { return }
    do {
      changes = try ChangedLines(since: reference, in: workingFolder)
    } catch {
      throw .git(error)
    }
  }

  /// The groups with the files of other shards and without changes as mere context, and with the files that
  /// staged ones name.
  private func groupsToJudge() -> [LintGroup] {
    let groups = selection.groups.map { group in
      group.mapFiles { file in
        let isWanted =
          request.shard?.contains(group.placement.inner(file.path)) != false
          && changes?.paths.contains(file.path) != false
        return isWanted ? file : file.asContext()
      }
    }
    if case .paths = request.origin { return groups }
    return groups.map { NamedContext(of: $0).group }
  }
}

extension LintRun {
  private mutating func keepChangedLines(_ groups: [LintGroup]) {
    guard let changes else { return }
    let sources = sources(groups).reduce(into: [:]) { $0[$1.file] = $1 }
    result.diagnostics.removeAll { diagnostic in
      guard let source = sources[diagnostic.range.file] else { return true }
      let first = source.position(of: diagnostic.range.bytes.lowerBound).line
      let last = source.position(of: diagnostic.range.bytes.upperBound).line
      return !changes.contains(first...max(first, last), of: diagnostic.range.file)
    }
  }

  /// The lines of a file that are at hand if they are enough, else the whole file.
  private static func source(
    _ file: LintFile, _ known: [String: SourceText], _ ranges: [Range<Int>]
  ) -> SourceText? {
    if let text = known[file.path], ranges.allSatisfy(text.covers) { return text }
    return file.read().map { SourceText(file: file.path, bytes: $0) }
  }

  /// By their files: the ranges that diagnostics, their notes and their fixes speak of.
  private var rangesToShow: [String: [Range<Int>]] {
    var ranges: [String: [Range<Int>]] = [:]
    var file = ""
    var inFile: [Range<Int>] = []
    for diagnostic in result.diagnostics {
      diagnostic.finding.forEachRange { range in
        // Diagnostics of one file stand together.
        if range.file != file {
          if !inFile.isEmpty { ranges[file, default: []] += inFile }
          inFile.removeAll(keepingCapacity: true)
          file = range.file
        }
        inFile.append(range.bytes)
      }
    }
    if !inFile.isEmpty { ranges[file, default: []] += inFile }
    return ranges
  }

  /// The files that diagnostics and their notes point into.
  private func sources(_ groups: [LintGroup]) -> [SourceText] {
    let wanted = rangesToShow
    let files = groups.flatMap(\.files).filter { wanted[$0.path] != nil }
    let known = request.showsWholeFiles ? [:] : texts
    let sources = mapInParallel(files.count, threads: request.threads) { next, finish in
      while let index = next() {
        finish(index, Self.source(files[index], known, wanted[files[index].path] ?? []))
      }
    }
    return sources.compactMap(\.self)
      + (selection.settingsSources + baselineSources).filter { wanted[$0.file] != nil }
  }
}

extension Finding {
  /// What it, its notes and its fix speak of.
  func forEachRange(do body: (FileRange) -> Void) {
    body(range)
    for note in notes { note.range.map(body) }
    for edit in fix?.edits ?? [] { body(edit.range) }
  }
}
