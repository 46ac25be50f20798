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
      if let local = local(rename, at: place) {
        let documented = Documentation(of: place).edits(to: rename.newName)
        return .edits(try local.edits() + documented, in: local.region)
      }
      guard let member = member(rename, at: place) else {
        return .planned(try plan(rename, at: place))
      }
      return .edits(try member.edits(), in: member.region)
    } catch {
      return .refused(error)
    }
  }

  /// Whether nothing but the body around a name can use it.
  public func isLocal(_ rename: Rename) -> Bool {
    place(of: rename).map { local(rename, at: $0) != nil } ?? false
  }

  private func place(of rename: Rename) -> Place? {
    let start = rename.declared.offsets.lowerBound
    return places[rename.declared.text].first { $0.start == start }
  }

  private func local(_ rename: Rename, at place: Place) -> LocalRename? {
    guard let binding = Binding(place), !isWithoutBody(place) else { return nil }
    return LocalRename(binding, from: rename.declared.text, to: rename.newName, in: places)
  }

  /// A requirement of a protocol has nothing but the label for its callers.
  private func isWithoutBody(_ place: Place) -> Bool {
    guard case .parameter(_, of: let owner, .both) = place.role else { return false }
    return !owner.hasBody
  }

  private func member(_ rename: Rename, at place: Place) -> MemberRename? {
    guard case .declaration(let declaration) = place.role,
      let member = HiddenMember(declaration, in: types)
    else { return nil }
    return MemberRename(
      member, to: rename.newName, in: places, types: types, project: project)
  }

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
