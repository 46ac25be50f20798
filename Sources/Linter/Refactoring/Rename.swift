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
  private let index: FileIndex
  private let locals: LocalRenames
  private let members: MemberRenames
  private let labels: LabelRenames
  private let documentation = Remembered<Int, Documentation>()
  private let mentions: Mentions
  private let globals: GlobalNames

  /// - Parameter project: what all files know of the old and new names that more than one body can use.
  public init(of renames: [Rename], in source: SwiftSource, project: ProjectNames) {
    var names = renames.reduce(into: Set<String>()) { names, rename in
      let old = rename.declared.text
      names.formUnion([old, "$" + old, "_" + old, rename.newName, "_" + rename.newName])
      if old.hasPrefix("_") { names.insert(String(old.dropFirst())) }
    }
    let starts = Set(renames.map(\.declared.offsets.lowerBound))
    for function in source.declarations
    where function.parameters.contains(where: { starts.contains($0.label.offsets.lowerBound) }) {
      names.insert(function.name.text)
    }
    index = FileIndex(of: names, in: source, project: project)
    locals = LocalRenames(in: index)
    members = MemberRenames(in: index)
    labels = LabelRenames(members)
    mentions = Mentions(in: index)
    globals = GlobalNames(in: source)
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
        return try outcome(of: rename, at: place, parameter: parameter, part: part, of: owner)
      case .genericParameter: try globals.check(rename.newName)
      case .declaration(let declaration):
        guard declaration.surroundingBlock == nil else {
          // Whoever writes the library's name there next would get this one.
          if declaration.kind.isType { try globals.check(rename.newName) }
          guard let shown = index.shownName(of: declaration) else { break }
          return .planned(try plan(rename, at: place, remark: shown))
        }
        return try outcome(of: rename, at: place, declaration: declaration)
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
    case .declaration(let declaration):
      return declaration.surroundingBlock == nil || !declaration.kind.isValue ? wide : []
    default: return wide
    }
  }

  private func place(of rename: Rename) -> Place? {
    let start = rename.declared.offsets.lowerBound
    let places = index.places[rename.declared.text]
    let number = places.partitionPoint { $0.start >= start }
    return number < places.count && places[number].start == start ? places[number] : nil
  }

  /// The rename of what only the body around it can use; nil for anything else.
  private func local(
    _ rename: Rename, at place: Place, keepsLabel: Bool = true
  ) throws(Refusal) -> RenameOutcome? {
    guard let found = try locals.edits(rename, keepsLabel: keepsLabel) else { return nil }
    let documented = documented(rename, at: place)
    return .edits(documented.isEmpty ? found.edits : found.edits + documented, in: found.region)
  }

  /// What the comment of a function says of a parameter.
  private func documented(_ rename: Rename, at place: Place) -> [Edit] {
    guard case .parameter(_, of: let owner, _) = place.role else { return [] }
    let documentation = documentation.answer(to: owner.range.bytes.lowerBound) {
      Documentation(of: owner)
    }
    return documentation.edits(of: rename.declared.text, to: rename.newName)
  }

  private func localOrPlanned(
    _ rename: Rename, at place: Place
  ) throws(Refusal) -> RenameOutcome {
    if let outcome = try local(rename, at: place) { return outcome }
    return .planned(try plan(rename, at: place))
  }

  private func outcome(
    of rename: Rename, at place: Place, declaration: Declaration
  ) throws(Refusal) -> RenameOutcome {
    guard let member = HiddenMember(declaration, in: index.types) else {
      return .planned(try plan(rename, at: place, remark: index.shownName(of: declaration)))
    }
    if !member.isCase, let shown = index.shownName(of: declaration) {
      return .planned(try plan(rename, at: place, remark: shown))
    }
    do throws(Refusal) {
      if member.isType || member.type == nil { try globals.check(rename.newName) }
      if member.isType { try globals.checkImports() }
      try KeptRelatives(in: index).check(member, newName: rename.newName)
      let edits = try members.edits(member, to: rename.newName)
      let told = mentions.edits(of: member, to: rename.newName, besides: edits)
      return .edits(edits + told, in: 0..<index.source.bytes.count)
    } catch {
      guard error.isDoubt else { throw error }
      return .planned(try plan(rename, at: place, remark: error.reason))
    }
  }
}

// MARK: Parameters

extension FileRenames {
  /// Where all callers are known, the label is renamed as well. Where they are not, a body can give the
  /// parameter a name of its own; a requirement of a protocol has nothing but the label.
  private func outcome(
    of rename: Rename, at place: Place, parameter: Parameter, part: Place.PartOfParameter,
    of owner: Declaration
  ) throws(Refusal) -> RenameOutcome {
    switch part {
    case .name where parameter.label == rename.newName:
      return joined(try localOrPlanned(rename, at: place), to: parameter)
    case .name: break
    case .label:
      let new = rename.newName
      guard let callers = try labels.edits(of: parameter.label, to: new, in: owner) else { break }
      let own = Edit(parameter.label.range, with: new)
      let told = mentions.edits(ofLabel: parameter.label.text, to: new, in: owner)
      return .edits(callers + told + [own], in: place.start..<place.start)
    case .both:
      if let callers = try? labels.edits(of: parameter.label, to: rename.newName, in: owner),
        case .edits(let edits, let region)? = try local(rename, at: place, keepsLabel: false)
      {
        let told = mentions.edits(ofLabel: parameter.label.text, to: rename.newName, in: owner)
        return .edits(edits + callers + told, in: region)
      }
      if !owner.hasBody || isLabelled(rename) { return .planned(try plan(rename, at: place)) }
    }
    return try localOrPlanned(rename, at: place)
  }
}

extension FileRenames {
  /// A name that becomes the same as its label is not written twice.
  private func joined(_ outcome: RenameOutcome, to parameter: Parameter) -> RenameOutcome {
    guard case .edits(let edits, let region) = outcome else { return outcome }
    let (label, name) = (parameter.label.offsets, parameter.name.range)
    let second = Edit(index.source.range(label.upperBound..<name.bytes.upperBound), with: "")
    return .edits(edits.map { $0.range == name ? second : $0 }, in: region)
  }

  /// Whether callers write the name of a parameter, who are not all known.
  private func isLabelled(_ rename: Rename) -> Bool {
    let bindings = index.bindings(of: rename.declared.text)
    let binding = bindings.binding(declaredAt: rename.declared.offsets.lowerBound)
    return binding?.kind == .labelledParameter
  }
}

// MARK: Plans

extension FileRenames {
  private func plan(
    _ rename: Rename, at place: Place, remark: String? = nil
  ) throws(Refusal) -> RenamePlan {
    var isLabel = false
    var declaration: Declaration?
    switch place.role {
    case .declaration(let declared): declaration = declared
    case .parameter(_, of: let owner, _): (declaration, isLabel) = (owner, true)
    default: break
    }
    if let declaration, !isLabel { try check(declaration, newName: rename.newName) }
    let old = rename.declared.text
    let uses = index.project.uses[old] ?? ProjectNames.Uses()
    let isPublic = declaration.map { $0.access == .publicly || $0.access == .open } ?? false
    return RenamePlan(
      old: old, new: rename.newName, isLabel: isLabel, isPublic: isPublic,
      places: isLabel ? uses.labels : uses.names,
      remark: remark ?? (isLabel ? declaration.flatMap(index.callerName) : nil))
  }

  private func check(_ declaration: Declaration, newName: String) throws(Refusal) {
    if declaration.kind == .enumerationCase, declaration.value.isEmpty {
      let raw = declaration.parent?.inheritedTypes.compactMap(\.base) ?? []
      if raw.contains(where: { $0 == "String" || KnownTypes.coding.contains($0) }) {
        throw Refusal("its name is a raw value that is used outside the program")
      }
    }
    guard declaration.kind.isValue || declaration.kind == .function else { return }
    var ties = Ties(of: declaration, in: index)
    ties.passesDoubts = true
    try ties.check(newName: newName)
  }
}
