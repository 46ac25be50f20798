import Diagnostics

extension LintRun {
  /// What a baseline lists, with that of files that have been moved, renamed or have taken each other's places where it
  /// is found now. Where the files of this run do not tell that, those of the whole projects do.
  ///
  /// - Parameter mine: what is found in the files of the projects.
  func followed(
    _ baseline: Baseline, by mine: [Diagnostic], in groups: [LintGroup], judged: JudgedItems
  ) -> Baseline {
    let search = DebtSearch(baseline, in: mine, judged: judged)
    let tellsStale = request.since == nil && staged == nil
    guard !groups.allSatisfy(\.isWhole),
      search.needsOthers(isTold: { tellsStale && judged.contains($1.rule, in: $0) })
    else { return search.baseline() }
    let all = groups.map { $0.mapFiles { $0.with(isWanted: true) } }
    guard let outcome = try? lint(all) else { return search.baseline() }
    var run = self
    run.result.diagnostics = outcome.diagnostics
    run.tellSubjects(all)
    let allJudged = JudgedItems(
      request, all, of: all, openFiles: Set(outcome.cut + outcome.unfinished))
    return DebtSearch(baseline, in: run.result.diagnostics, judged: allJudged).baseline()
  }
}

extension DebtSearch {
  init(_ listed: Baseline, in found: [Diagnostic], judged: JudgedItems) {
    let declaring = DeclaringFiles(contents: judged.contents)
    self.init(
      listed, in: found, isJudged: judged.isKnown, hasRun: judged.hasRun,
      isApart: { declaring.declare($0.subject.outermost, in: $1, $2) })
  }
}
