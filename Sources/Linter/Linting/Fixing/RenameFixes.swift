import Diagnostics
import Refactoring
import SourceModel

/// What becomes of the better names that findings propose: a fix where all uses lie in one file, a plan where
/// other files take part, or the reason why there is neither.
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
      for (file, found) in zip(files, renamed(findings, in: files, of: group)) {
        for (number, finding) in zip(byFile[file.path] ?? [], found) {
          diagnostics[number] = diagnostics[number].with(finding)
        }
      }
    }
    return diagnostics
  }

  private func renamed(
    _ findings: [[Finding]], in files: [LintFile], of group: LintGroup
  ) -> [[Finding]] {
    let names = readEach(files, of: group) { index, source in
      FindingRenames(of: findings[index], in: source).namesOfProject
    }
    let project = project(names.reduce(into: []) { $0.formUnion($1) }, in: group)
    return readEach(files, of: group) { index, source in
      FindingRenames(of: findings[index], in: source).findings(project: project)
    }
  }

  /// What all files of a group's packages know of some names.
  private func project(_ names: Set<String>, in group: LintGroup) -> ProjectNames {
    var project = ProjectNames()
    guard !names.isEmpty else { return project }
    let files = PackageFiles(around: group.files).files
    let parts = readEach(files, of: group) { _, source in
      ProjectNames(of: names, in: source)
    }
    for part in parts { project.merge(part) }
    return project
  }

  private func readEach<Result: Sendable>(
    _ files: [LintFile], of group: LintGroup,
    read: @escaping @Sendable (Int, SwiftSource) -> Result
  ) -> [Result] {
    mapInParallel(files.count, threads: threads) { next, finish in
      var scanner = SourceScanner()
      while let index = next() {
        let bytes = files[index].read() ?? []
        let path = files[index].path
        let conventions = group.conventions(for: files[index])
        finish(index, read(index, scanner.source(at: path, bytes: bytes, conventions: conventions)))
      }
    }
  }
}
