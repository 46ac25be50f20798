import Generator
import Manifest

extension UpdatePlanner {
  /// A file that armature writes once and whose owner goes on with it.
  mutating func planOwned(_ file: GeneratedFile, merge: TextMerge) throws {
    let original = state.original(of: file.path)
    guard let current = state.files[file.path] else {
      return planAbsent(file, isNew: !state.originalPaths.contains(file.path))
    }
    let text = LineEnds.unified(current)
    let isUpToDate = current == file.bytes || text == file.bytes
    if !isUpToDate, isUnedited(text, at: file.path) {
      change(file.path, as: .replaced, to: LineEnds.matching(file.bytes, current))
      return finish(file.bytes, at: file.path)
    }
    if let line = ConflictMarkers.firstLine(in: text) {
      update.openConflicts.append((file.path, line))
    }
    let mayBeRenamed = !renamedWords.isEmpty && file.path.hasSuffix(".swift")
    guard !isUpToDate, original != file.bytes || mayBeRenamed else {
      return leave(current, at: file.path)
    }
    guard let original else { return try planUnknown(file, current: current, merge: merge) }
    if file.path.isArchive { return keepData(current, at: file.path) }
    let merged = try merged(text, original, file.bytes, at: file.path, by: merge)
    guard merged.bytes != text else { return leave(current, at: file.path) }
    change(
      file.path, as: merged.conflictCount > 0 ? .conflicting(count: merged.conflictCount) : .merged,
      to: LineEnds.matching(merged.bytes, current))
    finish(merged.bytes, at: file.path)
  }

  /// Whether a text of the owner's is as armature wrote or copied it.
  private func isUnedited(_ text: [UInt8], at path: String) -> Bool {
    state.isUnedited(text, at: path) || copiedArchives.isUnedited(text, at: path)
  }

  /// Data that its owner has edited.
  private mutating func keepData(_ current: [UInt8], at path: String) {
    guard copiedArchives.isGiven(path) else { return keep(path, because: .data) }
    guard copiedArchives.isChanged(path) else { return leave(current, at: path) }
    keep(path, because: .copy)
  }

  /// A file of the owner's stood there before armature had one of its name: what armature declares goes beside
  /// what is there.
  private mutating func planUnknown(
    _ file: GeneratedFile, current: [UInt8], merge: TextMerge
  ) throws {
    let text = LineEnds.unified(current)
    if file.path.hasSuffix(".swift"), text.isText {
      let merged = try DeclarationMerge(
        owners: text, original: Outline(file.bytes).withoutLeaves.bytes, generated: file.bytes,
        merge: merge)
      if merged.isComplete, merged.merged.conflictCount == 0 {
        guard merged.merged.bytes != text else { return leave(current, at: file.path) }
        change(file.path, as: .merged, to: LineEnds.matching(merged.merged.bytes, current))
        return finish(merged.merged.bytes, at: file.path)
      }
    }
    // An archive is data: it is written once, and nobody merges it.
    if project.file(at: GeneratedFile.originalsFolder + "/" + file.path) != nil {
      keep(file.path, because: .unknown)
    }
    finish(current, at: file.path)
  }

  /// Sources by their declarations as far as it goes, and by lines where it does not.
  private func merged(
    _ owners: [UInt8], _ original: [UInt8], _ generated: [UInt8], at path: String,
    by merge: TextMerge
  ) throws -> MergedText {
    guard path.hasSuffix(".swift"), owners.isText else {
      return try merge(owners, original, generated)
    }
    let (owners, original) = renamedWords.renamed(owners: owners, original: original)
    let declarations = try DeclarationMerge(
      owners: owners, original: original, generated: generated, merge: merge)
    guard !declarations.isComplete else { return declarations.merged }
    let merged = try merge(declarations.merged.bytes, declarations.original, generated)
    return MergedText(
      bytes: merged.bytes,
      conflictCount: merged.conflictCount + declarations.merged.conflictCount)
  }

  private mutating func leave(_ current: [UInt8], at path: String) {
    update.unchangedCount += 1
    finish(current, at: path)
  }

  private mutating func planAbsent(_ file: GeneratedFile, isNew: Bool) {
    guard isNew || options.restoresDeletedFiles else {
      return keep(file.path, because: .deleted)
    }
    change(file.path, as: .added, to: file.bytes)
    finish(file.bytes, at: file.path)
  }

  // MARK: - What the spec has nothing left for

  /// Only sources and archives come and go with the spec; what else lies there is the owner's alone.
  mutating func planGoneOwned(_ path: String, isMoved: Bool) {
    guard path.comesAndGoes, let current = state.files[path] else { return }
    let text = LineEnds.unified(current)
    if isMoved {
      update.edits.append(FileEdit(path: path, former: current, new: nil))
    } else if isUnedited(text, at: path) {
      change(path, as: .removed, to: nil)
    } else {
      if let line = ConflictMarkers.firstLine(in: text) {
        update.openConflicts.append((path, line))
      }
      let generatedHalf = "\(path.dropLast(".swift".count))+Generated.swift"
      keep(path, because: project.file(at: generatedHalf) == nil ? .edited : .ownersAlone)
      keepOriginal(of: path)
    }
  }

  func moves(from gone: [String], to files: [GeneratedFile]) -> [MovedFile] {
    let owned = gone.compactMap { path -> (path: String, owners: [UInt8]?, original: [UInt8])? in
      guard path.comesAndGoes, let original = state.original(of: path) else { return nil }
      guard let text = state.files[path].map(LineEnds.unified) else { return (path, nil, original) }
      // Without edits at its own place it goes, and another comes; what is no text stays where it is.
      let stays = isUnedited(text, at: path) && relocated.places[path] == nil
      return stays || !text.isText ? nil : (path, text, original)
    }
    guard !owned.isEmpty else { return [] }
    let added = files.filter { file in
      file.ownership == .owner && file.path.comesAndGoes
        && state.files[file.path] == nil && state.original(of: file.path) == nil
    }
    return MovedFile.moves(
      of: owned, to: added.map { ($0.path, $0.bytes) }, words: renamedWords)
  }

  /// Files that a merge of branches has left under their former names, since only one of them has renamed the types:
  /// what stands in them goes to where the types are now.
  func leftovers(beside files: [GeneratedFile]) -> [MovedFile] {
    guard !renamedWords.isEmpty else { return [] }
    let owned = files.filter { $0.ownership == .owner && state.files[$0.path] != nil }
    let types = owned.compactMap { file in
      state.original(of: file.path).flatMap { original in
        Outline(original).firstType.map { ($0, (path: file.path, original: original)) }
      }
    }
    let homes = Dictionary(types) { first, _ in first }
    return state.addedPaths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      guard let text = state.added(path).map(LineEnds.unified), text.isText else { return nil }
      let owners = renamedWords.renamed(owners: text, original: text).owners
      guard owners != text, let type = Outline(owners).firstType, let home = homes[type] else {
        return nil
      }
      return MovedFile(
        oldPath: path, newPath: home.path, owners: owners, original: home.original)
    }
  }

  mutating func plan(
    _ move: MovedFile, to file: GeneratedFile, merge: TextMerge
  ) throws {
    relocated.follow(move, beside: state.addedPaths)
    guard let owners = move.owners else { return planAbsent(file, isNew: false) }
    if let line = ConflictMarkers.firstLine(in: owners) {
      update.openConflicts.append((move.oldPath, line))
    }
    var merged = MergedText(bytes: owners, conflictCount: 0)
    let beside = state.files[file.path]
    // Data is moved as it is; nobody merges it.
    let sides = file.path.isArchive ? [] : [beside.map(LineEnds.unified), file.bytes]
    for side in sides.compactMap(\.self) {
      let next = try self.merged(merged.bytes, move.original, side, at: file.path, by: merge)
      merged = MergedText(
        bytes: next.bytes, conflictCount: merged.conflictCount + next.conflictCount)
    }
    update.changes.append(FileChange(path: file.path, kind: .moved(from: move.oldPath)))
    if merged.conflictCount > 0 {
      update.changes.append(
        FileChange(path: file.path, kind: .conflicting(count: merged.conflictCount)))
    }
    let current = state.files[move.oldPath] ?? state.added(move.oldPath) ?? []
    update.edits.append(
      FileEdit(path: file.path, former: beside, new: LineEnds.matching(merged.bytes, current)))
    finish(merged.bytes, at: file.path)
  }
}

extension String {
  fileprivate var comesAndGoes: Bool { isData || hasSuffix(".swift") }
}

extension [UInt8] {
  /// Whether every byte is part of a character in UTF-8, so that lines come back as they were.
  var isText: Bool { String(validating: self, as: UTF8.self) != nil }
}
