import Generator
import Manifest

/// Goes through the files of both sides and decides about each.
struct UpdatePlanner {
  let state: ProjectState
  let project: GeneratedProject
  let options: UpdateOptions
  let copiedArchives: CopiedArchives
  var relocated: RelocatedFiles
  var update = ProjectUpdate()
  private(set) var renamedWords = RenamedWords([], current: [])
  private(set) var formerMembers = FormerMembers([], written: WrittenNames(), parents: [:])
  /// Those that are left to the owner.
  var formerNames = FormerNames()
  /// Files that stay though the spec has nothing for them: what they were when they were generated.
  private var keptOriginals: [String: [UInt8]] = [:]

  init(state: ProjectState, project: GeneratedProject, options: UpdateOptions) {
    relocated = RelocatedFiles(of: state)
    copiedArchives = CopiedArchives(
      former: state.files[GeneratedProject.copiedArchivesPath], in: project)
    self.state = state.placing(relocated)
    self.project = project
    self.options = options
  }

  mutating func plan(merge: TextMerge) throws {
    update.untranslatedTexts = project.untranslatedTexts
    update.kitLanguageNote = project.kitLanguageNote
    let files = project.files.filter { !$0.path.isRecord }
    let paths = Set(files.map(\.path))
    let gone = state.originalPaths.filter { !paths.contains($0) }
    (renamedWords, formerMembers) = renames(in: files)
    let leftovers = leftovers(beside: files)
    let moves = moves(from: gone, to: files) + leftovers
    for file in files {
      if file.ownership != .owner {
        planMachineWritten(file)
      } else if let move = moves.first(where: { $0.newPath == file.path }) {
        try plan(move, to: file, merge: merge)
      } else {
        try planOwned(file, merge: merge)
      }
    }
    for path in state.machineWrittenPaths where !paths.contains(path) { planGone(path) }
    for path in gone { planGoneOwned(path, isMoved: moves.contains { $0.oldPath == path }) }
    for path in leftovers.map(\.oldPath) {
      update.edits.append(FileEdit(path: path, former: state.added(path), new: nil))
    }
    for path in state.lostOriginals {
      let original = GeneratedFile.originalsFolder + "/" + path
      let record = state.files[original]
      keep(path, because: record == nil ? .missingOriginal : .damagedOriginal)
      // A merge may have carried something of the owner's there.
      if let record { preserve(record, from: original) }
    }
    let package = updatedFiles("Package.swift") ?? []
    for path in state.strandedPaths(beside: files, package: package) {
      keep(path, because: .stranded)
    }
    let owned = files.filter { $0.ownership == .owner }.map(\.path) + gone
    keepRepetitions(in: owned)
    followRenames(in: owned, except: leftovers.map(\.oldPath))
    listAbsences(in: files)
    planRecords()
  }

  // MARK: - What the decisions have made

  /// What a file holds once the update is made as far as it is planned; nil where there is none.
  var updatedFiles: (_ path: String) -> [UInt8]? {
    let edits = Dictionary(update.edits.map { ($0.path, $0) }) { _, last in last }
    return { [state] path in edits[path].map(\.new) ?? state.files[path] }
  }

  /// The sources among files of the owner's that hold more then than armature has written.
  func editedSources(in paths: [String]) -> [(path: String, text: [UInt8])] {
    let text = updatedFiles
    return paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      text(path).flatMap { project.file(at: path)?.bytes == $0 ? nil : (path, $0) }
    }
  }

  // MARK: - What every decision ends in

  mutating func change(_ path: String, as kind: FileChange.Kind, to new: [UInt8]?) {
    update.changes.append(FileChange(path: path, kind: kind))
    update.edits.append(FileEdit(path: path, former: state.files[path], new: new))
  }

  mutating func keep(_ path: String, because reason: FileChange.Reason) {
    update.changes.append(FileChange(path: path, kind: .kept(reason)))
  }

  /// Notes what is left to write in one of the owner's files.
  mutating func finish(_ bytes: [UInt8], at path: String) {
    guard path.hasSuffix(".swift"), let generated = project.file(at: path) else { return }
    if let part = UnwrittenPart.layout(in: bytes, at: path, generated: generated.bytes) {
      update.unwrittenParts.append(part)
    }
    let parts = UnwrittenPart.parts(of: bytes, at: path)
    guard !parts.isEmpty else { return }
    // The mark may stay where the body has gone.
    let stubs = Set(Outline(generated.bytes).texts)
    let outline = Outline(bytes)
    update.unwrittenParts += parts.filter { part in
      outline.text(around: part.line - 1).map(stubs.contains) ?? false
    }
  }

  // MARK: - What armature wrote

  private mutating func planMachineWritten(_ file: GeneratedFile) {
    guard let current = state.files[file.path] else {
      return change(file.path, as: .added, to: file.bytes)
    }
    if current == file.bytes || LineEnds.unified(current) == file.bytes {
      update.unchangedCount += 1
    } else if state.isUnedited(file.path) || putAside(current, from: file.path) {
      change(file.path, as: .replaced, to: file.bytes)
    }
  }

  private mutating func planGone(_ path: String) {
    guard let current = state.files[path] else { return }
    if state.isUnedited(path) || putAside(current, from: path) {
      change(path, as: .removed, to: nil)
    }
  }

  /// Whether an edited file may go; what stands in it is preserved.
  private mutating func putAside(_ current: [UInt8], from path: String) -> Bool {
    guard options.replacesEditedFiles else {
      update.editedFiles.append(path)
      return false
    }
    preserve(current, from: path)
    return true
  }

  /// Puts a text where armature never looks.
  private mutating func preserve(_ current: [UInt8], from path: String) {
    // Below what it is: an update that is made again finds the same text at the same place.
    let folder = ".armature/replaced/" + SHA256.hexadecimalDigest(of: current).prefix(8)
    update.edits.append(FileEdit(path: folder + "/" + path, former: nil, new: current))
  }

  // MARK: - Notes

  private mutating func planRecords() {
    let records = project.files.filter {
      $0.path.isRecord && $0.path != Manifest.path
        && $0.path != GeneratedProject.copiedArchivesPath
    }
    var manifest = Manifest()
    for file in project.files where file.ownership != .owner && file.path != Manifest.path {
      if file.path != GeneratedProject.versionPath { manifest.record(file.bytes, at: file.path) }
    }
    var texts = records.map { (path: $0.path, bytes: $0.bytes) }
    for (path, bytes) in keptOriginals.sorted(by: { $0.key < $1.key }) {
      let original = GeneratedFile.originalsFolder + "/" + path
      manifest.record(Original.record(bytes), at: original)
      texts.append((original, Original.record(bytes)))
    }
    let notes = [
      (FormerNames.path, formerNames.renames.isEmpty ? nil : formerNames.text),
      (GeneratedProject.copiedArchivesPath, copiedArchives.record),
    ]
    for case (let path, let bytes?) in notes {
      manifest.record(bytes, at: path)
      texts.append((path, bytes))
    }
    for (path, bytes) in texts { note(bytes, at: path) }
    let paths = Set(texts.map(\.path))
    for path in state.manifest.digests.keys.sorted() where path.isRecord && !paths.contains(path) {
      note(nil, at: path)
    }
    update.isMade =
      update.edits.allSatisfy { $0.path == FormerNames.path }
      && manifest.digests.isEqual(to: state.manifest.digests, besides: FormerNames.path)
    note(Array(manifest.text.utf8), at: Manifest.path)
  }

  private mutating func note(_ bytes: [UInt8]?, at path: String) {
    let former = state.files[path]
    if former != bytes { update.edits.append(FileEdit(path: path, former: former, new: bytes)) }
  }

  mutating func keepOriginal(of path: String) {
    keptOriginals[path] = state.original(of: path)
  }
}

extension [String: String] {
  fileprivate func isEqual(to other: Self, besides key: String) -> Bool {
    filter { $0.key != key } == other.filter { $0.key != key }
  }
}
