import Diagnostics
import SourceModel

/// Reads the projects among and below some paths and says who depends on whom in each.
public struct LayerRun {
  /// What is known of one project.
  public struct Result: Sendable {
    /// The settings file whose layers hold; nil where there is none and the usual ones hold.
    public let settings: String?
    public let report: LayerReport
    /// The files that the wrong dependencies lie in.
    public let sources: [SourceText]
  }

  /// - Parameters:
  ///   - paths: files and folders as the user wrote them.
  ///   - threads: how many work at most.
  public static func results(paths: [String], threads: Int) throws(LintFailure) -> [Result] {
    let selection = try FileSelection(paths: paths, rules: EngineRules.known)
    guard selection.problems.isEmpty else {
      throw .wrongFiles(selection.problems, selection.settingsSources)
    }
    return selection.groups.map { result(of: $0, threads: threads) }
  }

  private static func result(of group: LintGroup, threads: Int) -> Result {
    let conventions = group.conventions
    let outlines = mapInParallel(group.files.count, threads: threads) { next, finish in
      var scanner = SourceScanner()
      while let index = next() {
        finish(index, outline(of: group.files[index], in: group, by: conventions, &scanner))
      }
    }
    let files = group.files.reduce(into: [:]) { $0[$1.path] = $1 }
    let project = Project(files: outlines.compactMap { $0 }, conventions: conventions) {
      files[$0]?.read()
    }
    let report = LayerReport(of: project)
    let paths = Set(report.wrongEdges.flatMap(\.wrongUses).map(\.range.file))
    let sources = group.files.filter { paths.contains($0.path) }.compactMap { file in
      file.read().map { SourceText(file: file.path, bytes: $0) }
    }
    return Result(settings: group.settings.file, report: report, sources: sources)
  }

  /// What a file says of dependencies. Of the machine-written ones the halves of the project's own types
  /// count; the kits only tell what types inherit from.
  private static func outline(
    of file: LintFile, in group: LintGroup, by conventions: Conventions,
    _ scanner: inout SourceScanner
  ) -> FileOutline? {
    guard let bytes = file.read() else { return nil }
    let source = scanner.source(at: file.path, bytes: bytes, conventions: conventions)
    let isKit =
      group.holdsWhatWasWritten(file.path, bytes) != nil && !file.path.hasSuffix("+Generated.swift")
    return FileOutline(of: source, isJudged: !isKit)
  }
}
