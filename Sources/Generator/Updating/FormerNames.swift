/// What members were called that the owner's files still name so, as it is noted until no file does.
public struct FormerNames {
  public static let path = ".armature/former-names"
  private static let noName = "-"

  var renames: Set<MemberRename> = []

  /// - Parameter text: one member a line, what it was called and is, and what its type was called and is; both names
  ///   with the enumeration or the function that they belong to: `Section.world Section.globe News`.
  init(_ text: [UInt8] = []) {
    for line in text.textLines {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 2 else { continue }
      let (old, new) = (MemberHome.parsed(words[0]), MemberHome.parsed(words[1]))
      renames.insert(
        MemberRename(
          types: Array(words[2...]), home: old.home.named(old.home.names + new.home.names),
          old: old.name, new: new.name == Self.noName ? nil : new.name))
    }
  }

  var text: [UInt8] {
    let lines = renames.map { rename in
      let home = rename.home
      let names = [
        home.named(Array(home.names.prefix(1))).text(of: rename.old),
        home.text(of: rename.new ?? Self.noName),
      ]
      return (names + rename.types).joined(separator: " ") + "\n"
    }
    return Array(lines.sorted().joined().utf8)
  }

  /// What is left of them once the spec has changed again.
  func following(
    _ members: [MemberRename], types: [TypeRename], words: RenamedWords,
    in entries: DeclaredEntries,
    settings: [String]
  ) -> [MemberRename] {
    let all = DeclaredEntries.sections.flatMap(entries.entries)
    return renames.compactMap { rename in
      if rename.home == .setting { return rename.following(members, settings: settings) }
      guard let last = rename.types.last else {
        let new = rename.new.map { words.newName(of: $0) ?? $0 }
        return MemberRename(types: [], old: rename.old, new: new)
      }
      let type = types.first { $0.old == last }?.new ?? last
      let home = rename.home.following(members.filter { $0.types.first == last })
      let next = members.first {
        $0.types.first == last && $0.old == rename.new && $0.home.isLike(rename.home)
          && $0.home.names.first == rename.home.names.last
      }
      // Where the type has another member of that name, a use is of that one.
      guard let entry = all.first(where: { $0.name == type }),
        !entry.members.contains(where: { $0.name == rename.old && $0.isIn(home) })
      else { return nil }
      return MemberRename(
        types: type == last ? rename.types : rename.types + [type], home: home, old: rename.old,
        new: next.map(\.new) ?? rename.new)
    }
  }
}

extension MemberRename {
  /// Of a setting; nil where another one has its name.
  ///
  /// - Parameter settings: the names of those that the spec has now.
  fileprivate func following(_ members: [MemberRename], settings: [String]) -> MemberRename? {
    guard !settings.contains(old) else { return nil }
    let next = members.first { $0.home == .setting && $0.old == new }
    return MemberRename(types: [], home: home, old: old, new: next.map(\.new) ?? new)
  }
}

extension MemberHome {
  /// What it has become: an enumeration or a function is a member itself.
  fileprivate func following(_ members: [MemberRename]) -> MemberHome {
    let next = members.first { $0.home == .type && $0.old == names.last }?.new
    return named(names + [next].compactMap { $0 })
  }
}

extension DeclaredEntries.Member {
  /// Whether it belongs to a type itself, or to an enumeration of that.
  fileprivate func isIn(_ home: MemberHome) -> Bool {
    switch home {
    case .type: !part.hasPrefix(DeclaredEntries.cases(of: ""))
    case .enumeration(let names): names.last.map(DeclaredEntries.cases) == part
    case .function, .setting: false
    }
  }
}
