import Diagnostics

extension LintRun {
  /// Applies fixes to the texts as they are read now, and writes these where nobody has changed them since.
  mutating func fix(_ groups: inout [LintGroup]) throws(LintFailure) -> Linter.Outcome {
    let target: FixRound.Target =
      switch request.origin {
      case .paths: .files
      case .staged: .filesAndIndex
      case .text: .output
      }
    let named = if case .paths(let paths) = request.origin { paths } else { [String]() }
    var fixing = try FixRound(
      linter: linter, groups: groups, target: target,
      innerRepositories: InnerRepositories(named, from: workingFolder))
    let outcome = try fixing.run { diagnostics, groups throws(LintFailure) in
      try new(of: diagnostics, in: groups)
    } isChosen: { [self, groups] diagnostic, source in
      isChanged(diagnostic, in: source) && isInShard(diagnostic.range.file, of: groups)
    }
    groups = fixing.groups
    if case .text(let bytes, let path) = request.origin {
      let path = workingFolder.seen(path)
      // What the settings do not want comes out as it is.
      result.fixedText =
        groups.lazy.flatMap(\.files).first { $0.path == path }?.bytes ?? bytes
    } else {
      try fixing.write()
    }
    result.fixedCount = fixing.fixedCount
    result.remarks += fixing.remarks
    return outcome
  }

  /// What no baseline lists: what one keeps is mended where it is not used, or is to be written.
  mutating func new(
    of diagnostics: [Diagnostic], in groups: [LintGroup]
  ) throws(LintFailure) -> [Diagnostic] {
    guard !isWriting, groups.contains(where: { baselinePath(of: $0) != nil }) else {
      return diagnostics
    }
    var run = self
    run.keepLines(of: groups)
    run.result.diagnostics = diagnostics
    _ = try run.useBaselines(groups, of: groups)
    (baselines, listSources) = (run.baselines, run.listSources)
    return run.result.diagnostics
  }
}
