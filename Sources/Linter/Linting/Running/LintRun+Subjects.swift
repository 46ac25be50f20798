import Diagnostics
import SourceModel

extension LintRun {
  /// What the findings are about of which that is not known yet, by their places.
  private func missingSubjects(_ groups: [LintGroup]) -> [(Int, Subject)] {
    let diagnostics = result.diagnostics
    let open = diagnostics.indices.filter { diagnostics[$0].subject == nil }
    guard !open.isEmpty else { return [] }
    let byFile = Dictionary(grouping: open) { diagnostics[$0].range.file }
    let files = groups.flatMap(\.files).filter { byFile[$0.path] != nil }
    let found = mapInParallel(files.count, threads: request.threads) { next, finish in
      var scanner = SourceScanner()
      while let index = next() {
        let source = scanner.source(
          at: files[index].path, bytes: files[index].read() ?? [], conventions: Conventions())
        let numbers = byFile[files[index].path] ?? []
        let scopes = DeclarationScopes(
          of: source, places: numbers.map { diagnostics[$0].range.bytes })
        finish(
          index,
          numbers.compactMap { number in
            scopes.subject(of: diagnostics[number].finding).map { (number, $0) }
          })
      }
    }
    return Array(found.joined())
  }

  /// Tells of each finding what it is about.
  mutating func tellSubjects(_ groups: [LintGroup]) {
    for (number, subject) in missingSubjects(groups) {
      result.diagnostics[number] = result.diagnostics[number].with(subject)
    }
  }
}
