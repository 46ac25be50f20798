import Diagnostics
import SourceModel

/// What ties the name of a function or a value to something besides its uses.
struct Ties {
  let declaration: Declaration
  let type: String?
  /// Whether no other file can name it.
  let isHidden: Bool
  let index: FileIndex
  /// Whether what is not known is no reason against the rename.
  var passesDoubts = false

  private var name: String { declaration.name.text }
  private var isCase: Bool { declaration.kind == .enumerationCase }
  private var types: FileTypes { index.types }
  private var project: ProjectNames { index.project }

  init(of declaration: Declaration, in index: FileIndex) {
    self.declaration = declaration
    type = declaration.enclosingType.map { FileTypes.name(of: $0) }
    isHidden = HiddenMember(declaration, in: index.types) != nil
    self.index = index
  }

  func check(newName: String) throws(Refusal) {
    try checkModifiers()
    try checkAttributes()
    if !isHidden, let string = project.uses[name]?.string {
      throw Refusal("a string names it", at: string)
    }
    guard types[name]?.isSeveral != true else {
      throw Refusal("the file has several types called '\(name)'")
    }
    if declaration.kind.isType { try checkNameOfType() }
    guard let type else { return try checkTopLevel(newName) }
    try checkOtherFiles(of: type)
    guard types[type]?.isSeveral != true else {
      throw Refusal("the file has several types called '\(type)'")
    }
    try checkAttributes(ofType: type)
    if let reason = index.reason(against: type) { throw Refusal(reason) }
    let ancestors = self.ancestors(of: type)
    if declaration.kind == .enumerationCase { try checkCase(ancestors, of: type, newName: newName) }
    if declaration.isStored, !declaration.isStatic { try checkCoding(ancestors, of: type) }
    try checkRequirements(ancestors, of: type)
    try checkNewName(newName, family: ancestors.union([type]), of: type)
    try checkHeirs(of: type, newName: newName)
    if declaration.isStored, !declaration.isStatic { try checkMaking(type, newName: newName) }
  }

  /// Whether nobody but its callers in the file knows the labels of a function.
  func checkCallers() throws(Refusal) {
    try checkModifiers()
    try checkAttributes()
    guard let type else { return }
    try checkOtherFiles(of: type)
    try checkRequirements(ancestors(of: type), of: type)
  }

  /// What the project and the file say that a type inherits from.
  func ancestors(of type: String) -> Set<String> {
    index.ancestors(of: type).union(types[type]?.inherited ?? [])
  }

  func checkModifiers() throws(Refusal) {
    if declaration.modifiers.contains(.override) { throw Refusal("it overrides another one") }
    if declaration.modifiers.contains(.dynamic) { throw Refusal("it is looked up at run time") }
  }

  /// A hidden member must not share its name with one of the same type that others see.
  private func checkOtherFiles(of type: String) throws(Refusal) {
    guard isHidden else { return }
    let file = declaration.source.path
    guard let other = project.declaration(of: name, in: type, outside: file) else { return }
    throw Refusal("another file declares it for '\(type)' as well", at: other)
  }

  private func checkTopLevel(_ newName: String) throws(Refusal) {
    let file = declaration.source.path
    guard let other = project.declaration(of: newName, in: nil, outside: file) else { return }
    throw Refusal("'\(newName)' is declared in another file", at: other)
  }
}

// MARK: Attributes

extension Ties {
  func checkAttributes() throws(Refusal) {
    for attribute in declaration.attributes {
      let name = attribute.name.text
      let plain =
        declaration.kind.isType ? KnownTypes.plainTypeAttributes : KnownTypes.plainAttributes
      guard !plain.contains(name) || name == "objc", !isOwn(name) else { continue }
      throw Refusal("'@\(name)' may use the name", at: attribute.name.range)
    }
  }

  func checkAttributes(ofType type: String) throws(Refusal) {
    guard let attribute = index.unknownAttribute(of: type) else { return }
    throw Refusal(
      "'@\(attribute.name)' of '\(type)' may use the name", at: attribute.name.range)
  }

  /// A wrapper, a builder or an actor of the project.
  private func isOwn(_ attribute: String) -> Bool {
    project.kind(of: FileTypes.lastPart(of: attribute)) != nil
  }
}

// MARK: Conformances

extension Ties {
  private func checkCoding(_ ancestors: Set<String>, of type: String) throws(Refusal) {
    if !ancestors.isDisjoint(with: KnownTypes.coding) || types["CodingKeys"] != nil {
      throw Refusal("it is a coding key of '\(type)'")
    }
    if let reflecting = ancestors.sorted().first(where: KnownTypes.reflecting.contains) {
      throw Refusal("'\(reflecting)' reads the names of properties")
    }
    guard types[type]?.isClass != true else { return }
    if let outside = outside(ancestors) {
      throw Refusal("'\(outside)', of which nothing is known here, may read the name")
    }
  }

  /// `CodingKeys` is found by its name, a command is called by it, an archive or a database keeps it.
  private func checkNameOfType() throws(Refusal) {
    let reading = ancestors(of: name).sorted().first {
      KnownTypes.namingTypes.contains($0) || KnownTypes.reflecting.contains($0)
    }
    guard let reading else { return }
    throw Refusal("'\(reading)' reads the name of the type")
  }

  /// What is declared outside of the project and is nothing plain.
  func outside(_ ancestors: Set<String>) -> String? {
    ancestors.sorted().first {
      project.kind(of: $0) == nil && !KnownTypes.plain.contains(FileTypes.lastPart(of: $0))
        && !KnownTypes.raw.contains($0) && !(isCase && KnownTypes.coding.contains($0))
    }
  }

  /// A member can only be what a protocol asks for where protocol or type are as hidden as it is.
  private func checkRequirements(_ ancestors: Set<String>, of type: String) throws(Refusal) {
    if let requirement = project.declaration(of: name, inTypes: ancestors) {
      throw Refusal("another type declares it for '\(type)'", at: requirement)
    }
    guard declaration.access != .privately, !isHidden || types[type]?.isHidden == true,
      let outside = outside(ancestors)
    else { return }
    throw Refusal("'\(outside)', of which nothing is known here, may ask for it")
  }

  /// What inherits the name must not have the new one already.
  private func checkHeirs(of type: String, newName: String) throws(Refusal) {
    let other = project.declaration(of: newName, inHeirsOf: type, ancestors: index.ancestors)
    guard let other else { return }
    throw Refusal("what inherits from '\(type)' has a member '\(newName)'", at: other)
  }

  /// The initialiser that takes a structure's properties must not become one that is written.
  private func checkMaking(_ type: String, newName: String) throws(Refusal) {
    let initializer = ProjectNames.initializer(taking: newName)
    guard types[type]?.isMadeByMembers == true,
      let other = project.declaration(of: initializer, inTypes: [type])
    else { return }
    throw Refusal("'\(type)' has an initialiser with the label '\(newName)'", at: other)
  }

  /// The types between a use and what it means must not have a member with the new name, which it would come to
  /// mean.
  ///
  /// - Parameter scope: what is looked at of the file, for what only a body knows.
  func checkScopes(
    around place: Place, newName: String, in scope: Range<Int>? = nil
  ) throws(Refusal) {
    for around in FileTypes.scopes(around: place.owner) {
      guard around.name != type || scope != nil else { return }
      guard scope?.contains(around.declaration.range.bytes.lowerBound) ?? true else { return }
      let family = index.family(of: around)
      if let reason = index.reason(against: around.name) { throw Refusal(reason) }
      try checkNewName(newName, family: family, of: around.name)
      if let type, scope == nil, family.contains(type) { return }
    }
  }

  private func checkNewName(
    _ newName: String, family: Set<String>, of type: String
  ) throws(Refusal) {
    if let other = types.members(newName, of: type).first {
      throw Refusal("'\(type)' has a member '\(newName)'", at: other.name.range)
    }
    if let other = project.declaration(of: newName, inTypes: family) {
      throw Refusal("'\(type)' has a member '\(newName)'", at: other)
    }
    guard !isCase else { return }
    // Nobody writes what an enumeration conforms to by its cases.
    let unwritten = project.kind(of: type) == .enumeration ? ["Hashable", "RawRepresentable"] : []
    for outside in family.union(unwritten).sorted() where project.kind(of: outside) == nil {
      try checkNewName(newName, inOutside: FileTypes.lastPart(of: outside), of: type)
    }
  }

  /// What is declared outside of the project must be known not to have the name.
  private func checkNewName(
    _ newName: String, inOutside outside: String, of type: String
  ) throws(Refusal) {
    // What is no conformance but the type itself has all its members at once.
    let isExtended = outside == type
    let answers = [
      isExtended ? OutsideMembers.ofValues.has(newName, in: outside) : nil,
      OutsideMembers.known.has(newName, in: outside),
    ].compactMap(\.self)
    if answers.contains(true) { throw Refusal("'\(outside)' has a member '\(newName)'") }
    let lists = isExtended ? [OutsideMembers.ofValues, .known] : []
    if let heir = lists.lazy.compactMap({ $0.heir(of: outside, with: newName) }).first {
      throw Refusal("'\(heir)' has a member '\(newName)'")
    }
    guard answers.isEmpty else { return }
    let isPlain =
      KnownTypes.plain.contains(outside) || KnownTypes.raw.contains(outside)
      || KnownTypes.coding.contains(outside)
    guard isPlain, !isExtended else {
      if passesDoubts { return }
      throw .doubt("it is not known here which members '\(outside)' has")
    }
    guard KnownTypes.commonMembers.contains(newName) else { return }
    throw Refusal("'\(type)' may inherit a member '\(newName)'")
  }
}
