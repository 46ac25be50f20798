import Diagnostics
import Generator
import Reporting
import Specification

extension SpecificationSource {
  /// What the spec says and the project that it describes; nil where it has errors. Everything that is wrong with
  /// it is told.
  ///
  /// - Parameters:
  ///   - showsAll: whether each error is told, however many are of one kind.
  ///   - leavesResources: whether the package has resources though the spec names none.
  func project(
    showingAll showsAll: Bool,
    leavesResources: (ApplicationSpecification) throws -> Bool = { _ in false }
  ) throws -> (specification: ApplicationSpecification, project: GeneratedProject)? {
    let reading = try reading()
    let summary = DiagnosticSummary(of: reading.diagnostics, atMost: showsAll ? .max : 20)
    Terminal.print(summary.shown, in: reading.sources)
    Terminal.printError(summary.text)
    guard let specification = reading.specification else {
      Terminal.printError("\(path) has errors; nothing was written\n")
      return nil
    }
    let archives = try archives(of: specification)
    let project = try ProjectGenerator(toolVersion: Armature.version)
      .project(
        for: specification, archives: archives,
        leavesResources: leavesResources(specification))
    let given = specification.stores.compactMap { store in
      store.archive.flatMap { path in
        archives[path].map { (store, SourceText(file: displayPath(path), bytes: $0)) }
      }
    }
    guard specification.areFitting(given, showingAll: showsAll) else {
      Terminal.printError("an archive of \(path) does not fit; nothing was written\n")
      return nil
    }
    return (specification, project)
  }
}

extension ApplicationSpecification {
  /// Whether archives fit the models of their stores; what does not is told.
  func areFitting(
    _ archives: [(store: StoreSpecification, source: SourceText)], showingAll showsAll: Bool
  ) -> Bool {
    let problems = archives.flatMap { self.problems(ofArchive: $0.source, of: $0.store) }
    let summary = DiagnosticSummary(of: problems, atMost: showsAll ? .max : 20)
    Terminal.print(summary.shown, in: archives.map(\.source))
    Terminal.printError(summary.text)
    return problems.isEmpty
  }
}
