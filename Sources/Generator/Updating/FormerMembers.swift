import Specification

/// Where files of the owner's use members by names that the spec has no more.
struct FormerMembers {
  private let renames: [String: [MemberRename]]
  /// The types that have such a member: its own, and those that inherit it, or that armature has given it to.
  private let types: [MemberRename: Set<String>]
  /// What armature writes now.
  private let written: WrittenNames
  private let owner: OwnerNames

  /// - Parameters:
  ///   - parents: of models and views, by the names of these.
  ///   - formerTypes: those to which armature has given members that are named for types, by the names of these
  ///     members.
  init(
    _ renames: [MemberRename], written: WrittenNames, parents: [String: String],
    formerTypes: [String: Set<String>] = [:], owner: OwnerNames = OwnerNames()
  ) {
    self.written = written
    self.owner = owner
    self.renames = Dictionary(
      grouping: Set(renames).sorted { $0.formerName < $1.formerName }, by: \.old)
    types = renames.reduce(into: [:]) { types, rename in
      let heirs = parents.keys.filter { heir in
        sequence(first: heir) { parents[$0] }.contains(where: rename.types.contains)
      }
      let names = rename.types.isEmpty ? [rename.old] + [rename.new].compactMap { $0 } : []
      let owners = names.compactMap { formerTypes[$0] }
      types[rename] = Set(rename.types + heirs + owners.joined())
    }
  }

  private func types(of rename: MemberRename) -> Set<String> { types[rename] ?? [] }

  var isEmpty: Bool { renames.isEmpty }

  /// What can be such a use: of an object that is named for its type or whose type can be anything, by a label in
  /// a call of the type, or in the type's own code; and by texts that call settings.
  func uses(in bytes: [UInt8]) -> [(line: Int, renames: [MemberRename])] {
    let code = CodeNames(bytes)
    let settings = code.settings.compactMap { name, line in
      let found = renames[name]?.filter { $0.home == .setting } ?? []
      return found.isEmpty ? nil : (line: line, renames: found)
    }
    let members = code.places.compactMap { place -> (line: Int, renames: [MemberRename])? in
      let possible = (renames[place.name] ?? []).filter { isUse(place, of: $0, in: code) }
      let named = possible.filter { isNamed(place, for: $0) }
      let found = named.isEmpty ? possible : named
      guard let first = found.first else { return nil }
      return (place.line, found.filter { $0.new == first.new })
    }
    return settings.isEmpty ? members : (members + settings).sorted { $0.line < $1.line }
  }

  /// Whether an object is named for the type or for its last word: `view` may be a `PersonView`; of labels, whether
  /// it is the label of that function.
  private func isNamed(_ place: CodeNames.Place, for rename: MemberRename) -> Bool {
    if case .label = place.role { return rename.home != .type }
    guard case .member(let receiver?) = place.role, receiver != "self" else {
      return isWithin(place, for: rename)
    }
    return rename.home.names.contains(receiver)
      || types(of: rename).contains { type in
        type.indices.contains {
          type[$0].isUppercase && String(type[$0...]).asVariable == receiver
        }
      }
  }

  private func isWithin(_ place: CodeNames.Place, for rename: MemberRename) -> Bool {
    let types = types(of: rename)
    return place.container.map(types.contains) ?? false
  }

  private func isUse(
    _ place: CodeNames.Place, of rename: MemberRename, in code: CodeNames
  ) -> Bool {
    if rename.isOfType { return owner.isDoubtful(place, in: code) }
    guard !place.isLabelDeclaration, place.declaration == nil || place.isShorthand else {
      return false
    }
    if case .label(let callee, let receiver) = place.role {
      return isLabel(place, of: rename, calling: callee, on: receiver)
    }
    guard !place.isMember else { return false }
    switch rename.home {
    case .function, .setting: return false
    case .enumeration(let names): return isCase(place, of: names, in: code)
    case .type where rename.isType: return isInnerType(place, of: rename, in: code)
    case .type: return isMember(place, of: rename, in: code)
    }
  }

  private func isMember(
    _ place: CodeNames.Place, of rename: MemberRename, in code: CodeNames
  ) -> Bool {
    let types = types(of: rename)
    guard !types.contains(where: { owner.declaration(of: place.name, in: $0) == .value }) else {
      return false
    }
    switch place.role {
    case .bare: return isWithin(place, for: rename) && !code.isLocal(place)
    case .member where rename.types.isEmpty: return !written.all.contains(place.name)
    case .member(let receiver):
      // A name that armature writes elsewhere may be that of another type's member.
      guard let receiver, written.all.contains(place.name) else {
        return !written.all.contains(place.name)
      }
      return types.contains(receiver) || types.contains { $0.asVariable == receiver }
        || (receiver == "self" && isWithin(place, for: rename))
    case .label: return false
    }
  }

  /// - Parameter names: what the enumeration was called, and is.
  private func isCase(
    _ place: CodeNames.Place, of names: [String], in code: CodeNames
  ) -> Bool {
    let isWithin = place.container.map(names.contains) ?? false
    switch place.role {
    case .bare: return isWithin && !code.isLocal(place)
    case .member(nil): return !written.all.contains(place.name)
    case .member(let receiver?): return names.contains(receiver) || receiver == "Self" && isWithin
    case .label: return false
    }
  }

  private func isInnerType(
    _ place: CodeNames.Place, of rename: MemberRename, in code: CodeNames
  ) -> Bool {
    let types = types(of: rename)
    switch place.role {
    case .bare:
      return code.types(around: place).contains(where: types.contains)
        && owner.declaration(of: place, in: code) == nil
    case .member(let receiver): return receiver.map(types.contains) ?? false
    case .label: return false
    }
  }

  /// Whether a label is that of an argument which armature labels otherwise now, where it is not the owner who has
  /// such a function.
  private func isLabel(
    _ place: CodeNames.Place, of rename: MemberRename, calling callee: String,
    on receiver: CodeNames.Receiver
  ) -> Bool {
    let types = types(of: rename)
    let isInitializer = callee.first?.isUppercase == true
    let called = isInitializer ? "init" : callee
    let label = "\(called)(\(place.name):)"
    let owners = owner.types(labelling: label)
    if isInitializer, rename.home == .type {
      return !owners.contains(callee) && (types.contains(callee) || isInput(callee, with: rename))
    }
    guard let new = rename.new else { return false }
    let function: String
    switch rename.home {
    case .type: function = called
    case .enumeration, .setting: return false
    case .function(let names):
      guard let name = names.last, names.contains(called) else { return false }
      function = name
    }
    let givers = written.types(having: "\(function)(\(new):)")
    guard rename.home != .type ? !givers.isEmpty : !givers.isDisjoint(with: types) else {
      return false
    }
    let others = owners.union(written.types(having: label))
    switch receiver {
    case .none:
      return isWithin(place, for: rename) && !others.contains(nil) && others.isDisjoint(with: types)
    case .named(let name) where types.contains(name): return others.isDisjoint(with: types)
    case .named, .unnamed: return others.isEmpty
    }
  }

  /// Whether a type that armature writes has the member of now in place of the former one, as the input of an
  /// operation has what that declares.
  private func isInput(_ type: String, with rename: MemberRename) -> Bool {
    guard let new = rename.new else { return false }
    return written.types(having: new).contains(type)
      && !written.types(having: rename.old).contains(type)
  }
}
