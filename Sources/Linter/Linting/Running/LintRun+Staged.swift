extension LintRun {
  /// Tells of settings and baselines on disk that a run over the next commit uses and the commit does not have, so that
  /// a run elsewhere judges otherwise.
  mutating func tellUnstaged() {
    guard let staged else { return }
    for path in settingsFiles + baselines.keys.sorted() {
      let absolute = Disk.nearestRealPath(of: workingFolder.absolute(path))
      guard staged.contains(absolute), staged.contents(at: absolute) == nil,
        !GitRepository.isIgnored(absolute, in: staged.root)
      else { continue }
      result.remarks.append("'\(path)' is used here, but the commit does not have it: 'git add' it")
    }
  }
}
