import Diagnostics
import Refactoring
import SourceModel

/// What becomes of the better names that findings propose: a fix where all uses lie in one file, else the
/// reason why there is none.
struct RenameFixes {
  private let groups: [LintGroup]
  private let threads: Int

  init(in groups: [LintGroup], threads: Int) {
    self.groups = groups
    self.threads = threads
  }

  /// The same diagnostics in the same order, those about names with a fix or a note.
  func added(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    let numbers = diagnostics.indices.filter { !diagnostics[$0].finding.replacements.isEmpty }
    let byFile = Dictionary(grouping: numbers) { diagnostics[$0].range.file }
    var diagnostics = diagnostics
    for group in groups {
      let files = group.files.filter { byFile[$0.path] != nil }
      let findings = files.map { file in
        (byFile[file.path] ?? []).map { diagnostics[$0].finding }
      }
      for (file, found) in zip(files, renamed(findings, in: files, group.conventions)) {
        for (number, finding) in zip(byFile[file.path] ?? [], found) {
          diagnostics[number] = diagnostics[number].with(finding)
        }
      }
    }
    return diagnostics
  }

  private func renamed(
    _ findings: [[Finding]], in files: [LintFile], _ conventions: Conventions
  ) -> [[Finding]] {
    mapInParallel(files.count, threads: threads) { next, finish in
      var scanner = SourceScanner()
      while let index = next() {
        let file = files[index]
        let bytes = file.read() ?? []
        let source = scanner.source(at: file.path, bytes, conventions: conventions)
        finish(index, FindingRenames(of: findings[index], in: source).findings)
      }
    }
  }
}
