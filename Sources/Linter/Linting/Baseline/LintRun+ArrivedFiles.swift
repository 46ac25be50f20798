import Diagnostics

extension LintRun {
  /// A baseline with what those of other folders list of files that are gone there and are found here, under names
  /// that this one does not list.
  ///
  /// - Parameter mine: what is found in the files of the projects.
  mutating func withArrived(
    _ known: Baseline, at path: String, found mine: [Diagnostic], judged: JudgedItems
  ) -> Baseline {
    let new = BaselineFilter(known, mine).kept.filter { known.files[$0.range.file] == nil }
    guard usesOwnBaselines, !new.isEmpty else { return known }
    var gone = Baseline()
    for other in baselinesInRepository(of: path) where other != path {
      let move = BaselineMove(file: other, from: workingFolder)
      let listed = formerBaselines[other] ?? (try? baseline(at: other, move: move))
      for (file, entries) in listed?.files ?? [:] where Disk.kind(of: file) == nil {
        gone.add(entries, of: file)
      }
    }
    let homes = DebtSearch(gone, in: new, judged: judged).movedFiles()
    return homes.reduce(into: known) { $0.add(gone.files[$1.key] ?? [:], of: $1.value) }
  }

  /// Whether each project has the one beside its settings.
  private var usesOwnBaselines: Bool {
    switch request.baseline {
    case .found, .write(nil, _): true
    default: false
    }
  }

  /// Those that git tracks around a baseline, by paths from here.
  private func baselinesInRepository(of path: String) -> [String] {
    let folder = SettingsFile.folder(of: workingFolder.resolved(path))
    guard let repository = RepositoryFolder(around: folder),
      let texts = try? repository.indexedFiles().texts
    else { return [] }
    return texts.map { repository.root + "/" + $0.path }.filter {
      $0.hasSuffix("/" + Baseline.name)
    }
    .map(workingFolder.relative)
  }
}
