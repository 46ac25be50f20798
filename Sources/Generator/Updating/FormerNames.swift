/// What members were called that the owner's files still name so, as it is noted until no file does.
public struct FormerNames {
  public static let path = ".armature/former-names"

  var renames: Set<MemberRename> = []

  /// - Parameter text: one member a line, what it was called and is, and what its type was called and is.
  init(_ text: [UInt8] = []) {
    for line in text.textLines {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2 else { continue }
      renames.insert(MemberRename(types: Array(words[2...]), old: words[0], new: words[1]))
    }
  }

  var text: [UInt8] {
    let lines = renames.map { ([$0.old, $0.new] + $0.types).joined(separator: " ") + "\n" }
    return Array(lines.sorted().joined().utf8)
  }

  /// What is left of them once the spec has changed again.
  func following(
    _ members: [MemberRename], types: [TypeRename], words: RenamedWords, in entries: DeclaredEntries
  ) -> [MemberRename] {
    let all = DeclaredEntries.sections.flatMap(entries.entries)
    return renames.compactMap { rename in
      guard let last = rename.types.last else {
        return MemberRename(
          types: [], old: rename.old, new: words.newName(of: rename.new) ?? rename.new)
      }
      let type = types.first { $0.old == last }?.new ?? last
      let next = members.first { $0.types.first == last && $0.old == rename.new }
      // Where the type has another member of that name, a use is of that one.
      guard let entry = all.first(where: { $0.name == type }),
        !entry.members.contains(where: { $0.name == rename.old })
      else { return nil }
      return MemberRename(
        types: type == last ? rename.types : rename.types + [type], old: rename.old,
        new: next?.new ?? rename.new)
    }
  }
}
