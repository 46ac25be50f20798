import Diagnostics
import SourceModel

/// The rename of a label where all callers of the function are known: it is hidden, or lies in a body.
struct LabelRename {
  private let function: Declaration
  private let old: String
  private let new: String
  private let places: Places
  private let types: FileTypes
  private let project: ProjectNames

  /// Nil for what other files can call, and for what is called by other names than its own.
  init?(
    of label: Name, to new: String, in function: Declaration, types: FileTypes,
    project: ProjectNames
  ) {
    guard function.kind == .function,
      function.surroundingBlock != nil || HiddenMember(function, in: types) != nil
    else { return nil }
    self.function = function
    old = label.text
    self.new = new
    places = Places(of: [function.name.text], in: function.source)
    self.types = types
    self.project = project
  }

  /// What callers have to write.
  func edits() throws(Refusal) -> [Edit] {
    let uses = try HiddenMember(function, in: types).map(memberUses) ?? localUses()
    var edits: [Edit] = []
    for place in uses where place.start != function.name.offsets.lowerBound {
      if case .declaration = place.role {
        throw Refusal("there are several functions of the name", at: place.name.range)
      }
      edits += try self.edits(at: place)
    }
    return edits
  }

  private func localUses() -> [Place] {
    let bindings = Bindings(of: function.name.text, in: places)
    let own = bindings.all.first { $0.name == function.name.offsets }
    return places[function.name.text].filter { place in
      switch place.role {
      case .declaration: Binding(place).map { own?.isSame(as: $0) ?? false } ?? false
      case .value: bindings.binding(at: place.start) == own
      default: false
      }
    }
  }

  private func memberUses(_ member: HiddenMember) throws(Refusal) -> [Place] {
    try Ties(of: function, types: types, project: project).checkCallers()
    let all = places[function.name.text]
    let members = all.compactMap { place in
      if case .member(let use) = place.role { use } else { nil }
    }
    let receivers = Receivers(of: members, in: function.source, types: types, project: project)
    let uses = MemberUses(member: member, types: types, project: project, receivers: receivers)
    let bindings = Bindings(of: function.name.text, in: places)
    var found: [Place] = []
    for place in all {
      switch uses.meaning(of: place, bindings: bindings) {
      case .this: found.append(place)
      case .other: continue
      case .unclear(let reason): throw Refusal(reason, at: place.name.range)
      }
    }
    return found
  }

  private func edits(at place: Place) throws(Refusal) -> [Edit] {
    let source = function.source
    if let call = source.calls.first(where: { $0.callee.offsets == place.name.offsets }) {
      return call.arguments.filter { $0.label == old }.map { Edit($0.label.range, with: new) }
    }
    let next = source.nextCode(from: place.name.offsets.upperBound).map { source.bytes[$0] }
    guard next != UInt8(ascii: "(") else {
      throw Refusal("the function is named with its labels", at: place.name.range)
    }
    return []
  }
}
