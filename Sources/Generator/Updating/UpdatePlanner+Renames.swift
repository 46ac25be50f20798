import Generator
import Manifest
import Specification

extension UpdatePlanner {
  /// What the spec calls otherwise now: types, and their members.
  mutating func renames(in files: [GeneratedFile]) -> (words: RenamedWords, members: FormerMembers)
  {
    let specification = files.filter { $0.ownership == .owner && $0.path.hasSuffix(".yml") }
      .map { (path: $0.path, bytes: $0.bytes) }
    let originals = state.originalPaths.filter { $0.hasSuffix(".yml") }
      .compactMap { path in state.original(of: path).map { (path: path, bytes: $0) } }
    let (former, entries) = (DeclaredEntries(originals), DeclaredEntries(specification))
    let types = TypeRename.renames(from: former, to: entries)
    var members = MemberRename.renames(from: former, to: entries, types: types)
    if let old = formerSpecification(of: originals, beside: specification) {
      update.movedData = MovedData.moves(
        by: types, members: members, from: old, to: project.specification, in: entries)
      members += MemberRename.arguments(
        from: old, to: project.specification, types: types, members: members)
      members += MemberRename.settings(from: old, to: project.specification, types: types)
    }
    let noted = FormerNames(LineEnds.unified(state.files[FormerNames.path] ?? []))
    guard !types.isEmpty || !members.isEmpty || !noted.renames.isEmpty else {
      return (
        RenamedWords([], current: []),
        FormerMembers([], written: WrittenNames(), parents: [:])
      )
    }
    // The kits name nothing of the project but in examples.
    let sources = files.filter { $0.ownership != .kit && $0.path.hasSuffix(".swift") }
    let written = WrittenNames(sources.map(\.bytes))
    var words = RenamedWords(types, current: written.all)
    let settings = project.specification.application.settings.map(\.name)
    let kept = noted.following(
      members, types: types, words: words, in: entries, settings: settings
    ).filter { $0.new.map((settings + written.all).contains) ?? true }
    let others = Set((members + kept).map(\.old))
    let areTypesKept = types.isEmpty && kept.allSatisfy { !$0.types.isEmpty || $0.home == .setting }
    let formerTypes = areTypesKept ? [:] : typesOfFormerMembers
    let owner = ownerNames(besides: [former, entries])
    let named = (Array(formerTypes.keys) + types.map(\.old)).filter { !others.contains($0) }
      .compactMap { name in
        words.newName(of: name).map { MemberRename(types: [], old: name, new: $0) }
      }
    let ownNames = Set(named.map(\.old)).subtracting(owner.memberNames)
    words.members = formerTypes.filter { ownNames.contains($0.key) }
    words.owner = owner
    let all = members + kept + named
    return (
      words,
      FormerMembers(
        all, written: written, parents: entries.parents, formerTypes: formerTypes, owner: owner)
    )
  }

  /// What the spec was; nil where it is the same, or could not be read.
  private func formerSpecification(
    of originals: [(path: String, bytes: [UInt8])],
    beside present: [(path: String, bytes: [UInt8])]
  ) -> ApplicationSpecification? {
    let former = Dictionary(originals) { first, _ in first }
    guard former != Dictionary(present, uniquingKeysWith: { first, _ in first }) else {
      return nil
    }
    let folder = SpecificationFolder(files: former)
    return try? readSpecification(GeneratedProject.specificationPath, in: folder).draft
  }

  /// What armature's half has called its members until now, with their types.
  private var typesOfFormerMembers: [String: Set<String>] {
    let paths = state.machineWrittenPaths.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Kits/")
    }
    return paths.reduce(into: [:]) { members, path in
      members.merge(state.files[path]?.members ?? [:]) { $0.union($1) }
    }
  }

  /// What the owner's files declare by themselves.
  private func ownerNames(besides entries: [DeclaredEntries]) -> OwnerNames {
    let begun = state.originalPaths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      state.files[path].map { file in
        (code: CodeNames(file), original: state.original(of: path).map { CodeNames($0) })
      }
    }
    let added = state.addedPaths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      state.added(path).map { (code: CodeNames($0), original: nil as CodeNames?) }
    }
    let types = entries.flatMap { entries in
      DeclaredEntries.sections.flatMap(entries.entries).map(\.name)
    }
    return OwnerNames(
      begun + added, modules: Set(entries.compactMap(\.applicationName)), types: Set(types))
  }

  /// Renames types in the files that its owner has added, and tells where any of the owner's files uses what a
  /// member was called.
  ///
  /// - Parameters:
  ///   - paths: of the owner's files that armature has begun.
  ///   - others: added files that go.
  mutating func followRenames(in paths: [String], except others: [String]) {
    guard !renamedWords.isEmpty || !formerMembers.isEmpty else { return }
    for path in state.addedPaths where path.hasSuffix(".swift") && !others.contains(path) {
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
    for (path, current) in editedSources(in: paths) { tellFormerMembers(in: current, at: path) }
  }

  private mutating func tellFormerMembers(in bytes: [UInt8], at path: String) {
    for (line, renames) in formerMembers.uses(in: bytes) {
      formerNames.renames.formUnion(renames)
      let names = renames.map(\.formerName).joined(separator: " or ")
      let use = FormerUse(path: path, line: line, name: names, newName: renames[0].new)
      if update.formerUses.last != use { update.formerUses.append(use) }
    }
  }
}

extension [UInt8] {
  /// The names that are given to members here, with the types that have these.
  fileprivate var members: [String: Set<String>] {
    CodeNames(self).places.lazy.filter(\.isMember).reduce(into: [:]) { members, place in
      members[place.name, default: []].formUnion(place.container.map { [$0] } ?? [])
    }
  }
}
