import Roles

/// Where every type of a project is declared, and which layer it belongs to.
public struct TypeTable: Sendable {
  /// By the hash of the name.
  let declarations: NameMap<[TypeOutline]>
  /// The classes with an inheritance clause, in the order of the files.
  let heirs: [TypeOutline]
  /// What extensions make types conform to, by the hash of the type's name.
  let addedConformances: NameMap<[String]>
  /// The hashes of the names of what the properties of data hold.
  let held: Set<UInt64>
  /// The hashes of the names of the types that do chores of a service or a store.
  private let working: Set<UInt64>
  /// Those of the classes that keep such a one, or another class that does.
  private let relying: Set<UInt64>
  /// The names of nested types together with those of the types that answer for them.
  private let nested: Set<UInt64>
  let layers: LayerTable
  let hasOwnLayers: Bool
  /// Apple's classes that give their heirs the layer of controllers, by the hash of the name.
  private let outsideControllers: NameMap<String>
  /// By the hash of the folder, as a file's path has it with a slash at its end.
  private var folderLayers = NameMap<Layer?>()
  private var heritage = Heritage()
  /// Who inherits from what is read from services and files.
  private var dataHeritage = Heritage()
  /// By the hash of a type's name: its layer, where one is known and all declarations agree.
  private var typeLayers = NameMap<Layer>()
  /// By the hash of a name from elsewhere: the layer of its heirs, where a class of the project is one.
  private var outsideLayers = NameMap<Layer?>()
  /// The role of what has no layer and only a model may not use.
  private var rolesForModels = NameMap<Role>()
  /// By the identity of a type at the top of a file: what speaks for its layer, which its uses and extensions ask again.
  private var evidences = NameMap<StandardLayers.Evidence?>()
  private let placement: PathPlacement
  /// Whether layers were looked up for all types and folders: where few files are judged, few are asked for.
  private let isPrepared: Bool

  init(files: [FileOutline], conventions: Conventions) {
    let index = TypeIndex(of: files)
    declarations = index.declarations
    nested = index.nested
    heirs = index.heirs
    addedConformances = index.addedConformances
    held = index.held
    working = index.working
    relying = index.relying
    layers = conventions.layers
    hasOwnLayers = conventions.hasOwnLayers
    outsideControllers = Self.outsideControllers(of: conventions)
    placement = conventions.placement
    isPrepared = files.count(where: \.isWanted) >= files.count / 8
    if isPrepared { prepare(index.declared, in: files) }
  }

  private static func outsideControllers(of conventions: Conventions) -> NameMap<String> {
    var names = NameMap<String>()
    guard !conventions.hasOwnLayers else { return names }
    let supertypes = conventions.layers.layer(named: Role.controller.rawValue)?.supertypes ?? []
    for name in supertypes where ["NS", "UI"].contains(where: name.hasPrefix) {
      names[NameHash.of(name), default: name] = name
    }
    return names
  }

  /// The name of one of Apple's controllers, where a use means that and no type of the project.
  func outsideController(of use: TypeUse) -> String? {
    outsideControllers[use.hash].flatMap { declarations(of: use).isEmpty ? $0 : nil }
  }

  private mutating func prepare(_ declared: [TypeOutline], in files: [FileOutline]) {
    folderLayers = folderLayers(of: files)
    let supertypes = Set(layers.layers.flatMap(\.supertypes))
    heritage = Heritage(from: supertypes.contains, to: declared, among: declarations)
    dataHeritage = Heritage(from: DataName.isOfData, to: declared, among: declarations)
    outsideLayers = layersOfOutsideClasses()
    if !hasOwnLayers { gatherEvidence(of: declared) }
    for type in declared {
      guard declarations[type.hash]?.first === type else { continue }
      if let layer = commonLayer(of: type.hash) {
        typeLayers[type.hash, default: layer] = layer
      } else if let role = foundRoleForModels(of: type.hash) {
        rolesForModels[type.hash, default: role] = role
      }
    }
  }

  private mutating func gatherEvidence(of declared: [TypeOutline]) {
    for type in declared {
      let evidence = StandardLayers.evidence(of: type, in: self)
      evidences[Self.hash(of: type), default: evidence] = evidence
    }
  }

  /// What the usual layers say about a type.
  func evidence(of type: TypeOutline) -> StandardLayers.Evidence? {
    evidences[Self.hash(of: type)] ?? StandardLayers.evidence(of: type, in: self)
  }

  private static func hash(of type: TypeOutline) -> UInt64 {
    NameHash.mixed(UInt64(UInt(bitPattern: ObjectIdentifier(type))))
  }

  /// Many classes have one superclass, whose own ones take long to be found.
  private func layersOfOutsideClasses() -> NameMap<Layer?> {
    var layers = NameMap<Layer?>()
    for name in heirs.lazy.compactMap(\.inherited.first) {
      let hash = NameHash.of(name)
      guard layers[hash] == nil, declarations[hash] == nil else { continue }
      let layer = layer(ofHeirOfOutside: name)
      layers[hash, default: layer] = layer
    }
    return layers
  }

  /// The layer on which all declarations of a name agree.
  private func commonLayer(of name: UInt64) -> Layer? {
    guard let all = declarations[name], let layer = all.first.flatMap({ layer(of: $0) }),
      all.dropFirst().allSatisfy({ self.layer(of: $0) == layer })
    else { return nil }
    return layer
  }

  private func folderLayers(of files: [FileOutline]) -> NameMap<Layer?> {
    var layers = NameMap<Layer?>()
    for file in files {
      let folder = Self.folder(of: file.path)
      guard layers[folder.hash] == nil else { continue }
      let layer = layer(ofFolder: file.path.utf8.prefix(folder.length))
      layers[folder.hash, default: layer] = layer
    }
    return layers
  }

  /// - Parameter path: of the folder, with a slash at its end.
  private func layer(ofFolder path: Substring.UTF8View) -> Layer? {
    let path = String(path) ?? ""
    return layers.layer(ofFileAt: hasOwnLayers ? placement.inner(path) : placement.whole(path))
  }

  /// The folder of a path, its slash included: how many bytes it has, and its hash.
  private static func folder(of path: String) -> (length: Int, hash: UInt64) {
    var path = path
    return path.withUTF8 { path in
      let length = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return (length, NameHash.of(UnsafeBufferPointer(rebasing: path[..<length])))
    }
  }

  /// The declarations of a type at the top of a file; several where modules or `#if` share a name.
  public func declarations(of name: String) -> [TypeOutline] {
    declarations[NameHash.of(name)] ?? []
  }

  /// Whether a type of a name, an extension of it or what it inherits from in the project asks a service, or keeps files,
  /// settings or objects, itself.
  public func doesChores(_ name: String) -> Bool {
    working.contains(NameHash.of(name))
  }

  func declarations(of use: TypeUse) -> [TypeOutline] {
    declarations[use.hash] ?? []
  }

  /// Whether a name means a type inside of another one there.
  func isNested(_ use: TypeUse, in type: TypeOutline) -> Bool {
    [type.hash, type.enclosing.map { NameHash.of($0) }].lazy.compactMap(\.self).contains {
      nested.contains(TypeIndex.hash(of: use.hash, in: $0))
    }
  }

  /// False where no type of the project has a layer, or does what gives it one where models and views name it.
  var hasLayers: Bool { !isPrepared || !typeLayers.isEmpty || !rolesForModels.isEmpty }

  /// The layer of a type of the project: nil where nothing says one, or two declarations disagree.
  public func layer(ofType name: String) -> Layer? {
    guard hasLayers else { return nil }
    return isPrepared ? typeLayers[NameHash.of(name)] : commonLayer(of: NameHash.of(name))
  }

  /// The same for a name that is used somewhere.
  func layer(of use: TypeUse) -> Layer? {
    isPrepared ? typeLayers[use.hash] : commonLayer(of: use.hash)
  }

  /// The layer of a name that only a model may not use: that of services where nothing but its work tells what a
  /// type is (it asks a service, or keeps files, settings or objects, itself), that of views for what only
  /// describes one.
  func layerForModels(of use: TypeUse) -> Layer? {
    let role = isPrepared ? rolesForModels[use.hash] : foundRoleForModels(of: use.hash)
    return role.flatMap { layers.layer(named: $0.rawValue) }
  }

  /// Whether it works for others, or is a class that is called a manager of something else than looks: a view names no
  /// more of it than a model does.
  ///
  /// - Parameter amongValues: whether it may be a structure or an enumeration that does chores.
  func isManager(_ use: TypeUse, amongValues: Bool) -> Bool {
    declarations(of: use).contains { type in
      let isObject = type.kind == .classType || type.kind == .actor
      if isObject || type.kind == .protocolType, KeeperName.isOne(KeeperName.behind(type.name)) {
        return !DisplayName.isOfProvider(type.name)
      }
      guard isObject || amongValues && Self.mayWork(type),
        !DisplayName.isForLooks(type.name), !DisplayName.isOfLooks(type.name),
        use.isShared || !type.name.hasSuffix("Model") || type.name.hasSuffix("AppModel"),
        !ScreenName.isOf(type, in: placement)
      else { return false }
      let isShared =
        isObject && use.isShared && !type.name.hasSuffix("State") && !inheritsData(type)
      return doesChores(type.name)
        || (relies(type.hash) || isShared) && !ScreenName.isForNavigation(type.name)
    }
  }

  /// Whether a value may do chores: it is neither data nor a view.
  private static func mayWork(_ type: TypeOutline) -> Bool {
    (type.kind == .structure || type.kind == .enumeration) && !type.isData
      && !StandardLayers.isDeclarativeView(type)
  }

  /// Whether the class with that hash of a name keeps others that do its work.
  func relies(_ name: UInt64) -> Bool { relying.contains(name) }

  private func foundRoleForModels(of name: UInt64) -> Role? {
    guard !hasOwnLayers, let types = declarations[name] else { return nil }
    if types.allSatisfy({ StandardLayers.isDeclarativeView($0) }) { return .view }
    guard let name = types.first?.name,
      types.allSatisfy({ evidence(of: $0)?.layer.name != Role.model.rawValue })
    else { return nil }
    if KeeperName.isOne(KeeperName.behind(name)) { return .service }
    return doesChores(name) && types.allSatisfy { $0.kind != .protocolType } ? .service : nil
  }

  /// The layer that a type or extension is judged by: the settings, its folder, what it inherits from,
  /// its suffix, in that order. An extension has its file's layer and no other. Without layers of the
  /// project's own only what `StandardLayers` believes counts. What answers for a screen is neither view, model nor
  /// controller, in whichever of their folders it lies.
  public func layer(of type: TypeOutline) -> Layer? {
    guard hasOwnLayers else { return evidence(of: type)?.layer }
    let folder = folderLayer(of: type)
    let folderLayer =
      ScreenName.isOne(type.name) && folder.map(Self.isOfScreens) == true ? nil : folder
    if type.isExtension { return folderLayer }
    if let layer = layers.layer(ofType: type.name) { return layer }
    if type.kind == .protocolType, let layer = layers.layer(ofProtocol: type.name) { return layer }
    return folderLayer ?? inheritedLayer(of: type) ?? layers.layer(bySuffixOf: type.name)
  }

  private static func isOfScreens(_ layer: Layer) -> Bool {
    [.controller, .model, .view].contains(Role(rawValue: layer.name))
  }

  /// The layer of the folder that a type or extension lies in.
  public func folderLayer(of type: TypeOutline) -> Layer? {
    let file = type.nameRange.file
    guard isPrepared else {
      return layer(ofFolder: file.utf8.prefix(Self.folder(of: file).length))
    }
    return folderLayers[Self.folder(of: file).hash] ?? nil
  }

  /// The layer that comes with a class or protocol which the type inherits from, however far up: that of a superclass
  /// first, through Apple's classes as well, since a `UIImageView` is a `UIView`.
  public func inheritedLayer(of type: TypeOutline) -> Layer? {
    // Most inherit from nothing.
    guard !type.inherited.isEmpty else { return nil }
    let above = superclasses(of: type)
    return inheritedRole(among: above)?.layer ?? above.last.flatMap { layer(ofHeirOfOutside: $0) }
      ?? inheritedRole(of: type)?.layer ?? layer(ofDescribing: type)
  }

  /// That of a structure which describes a view by a library's protocol: `ConnectedView`.
  private func layer(ofDescribing type: TypeOutline) -> Layer? {
    guard type.kind == .structure, let name = type.inherited.first, name.hasSuffix("View"),
      let layer = layer(ofHeirOfOutside: name), layer.name == Role.view.rawValue
    else { return nil }
    return layer
  }

  private func layer(ofHeirOfOutside superclass: String) -> Layer? {
    let hash = NameHash.of(superclass)
    if let known = outsideLayers[hash] { return known }
    guard declarations[hash] == nil else { return nil }
    let above = OutsideMembers.known.superclasses(of: superclass)
    if let layer = above.lazy.compactMap(layers.layer(ofHeirOf:)).first { return layer }
    guard !hasOwnLayers else { return nil }
    return Supertype(superclass).roleOfSubclass.flatMap { layers.layer(named: $0.rawValue) }
  }

  /// The class or protocol above a type, in the tree or right above it, that gives a layer.
  public func inheritedRole(of type: TypeOutline) -> (layer: Layer, supertype: String)? {
    guard type.inherited.contains(where: { heritage.mayGive($0) }) else { return nil }
    return inheritedRole(among: superclasses(of: type))
      ?? inheritedRole(among: ancestors(of: type))
  }

  /// Whether a type inherits, however far up, from what is read from services or files.
  func inheritsData(_ type: TypeOutline) -> Bool {
    type.inherited.contains { dataHeritage.mayGive($0) }
      && ancestors(of: type).contains(where: DataName.isOfData)
  }

  private func inheritedRole(among ancestors: [String]) -> (layer: Layer, supertype: String)? {
    for ancestor in ancestors {
      if let layer = layers.layer(ofHeirOf: ancestor) { return (layer, ancestor) }
    }
    return nil
  }

  /// How many classes and protocols above a type are looked at: no design is deeper, and every type
  /// costs the same.
  static let mostAncestors = 64

  /// The superclass of a class, its superclass and so on, as far as the project declares them and one
  /// beyond; whether the first name of a clause is a protocol from elsewhere cannot be known.
  public func superclasses(of type: TypeOutline) -> [String] {
    var names: [String] = []
    var next = type.kind == .classType ? type.inherited.first : nil
    while let name = next, name != type.name, !names.contains(name),
      names.count < Self.mostAncestors
    {
      names.append(name)
      next = declarations(of: name).first { $0.kind == .classType }?.inherited.first
    }
    return names
  }

  /// Whether something holds for one of these.
  public func hasSuperclass(of type: TypeOutline, where holds: (String) -> Bool) -> Bool {
    var next = type.kind == .classType ? type.inherited.first : nil
    var count = 0
    while let name = next, name != type.name, count < Self.mostAncestors {
      if holds(name) { return true }
      next = declarations(of: name).first { $0.kind == .classType }?.inherited.first
      count += 1
    }
    return false
  }

  /// What a type inherits from, its own clause first, then those of what is named there.
  public func ancestors(of type: TypeOutline) -> [String] {
    // Most inherit from nothing that the project declares.
    guard type.inherited.contains(where: { declarations[NameHash.of($0)] != nil }) else {
      return type.inherited
    }
    var ancestors = type.inherited
    var seen = Set(ancestors).union([type.name])
    var next = 0
    while next < min(ancestors.count, Self.mostAncestors) {
      for inherited in declarations(of: ancestors[next]).flatMap(\.inherited)
      where seen.insert(inherited).inserted {
        ancestors.append(inherited)
      }
      next += 1
    }
    return ancestors
  }
}
