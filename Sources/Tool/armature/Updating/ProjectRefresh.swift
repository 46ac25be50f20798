import Diagnostics
import Generator
import Manifest
import Reporting
import Specification
import Updating
import Workspace

/// What `generate` and `check` have in common: the spec is read, and the update is planned.
struct ProjectRefresh {
  let folder: ProjectFolder
  let name: String
  let update: ProjectUpdate
  /// Whether an update was cut off, which the next one finishes first.
  let isInterrupted: Bool
  private let specification: ApplicationSpecification
  /// Those that their owner has edited, as they are going to be.
  private let archives: [(store: StoreSpecification, source: SourceText)]

  /// Nil: the spec has errors, which are told.
  ///
  /// - Parameter finishes: whether an update that was cut off may be finished first.
  init?(at path: String, options: UpdateOptions, showsAll: Bool, finishes: Bool) throws {
    folder = try ProjectFolder(at: path)
    let count =
      finishes
      ? try finishInterruptedEdit(of: folder.path) : try interruptedEditCount(of: folder.path)
    isInterrupted = count > 0 && !finishes
    if count > 0 {
      let end = finishes ? "is completed now" : "will be completed by 'armature generate'"
      Terminal.printError("note: an update that was interrupted \(end): \(count.counted("file"))\n")
    }
    let manifest = try folder.manifest()
    try folder.checkVersion(against: Armature.version)
    let made = try folder.specification.project(showingAll: showsAll) { [folder] in
      try folder.leavesResources(of: $0, with: manifest)
    }
    guard let (specification, project) = made else { return nil }
    self.specification = specification
    name = specification.application.name
    let state = try folder.state(manifest, for: project)
    let update = try ProjectUpdate(
      of: state, to: project, options: options, merge: GitMerge().merged)
    self.update = update
    archives = specification.stores.compactMap { [folder] store in
      guard let path = project.archivePaths[store.name] else { return nil }
      let edit = update.edits.last { $0.path == path }
      guard let bytes = edit.map(\.new) ?? state.files[path],
        bytes != project.file(at: path)?.bytes
      else { return nil }
      return (store, SourceText(file: folder.display(path), bytes: bytes))
    }
  }

  /// Whether the archives fit the models; what does not is told.
  func hasFittingArchives(showingAll showsAll: Bool) -> Bool {
    specification.areFitting(archives, showingAll: showsAll)
  }

  var summary: UpdateSummary {
    UpdateSummary(of: update, name: name) { [folder] in folder.display($0) }
  }

  func write() throws {
    try edit(
      folder.path,
      making: update.edits.map { FileReplacement(path: $0.path, former: $0.former, new: $0.new) })
  }
}
