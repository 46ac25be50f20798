import Diagnostics
import SourceModel

/// The renames of the functions, values and types that only their file can name.
final class MemberRenames {
  let index: FileIndex
  private let uses = Remembered<Question, MemberUses>()
  private let outcomes = Remembered<Naming, Result<[Edit], Refusal>>()
  private let newNames = Remembered<String, NewName>()

  init(in index: FileIndex) {
    self.index = index
  }

  private struct Question: Hashable {
    let name: String
    let prefix: String
    let traits: MemberTraits
  }

  /// Members that one name and one owner make one, overloads above all: they are renamed together.
  private struct Naming: Hashable {
    let old: String
    let new: String
    let owner: String?
    let traits: MemberTraits
    let isPrivate: Bool
    let isWrapped: Bool
  }

  func edits(_ member: HiddenMember, to new: String) throws(Refusal) -> [Edit] {
    try Ties(of: member.declaration, in: index).check(newName: new)
    let old = member.declaration.name.text
    let traits = MemberTraits(of: member, in: index)
    let naming = Naming(
      old: old, new: new, owner: member.type, traits: traits, isPrivate: member.reach != nil,
      isWrapped: isWrapped(member))
    return try outcomes.answer(to: naming) {
      let prefixes = naming.isWrapped ? ["", "$", "_"] : [""]
      do throws(Refusal) {
        var edits: [Edit] = []
        for prefix in prefixes {
          let uses = uses(of: member, prefix: prefix)
          let rename = MemberRename(
            member, prefix: prefix, new: new, newBindings: index.bindings(of: new), index: index)
          edits += try rename.edits(at: uses)
        }
        try checkedName(new).check(for: member)
        if naming.isWrapped { try checkStorage(of: member, called: "_" + new) }
        return .success(edits)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// What a name with a sign in front means, where it is made of the name of a member.
  func uses(of member: HiddenMember, prefix: String = "") -> MemberUses {
    let name = member.declaration.name.text
    let traits = MemberTraits(of: member, in: index)
    return uses.answer(to: Question(name: name, prefix: prefix, traits: traits)) {
      MemberUses(of: prefix + name, madeOf: name, traits: traits, in: index)
    }
  }

  private func checkedName(_ name: String) -> NewName {
    newNames.answer(to: name) { NewName(name, in: index) }
  }

  private func checkStorage(of member: HiddenMember, called name: String) throws(Refusal) {
    guard let type = member.type, let other = index.types.members(name, of: type).first else {
      return
    }
    throw Refusal("'\(type)' has a member '\(name)'", at: other.name.range)
  }

  /// Whether an attribute may make `$name` and `_name` of it.
  private func isWrapped(_ member: HiddenMember) -> Bool {
    member.declaration.attributes.contains { $0.name.isCapital }
      || member.type.flatMap { index.types[$0]?.attributes.isEmpty } == false
  }
}

/// The rename of a member at the places that mean it.
private struct MemberRename {
  private let member: HiddenMember
  /// What a wrapper puts in front of the name.
  private let prefix: String
  private let new: String
  private let newBindings: Bindings
  private let index: FileIndex
  private let ties: Ties
  private var old: String { member.declaration.name.text }

  init(
    _ member: HiddenMember, prefix: String, new: String, newBindings: Bindings, index: FileIndex
  ) {
    self.member = member
    self.prefix = prefix
    self.new = new
    self.newBindings = newBindings
    self.index = index
    ties = Ties(of: member.declaration, in: index)
  }

  func edits(at uses: MemberUses) throws(Refusal) -> [Edit] {
    let doubt = uses.firstDoubt(of: member.type, in: member.reach)
    var edits: [Edit] = []
    for place in uses.places[member.type] ?? [] where place.isWritten || member.reaches(place.start)
    {
      if let doubt, doubt.place.start <= place.start { break }
      try checkDeclaration(at: place)
      if index.isInMacro(place) {
        throw Refusal("a macro may use the name '\(old)'", at: place.name.range)
      }
      edits.append(Edit(place.name.range, with: try replacement(at: place)))
    }
    if let doubt { throw Refusal(doubt.reason, at: doubt.place.name.range) }
    return edits
  }

  /// Several declarations of one name become one new name only if all are hidden.
  private func checkDeclaration(at place: Place) throws(Refusal) {
    guard case .declaration(let declaration) = place.role else { return }
    guard prefix.isEmpty,
      declaration.kind == .extending || HiddenMember(declaration, in: index.types) != nil
    else {
      throw Refusal("'\(place.name)' is declared for others as well", at: place.name.range)
    }
  }

  private func replacement(at place: Place) throws(Refusal) -> String {
    let name = prefix + new
    switch place.role {
    case .binding:
      try ties.checkScopes(around: place, newName: new)
      return try shorthand(at: place, name: name)
    case .type(let use) where use.kind == .type:
      try ties.checkScopes(around: place, newName: new)
      return name
    case .value(let use):
      try ties.checkScopes(around: place, newName: new)
      guard let local = newBindings.binding(at: place.start) else { return name }
      guard prefix.isEmpty, local.kind != .implicit, isInInstance(use) else {
        throw Refusal("'\(new)' already means something else here", at: place.name.range)
      }
      return "self." + name
    default: return name
    }
  }

  /// `if let old` goes on as `if let old = new`.
  private func shorthand(at place: Place, name: String) throws(Refusal) -> String {
    let bindings = index.bindings(of: place.name.text)
    guard newBindings.binding(at: place.start) == nil,
      bindings.binding(declaredAt: place.start)?.kind == .shorthand
    else {
      throw Refusal("'\(new)' already means something else here", at: place.name.range)
    }
    return "\(old) = \(name)"
  }

  /// Whether `self` stands for the instance that has the member.
  private func isInInstance(_ use: Use) -> Bool {
    guard !member.isStatic, !member.isType, member.type != nil else { return false }
    var next = use.owner
    while let owner = next {
      guard let around = owner.parent else { return false }
      if around.kind.hasMembers {
        let isInBody = owner.body.offsets.contains(use.name.offsets.lowerBound)
        return !owner.isStatic && isInBody && !owner.kind.hasMembers
      }
      next = around
    }
    return false
  }
}
