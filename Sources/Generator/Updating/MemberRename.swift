import Specification

/// A member of a type that the spec calls otherwise now, such as an attribute; or a type, where a name may be that or
/// what the owner has declared.
struct MemberRename: Hashable {
  /// What its type was called, and is; none for what is named for a type itself, such as `environment.newsStore`.
  let types: [String]
  let old: String
  let new: String

  var isOfType: Bool { types.isEmpty && old.first?.isUppercase == true }

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
    let parts = Dictionary(grouping: new.members, by: \.part)
    return Dictionary(grouping: old.members, by: \.part).flatMap { part, former in
      let current = parts[part] ?? []
      let (oldNames, newNames) = (old.names(beside: part), new.names(beside: part))
      let gone = Set(former.map(\.name)).subtracting(newNames)
      let added = current.filter { !oldNames.contains($0.name) }
      return former.enumerated().compactMap { offset, member -> MemberRename? in
        guard gone.contains(member.name) else { return nil }
        let claim = added.first { $0.formerNames.newest(in: gone) == member.name }
        if let claim {
          return MemberRename(types: [old.name, new.name], old: member.name, new: claim.name)
        }
        // Counted from either end, since others may have come or gone.
        let places = [offset, offset + current.count - former.count].filter {
          current.indices.contains($0)
        }
        let same = places.map { current[$0] }.first { new in
          new.says(member, in: words) && !oldNames.contains(new.name)
            && new.formerNames.newest(in: gone) == nil
            && (!new.statements.isEmpty || former.count == current.count)
        }
        return same.map {
          MemberRename(types: [old.name, new.name], old: member.name, new: $0.name)
        }
      }
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
  /// The names among which one of a part is another's no more; cases and fetch requests are called by the type.
  fileprivate func names(beside part: String) -> Set<String> {
    func isApart(_ part: String) -> Bool { part.hasSuffix(".cases") || part == "fetchRequests" }
    let members = members.filter { $0.part == part || !isApart($0.part) && !isApart(part) }
    return Set(members.map(\.name))
  }
}

/// Where files of the owner's use members by names that the spec has no more.
struct FormerMembers {
  private let renames: [String: [MemberRename]]
  /// The types that have such a member: its own, and those that inherit it, or that armature has given it to.
  private let types: [MemberRename: Set<String>]
  /// The names that armature writes now.
  private let current: Set<String>
  private let owner: OwnerNames

  /// - Parameters:
  ///   - parents: of models and views, by the names of these.
  ///   - written: the types to which armature gives members that are named for types, by the names of these members.
  init(
    _ renames: [MemberRename], current: Set<String>, parents: [String: String],
    written: [String: Set<String>] = [:], owner: OwnerNames = OwnerNames()
  ) {
    self.owner = owner
    self.renames = Dictionary(grouping: renames, by: \.old)
    types = renames.reduce(into: [:]) { types, rename in
      let heirs = parents.keys.filter { heir in
        sequence(first: heir) { parents[$0] }.contains(where: rename.types.contains)
      }
      let owners = rename.types.isEmpty ? [rename.old, rename.new].compactMap { written[$0] } : []
      types[rename] = Set(rename.types + heirs + owners.joined())
    }
    self.current = current
  }

  private func types(of rename: MemberRename) -> Set<String> { types[rename] ?? [] }

  var isEmpty: Bool { renames.isEmpty }

  /// What can be such a use: of an object that is named for its type or whose type can be anything, by a label in
  /// a call of the type, or in the type's own code.
  func uses(in bytes: [UInt8]) -> [(line: Int, renames: [MemberRename])] {
    let code = CodeNames(bytes)
    return code.places.compactMap { place in
      let possible = (renames[place.name] ?? []).filter { rename in
        rename.isOfType ? owner.isDoubtful(place, in: code) : isUse(place, of: rename)
      }
      let named = possible.filter { isNamed(place, for: $0) }
      let found = named.isEmpty ? possible : named
      guard let first = found.first else { return nil }
      return (place.line, found.filter { $0.new == first.new })
    }
  }

  /// Whether an object is named for the type or for its last word: `view` may be a `PersonView`.
  private func isNamed(_ place: CodeNames.Place, for rename: MemberRename) -> Bool {
    guard case .member(let receiver?) = place.role, receiver != "self" else {
      return isWithin(place, for: rename)
    }
    return types(of: rename).contains { type in
      type.indices.contains {
        type[$0].isUppercase && String(type[$0...]).asVariable == receiver
      }
    }
  }

  private func isWithin(_ place: CodeNames.Place, for rename: MemberRename) -> Bool {
    place.container.map(types(of: rename).contains) ?? false
  }

  private func isUse(_ place: CodeNames.Place, of rename: MemberRename) -> Bool {
    let types = types(of: rename)
    switch place.role {
    case .bare: return isWithin(place, for: rename)
    case .label(let callee): return types.contains(callee)
    case .member where rename.types.isEmpty: return !current.contains(place.name)
    case .member(let receiver):
      // A name that armature writes elsewhere may be that of another type's member.
      guard let receiver, current.contains(place.name) else { return !current.contains(place.name) }
      return types.contains(receiver) || types.contains { $0.asVariable == receiver }
        || (receiver == "self" && isWithin(place, for: rename))
    }
  }
}
