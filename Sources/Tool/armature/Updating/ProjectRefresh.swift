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

  /// Nil: the spec has errors, which are told.
  ///
  /// - Parameter finishes: whether an update that was cut off may be finished first.
  init?(at path: String, options: UpdateOptions, showsAll: Bool, finishes: Bool) throws {
    folder = try ProjectFolder(at: path)
    if finishes { try finishInterruptedEdit(of: folder.path) }
    let manifest = try folder.manifest()
    try folder.checkVersion(against: Armature.version)
    let made = try folder.specification.project(showingAll: showsAll)
    guard let (specification, project) = made else { return nil }
    name = specification.application.name
    update = try ProjectUpdate(
      of: folder.state(manifest, for: project), to: project, options: options,
      merge: GitMerge().merged)
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
