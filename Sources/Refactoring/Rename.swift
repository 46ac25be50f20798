import Diagnostics
import SourceModel

/// A better name for something that a file declares.
public struct Rename {
  /// The name where it is declared.
  public let declared: Name
  public let newName: String

  public init(_ declared: Name, to newName: String) {
    self.declared = declared
    self.newName = newName
  }
}

/// What can be done about a better name.
public enum RenameOutcome: Hashable, Sendable {
  /// All uses lie in the file: the edits that rename them, and the bytes in which the new name must not
  /// come to mean anything else.
  case edits([Edit], in: Range<Int>)
  case refused(Refusal)
  /// Other files can use the name.
  case planned(RenamePlan)
}

/// Renames names of one file.
public struct FileRenames {
  private let places: Places
  private let types: FileTypes
  private let project: ProjectNames

  /// - Parameter project: what all files know of the old and new names that more than one body can use.
  public init(of renames: [Rename], in source: SwiftSource, project: ProjectNames) {
    let names = renames.flatMap { rename in
      let old = rename.declared.text
      return [old, "$" + old, "_" + old, rename.newName]
    }
    places = Places(of: Set(names), in: source)
    types = FileTypes(in: source)
    self.project = project
  }

  public func outcome(of rename: Rename) -> RenameOutcome {
    let old = rename.declared.text
    guard let place = place(of: rename) else {
      return .refused(Refusal("it is not clear what declares it"))
    }
    if let refusal = NameCheck.refusal(of: rename.newName) { return .refused(refusal) }
    guard !old.hasPrefix("$") else { return .refused(Refusal("the name belongs to a wrapper")) }
    do {
      switch place.role {
      case .parameter(let parameter, of: let owner, let part):
        return try outcome(of: rename, at: place, parameter, part, of: owner)
      case .declaration(let declaration):
        guard declaration.surroundingBlock == nil else { break }
        return try outcome(of: rename, at: place, declaration)
      default: break
      }
      return try localOrPlanned(rename, at: place)
    } catch {
      return .refused(error)
    }
  }

  /// The names of which the whole project has to be asked before a rename.
  public func namesOfProject(for rename: Rename) -> Set<String> {
    let wide: Set = [rename.declared.text, rename.newName]
    switch place(of: rename)?.role {
    case .parameter(_, of: _, .name), .binding, nil: return []
    case .parameter(_, of: let owner, _): return wide.union([owner.name.text])
    case .declaration(let declaration): return declaration.surroundingBlock == nil ? wide : []
    default: return wide
    }
  }

  private func place(of rename: Rename) -> Place? {
    let start = rename.declared.offsets.lowerBound
    let places = places[rename.declared.text]
    let index = places.partitionPoint { $0.start >= start }
    return index < places.count && places[index].start == start ? places[index] : nil
  }

  /// The rename of what only the body around it can use; nil for anything else.
  private func local(
    _ rename: Rename, at place: Place, keepsLabel: Bool = true
  ) throws(Refusal) -> RenameOutcome? {
    guard let binding = Binding(place) else { return nil }
    let old = rename.declared.text
    // What lies outside of the member around it can neither use the name nor take it away.
    let near = places.part(
      of: [old, "$" + old, "_" + old, rename.newName],
      in: place.member)
    let local = LocalRename(
      binding, from: old, to: rename.newName, in: near, keepsLabel: keepsLabel)
    let documented = Documentation(of: place).edits(to: rename.newName)
    return .edits(try local.edits() + documented, in: local.region)
  }

  private func localOrPlanned(
    _ rename: Rename, at place: Place
  ) throws(Refusal) -> RenameOutcome {
    if let outcome = try local(rename, at: place) { return outcome }
    return .planned(try plan(rename, at: place))
  }

  private func outcome(
    of rename: Rename, at place: Place, _ declaration: Declaration
  ) throws(Refusal) -> RenameOutcome {
    guard let member = HiddenMember(declaration, in: types) else {
      return .planned(try plan(rename, at: place))
    }
    let renaming = MemberRename(
      member, to: rename.newName, in: places, types: types, project: project)
    return .edits(try renaming.edits(), in: renaming.region)
  }
}

// MARK: Parameters

extension FileRenames {
  /// Where all callers are known, the label is renamed as well. Where they are not, a body can give the
  /// parameter a name of its own; a requirement of a protocol has nothing but the label.
  private func outcome(
    of rename: Rename, at place: Place, _ parameter: Parameter, _ part: Place.PartOfParameter,
    of owner: Declaration
  ) throws(Refusal) -> RenameOutcome {
    let label = LabelRename(
      of: parameter.label, to: rename.newName, in: owner, types: types, project: project)
    switch part {
    case .name: break
    case .label:
      guard let label else { break }
      let own = Edit(parameter.label.range, with: rename.newName)
      return .edits(try label.edits() + [own], in: place.start..<place.start)
    case .both:
      if let label, let callers = try? label.edits(),
        case .edits(let edits, let region)? = try local(rename, at: place, keepsLabel: false)
      {
        return .edits(edits + callers, in: region)
      }
      if !owner.hasBody { return .planned(try plan(rename, at: place)) }
    }
    return try localOrPlanned(rename, at: place)
  }
}

// MARK: Plans

extension FileRenames {
  private func plan(_ rename: Rename, at place: Place) throws(Refusal) -> RenamePlan {
    var isLabel = false
    var declaration: Declaration?
    switch place.role {
    case .declaration(let declared): declaration = declared
    case .parameter(_, of: let owner, _): (declaration, isLabel) = (owner, true)
    default: break
    }
    if let declaration, !isLabel { try check(declaration, newName: rename.newName) }
    let old = rename.declared.text
    let uses = project.uses[old] ?? ProjectNames.Uses()
    let isPublic = declaration.map { $0.access == .publicly || $0.access == .open } ?? false
    return RenamePlan(
      old: old, new: rename.newName, isLabel: isLabel, isPublic: isPublic,
      places: isLabel ? uses.labels : uses.names)
  }

  private func check(_ declaration: Declaration, newName: String) throws(Refusal) {
    if declaration.kind == .enumerationCase, declaration.value.isEmpty {
      let raw = declaration.parent?.inheritedTypes.compactMap(\.base) ?? []
      if raw.contains(where: { $0 == "String" || KnownTypes.coding.contains($0) }) {
        throw Refusal("its name is its value outside of the program")
      }
    }
    guard declaration.kind.isValue || declaration.kind == .function else { return }
    try Ties(of: declaration, types: types, project: project).check(newName: newName)
  }
}

extension Place {
  /// The bytes of the outermost declaration around it that is no type or extension; of the whole file where
  /// there is none.
  fileprivate var member: Range<Int> {
    var member = name.source.bytes.indices
    var next = owner
    while let declaration = next {
      if !declaration.kind.hasMembers || declaration.isLocal { member = declaration.range.bytes }
      next = declaration.parent
    }
    return member
  }

  private var owner: Declaration? {
    switch role {
    case .declaration(let declaration): declaration.parent
    case .parameter(_, of: let declaration, _): declaration
    case .binding(let local): local.owner
    default: nil
    }
  }
}
