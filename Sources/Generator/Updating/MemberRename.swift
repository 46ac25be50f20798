/// A member of a type that the spec calls otherwise now, such as an attribute; or a type, where a name may be that or
/// what the owner has declared.
struct MemberRename: Hashable {
  /// What its type was called, and is; none for what is named for a type itself, such as `environment.newsStore`.
  let types: [String]
  let home: MemberHome
  let old: String
  /// Nil for a case that is gone.
  let new: String?

  init(types: [String], home: MemberHome = .type, old: String, new: String?) {
    (self.types, self.home, self.old, self.new) = (types, home, old, new)
  }

  var isOfType: Bool { types.isEmpty && isType }

  /// Whether it is a type, of the module or within another type.
  var isType: Bool { home == .type && old.first?.isUppercase == true }

  /// `News.Section.world`.
  var formerName: String { (types.last.map { $0 + "." } ?? "") + home.text(of: old) }

  /// Finds out which members are called otherwise: those that are gone, and new ones of the same type that are said
  /// to have been these, or that say the same at the same place.
  static func renames(
    from old: DeclaredEntries, to new: DeclaredEntries, types: [TypeRename]
  ) -> [MemberRename] {
    let words = types.reduce(into: [:]) { $0.merge($1.words) { first, _ in first } }
    return DeclaredEntries.sections.flatMap { section in
      let entries = new.entries(of: section)
      return old.entries(of: section).flatMap { former -> [MemberRename] in
        let name = types.first { $0.old == former.name }?.new ?? former.name
        guard let entry = entries.first(where: { $0.name == name }) else { return [] }
        return renames(from: former, to: entry, words: words)
      }
    }
  }

  private static func renames(
    from old: DeclaredEntries.Entry, to new: DeclaredEntries.Entry, words: [String: String]
  ) -> [MemberRename] {
    let enumerations = old.enumerations
    let parts = old.parts.subtracting(enumerations.map(\.cases))
    let renames = parts.flatMap { part in
      self.renames(from: old, to: new, in: (part, part), words: words)
    }
    return renames
      + enumerations.flatMap { former -> [MemberRename] in
        let name = renames.first { $0.isType && $0.old == former.name }?.new ?? former.name
        guard let present = new.enumerations.first(where: { $0.name == name }) else { return [] }
        let home = MemberHome.enumeration([former.name, present.name])
        return self.renames(
          from: old, to: new, in: (former.cases, present.cases), home: home, words: words)
      }
  }

  /// - Parameter part: of the former entry, and that of the new one which it has become.
  private static func renames(
    from old: DeclaredEntries.Entry, to new: DeclaredEntries.Entry,
    in part: (old: String, new: String), home: MemberHome = .type, words: [String: String]
  ) -> [MemberRename] {
    let former = old.members.filter { $0.part == part.old }
    let current = new.members.filter { $0.part == part.new }
    let (oldNames, newNames) = (old.names(beside: part.old), new.names(beside: part.new))
    let gone = Set(former.map(\.name)).subtracting(newNames)
    let added = current.filter { !oldNames.contains($0.name) }
    return former.enumerated().compactMap { offset, member -> MemberRename? in
      guard gone.contains(member.name) else { return nil }
      // Counted from either end, since others may have come or gone.
      let places = [offset, offset + current.count - former.count].filter {
        current.indices.contains($0)
      }
      let claim = added.first { $0.formerNames.newest(in: gone) == member.name }
      let same = places.map { current[$0] }.first { new in
        new.says(member, in: words) && !oldNames.contains(new.name)
          && new.formerNames.newest(in: gone) == nil
          && (!new.statements.isEmpty || former.count == current.count)
      }
      let name = (claim ?? same)?.name
      guard name != nil || home != .type else { return nil }
      return MemberRename(types: [old.name, new.name], home: home, old: member.name, new: name)
    }
  }
}

extension DeclaredEntries.Member {
  /// Whether it says the same as another, as that was or in new words for types.
  fileprivate func says(_ other: Self, in words: [String: String]) -> Bool {
    let said = other.statements.map { statement in
      statements.contains(statement) ? statement : statement.mapNames { words[$0] ?? $0 }
    }
    return Set(said) == statements
  }
}

extension DeclaredEntries.Entry {
  fileprivate var parts: Set<String> { Set(members.map(\.part)) }

  /// Those that attributes are of, each with the part of its cases.
  fileprivate var enumerations: [(name: String, cases: String)] {
    members.filter { $0.part == DeclaredEntries.enumerations }.map {
      ($0.name, DeclaredEntries.cases(of: $0.name))
    }
  }

  /// The names among which one of a part is another's no more; types, cases and fetch requests are called by the type.
  fileprivate func names(beside part: String) -> Set<String> {
    func isApart(_ part: String) -> Bool {
      part.hasPrefix(DeclaredEntries.enumerations) || part == "fetchRequests"
    }
    let members = members.filter { $0.part == part || !isApart($0.part) && !isApart(part) }
    return Set(members.map(\.name))
  }
}
