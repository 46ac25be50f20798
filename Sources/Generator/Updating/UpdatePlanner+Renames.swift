import Generator
import Manifest

extension UpdatePlanner {
  /// What the spec calls otherwise now: types, and their members.
  mutating func renames(in files: [GeneratedFile]) -> (words: RenamedWords, members: FormerMembers)
  {
    let specification = files.filter { $0.ownership == .owner && $0.path.hasSuffix(".yml") }
    let former = DeclaredEntries(
      state.originalPaths.filter { $0.hasSuffix(".yml") }
        .compactMap { path in state.original(of: path).map { (path, $0) } })
    let entries = DeclaredEntries(specification.map { ($0.path, $0.bytes) })
    let types = TypeRename.renames(from: former, to: entries)
    update.movedData = MovedData.moves(by: types, from: former, to: entries)
    let members = MemberRename.renames(from: former, to: entries, types: types)
    guard !types.isEmpty || !members.isEmpty else {
      return (RenamedWords([], current: []), FormerMembers([], current: []))
    }
    // The kits name nothing of the project but in examples.
    let sources = files.filter { $0.ownership != .kit && $0.path.hasSuffix(".swift") }
    let current: Set<String> = sources.reduce(into: []) { $0.formUnion($1.bytes.names) }
    return (RenamedWords(types, current: current), FormerMembers(members, current: current))
  }

  /// Renames types in the files that its owner has added, and tells where any of the owner's files uses what a
  /// member was called.
  ///
  /// - Parameter paths: of the owner's files that armature has begun.
  mutating func followRenames(in paths: [String]) {
    guard !renamedWords.isEmpty || !formerMembers.isEmpty else { return }
    for path in state.addedPaths where path.hasSuffix(".swift") {
      guard let current = state.added(path) else { continue }
      let text = LineEnds.unified(current)
      guard text.isText, ConflictMarkers.firstLine(in: text) == nil else { continue }
      let renamed = renamedWords.renamed(owners: text, original: []).owners
      if renamed != text {
        update.changes.append(FileChange(path: path, kind: .merged))
        update.edits.append(
          FileEdit(path: path, former: current, new: LineEnds.matching(renamed, current)))
      }
      tellFormerMembers(in: renamed, at: path)
    }
    guard !formerMembers.isEmpty else { return }
    let edits = Dictionary(update.edits.map { ($0.path, $0) }) { _, last in last }
    for path in paths where path.hasSuffix(".swift") {
      let current = edits[path].map(\.new) ?? state.files[path]
      // What armature has written has no former names.
      guard let current, project.file(at: path)?.bytes != current else { continue }
      tellFormerMembers(in: current, at: path)
    }
  }

  private mutating func tellFormerMembers(in bytes: [UInt8], at path: String) {
    update.formerUses += formerMembers.uses(in: bytes).map {
      FormerUse(path: path, line: $0.line, name: $0.old, newName: $0.new)
    }
  }
}
