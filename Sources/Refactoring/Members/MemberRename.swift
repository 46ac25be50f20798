import Diagnostics
import SourceModel

/// The rename of a function, a value or a type that only its file can name.
struct MemberRename {
  private let old: String
  private let new: String
  private let places: Places
  private let uses: MemberUses
  private let ties: Ties
  private let newBindings: Bindings
  private var member: HiddenMember { uses.member }

  init(
    _ member: HiddenMember, to new: String, in places: Places, types: FileTypes,
    project: ProjectNames
  ) {
    old = member.declaration.name.text
    self.new = new
    self.places = places
    let members = (["", "$", "_"].flatMap { places[$0 + member.declaration.name.text] })
      .compactMap { place in if case .member(let use) = place.role { use } else { nil } }
    let receivers = Receivers(of: members, in: places.source, types: types, project: project)
    uses = MemberUses(member: member, types: types, project: project, receivers: receivers)
    ties = Ties(of: member.declaration, types: types, project: project)
    newBindings = Bindings(of: new, in: places)
  }

  /// Where the new name is in force.
  var region: Range<Int> { 0..<places.source.bytes.count }

  func edits() throws(Refusal) -> [Edit] {
    try ties.check(newName: new)
    var edits = try edits(prefix: "")
    for prefix in isWrapped ? ["$", "_"] : [] { edits += try self.edits(prefix: prefix) }
    try checkNewName()
    return edits
  }

  /// Whether an attribute may make `$name` and `_name` of it.
  private var isWrapped: Bool {
    member.declaration.attributes.contains { $0.name.isCapital }
      || uses.types.parts(of: member.type ?? "").contains { !$0.attributes.isEmpty }
  }

  private func edits(prefix: String) throws(Refusal) -> [Edit] {
    let bindings = Bindings(of: prefix + old, in: places)
    let macros = UnknownMacros(in: places.source)
    var edits: [Edit] = []
    for place in places[prefix + old] {
      switch uses.meaning(of: place, bindings: bindings) {
      case .other: continue
      case .unclear(let reason): throw Refusal(reason, at: place.name.range)
      case .this:
        try checkDeclaration(at: place, prefix: prefix)
        if macros.contain(place.start) {
          throw Refusal("a macro may use the name '\(old)'", at: place.name.range)
        }
        edits.append(Edit(place.name.range, with: try replacement(at: place, prefix: prefix)))
      }
    }
    return edits
  }

  /// Several declarations of one name become one new name only if all are hidden.
  private func checkDeclaration(at place: Place, prefix: String) throws(Refusal) {
    guard case .declaration(let declaration) = place.role else { return }
    guard prefix.isEmpty,
      declaration.kind == .extending || HiddenMember(declaration, in: uses.types) != nil
    else {
      throw Refusal("'\(place.name)' is declared for others as well", at: place.name.range)
    }
  }
}

extension MemberRename {
  private func replacement(at place: Place, prefix: String) throws(Refusal) -> String {
    let name = prefix + new
    switch place.role {
    case .binding: return try shorthand(at: place, name)
    case .value(let use):
      guard let local = newBindings.binding(at: place.start) else { return name }
      guard prefix.isEmpty, local.kind != .implicit, isInInstance(use) else {
        throw Refusal("'\(new)' already means something else here", at: place.name.range)
      }
      return "self." + name
    default: return name
    }
  }

  /// `if let old` goes on as `if let old = new`.
  private func shorthand(at place: Place, _ name: String) throws(Refusal) -> String {
    guard newBindings.binding(at: place.start) == nil, Binding(place)?.kind == .shorthand else {
      throw Refusal("'\(new)' already means something else here", at: place.name.range)
    }
    return "\(old) = \(name)"
  }

  /// Whether `self` stands for the instance that has the member.
  private func isInInstance(_ use: Use) -> Bool {
    guard !member.isStatic, member.type != nil else { return false }
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

  /// What stands by itself under the new name must go on meaning what it means.
  private func checkNewName() throws(Refusal) {
    for place in places[new] where member.reaches(place.start) {
      let owner: Declaration?
      switch place.role {
      case .value(let use): owner = use.owner
      case .type(let use) where member.isType && use.kind == .type: owner = use.owner
      case .binding(let local):
        guard Binding(place)?.usesOuterName == true else { continue }
        owner = local.owner
      case .declaration(let other) where member.type == nil && other.isTopLevel:
        throw Refusal("'\(new)' is declared in the file", at: place.name.range)
      default: continue
      }
      guard newBindings.binding(at: place.start) == nil else { continue }
      let around = FileTypes.namesAround(owner)
      let isNear = member.type.map { type in
        around.contains { $0 == type || uses.project.ancestors(of: $0).contains(type) }
      }
      guard isNear ?? true else { continue }
      throw Refusal("'\(new)' is used here for something else", at: place.name.range)
    }
  }
}
