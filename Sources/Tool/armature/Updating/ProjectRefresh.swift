import Diagnostics
import Generator
import Manifest
import Reporting
import Specification
import Updating
import Workspace

/// What `generate` and `check` have in common: the spec is read, and the update is planned.
struct ProjectRefresh {
  private(set) var folder: ProjectFolder
  let name: String
  let update: ProjectUpdate
  /// Whether an update was cut off that is still to be taken back.
  let isInterrupted: Bool
  /// Nil where nothing is going to be written.
  private let locked: LockedFolder?
  private let specification: ApplicationSpecification
  /// Those that their owner has edited, as they are going to be.
  private let archives: [(store: StoreSpecification, source: SourceText)]

  /// Nil: the spec has errors, which are told.
  ///
  /// - Parameter writes: whether the update is going to be made: nobody else may change the project meanwhile.
  init?(at path: String, options: UpdateOptions, showsAll: Bool, writes: Bool) throws {
    folder = try ProjectFolder(at: path)
    locked = writes ? try LockedFolder(folder.path) : nil
    let interrupted = try locked?.interrupted ?? interruptedEdit(of: folder.path)
    isInterrupted = !writes && !interrupted.replacements.isEmpty
    folder.tell(interrupted, isTakenBack: writes)
    if !writes {
      folder.formerFiles = Dictionary(interrupted.replacements.map { ($0.path, $0.new) }) { $1 }
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

  private var replacements: [FileReplacement] {
    update.edits.map { FileReplacement(path: $0.path, former: $0.former, new: $0.new) }
  }

  /// - Throws: where a link would lead the update out of the project.
  func checkLinks() throws { try Workspace.checkLinks(of: folder.path, making: replacements) }

  func write() throws { try locked?.make(replacements) }
}

extension ProjectFolder {
  fileprivate func tell(_ interrupted: InterruptedEdit, isTakenBack: Bool) {
    let files = interrupted.replacements.count
    guard files > 0 else { return }
    let end = isTakenBack ? "is taken back" : "will be taken back by 'armature generate'"
    Terminal.printError("note: an update that was interrupted \(end): \(files.counted("file"))\n")
    for path in interrupted.changedPaths {
      Terminal.printError("note: \(display(path)) was changed since, and stays as it is\n")
    }
  }
}
