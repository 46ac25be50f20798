import Diagnostics
import Generator
import Reporting
import Specification

extension SpecificationSource {
  /// What the spec says and the project that it describes; nil where it has errors. Everything that is wrong with
  /// it is told.
  ///
  /// - Parameter showsAll: whether each error is told, however many are of one kind.
  func project(
    showingAll showsAll: Bool
  ) throws -> (specification: ApplicationSpecification, project: GeneratedProject)? {
    let reading = try reading()
    let summary = DiagnosticSummary(of: reading.diagnostics, atMost: showsAll ? .max : 20)
    Terminal.print(summary.shown, in: reading.sources)
    Terminal.printError(summary.text)
    guard let specification = reading.specification else {
      Terminal.printError("\(path) has errors; nothing was written\n")
      return nil
    }
    let project = try ProjectGenerator(toolVersion: Armature.version)
      .project(for: specification, archives: archives(of: specification))
    return (specification, project)
  }
}
