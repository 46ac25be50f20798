import Roles

/// Where every type of a project is declared, and which layer it belongs to.
public struct TypeTable: Sendable {
  private let declarations: [String: [TypeOutline]]
  /// The names of nested types, by the outermost type around them.
  private let nested: [String: Set<String>]
  let layers: LayerTable
  let hasOwnLayers: Bool
  /// By folder, as a file's path has it with a slash at its end.
  private let folderLayers: [String: Layer]
  /// By the name of a type: its layer, where one is known and all declarations agree.
  private var typeLayers: [String: Layer] = [:]

  init(files: [FileOutline], conventions: Conventions) {
    var declarations: [String: [TypeOutline]] = [:]
    var nested: [String: Set<String>] = [:]
    for type in files.lazy.flatMap(\.types) {
      if let enclosing = type.enclosing {
        nested[enclosing, default: []].insert(type.name)
      } else if !type.isExtension, !type.isLocal {
        declarations[type.name, default: []].append(type)
      }
    }
    self.declarations = declarations
    self.nested = nested
    layers = conventions.layers
    hasOwnLayers = conventions.hasOwnLayers
    folderLayers = Self.folderLayers(of: files, conventions)
    for (name, types) in declarations {
      let first = types.first.flatMap { layer(of: $0) }
      guard let first, types.dropFirst().allSatisfy({ layer(of: $0) == first }) else { continue }
      typeLayers[name] = first
    }
  }

  private static func folderLayers(
    of files: [FileOutline], _ conventions: Conventions
  ) -> [String: Layer] {
    var layers: [String: Layer] = [:]
    var seen: Set<String> = []
    var last: String?
    for file in files {
      let folder = folder(of: file.path)
      // The files of a folder stand together.
      guard folder != last, seen.insert(folder).inserted else { continue }
      last = folder
      layers[folder] = conventions.layers.layer(ofFileAt: conventions.placement.inner(folder))
    }
    return layers
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The declarations of a type at the top of a file; several where modules or `#if` share a name.
  public func declarations(of name: String) -> [TypeOutline] {
    declarations[name] ?? []
  }

  /// Whether a name means a type inside of another one there.
  public func isNested(_ name: String, in outermost: String) -> Bool {
    nested[outermost]?.contains(name) ?? false
  }

  /// The layer of a type of the project: nil where nothing says one, or two declarations disagree.
  public func layer(ofType name: String) -> Layer? {
    typeLayers.isEmpty ? nil : typeLayers[name]
  }

  /// The layer that a type or extension is judged by: the settings, its folder, what it inherits from,
  /// its suffix, in that order. An extension has its file's layer and no other. Without layers of the
  /// project's own only what `StandardLayers` believes counts.
  public func layer(of type: TypeOutline) -> Layer? {
    guard hasOwnLayers else { return StandardLayers(types: self).evidence(of: type)?.layer }
    if type.isExtension { return folderLayer(of: type) }
    if let layer = layers.layer(ofType: type.name) { return layer }
    if type.kind == .protocolType, let layer = layers.layer(ofProtocol: type.name) { return layer }
    return folderLayer(of: type) ?? inheritedLayer(of: type)
      ?? layers.layer(bySuffixOf: type.name)
  }

  /// The layer of the folder that a type or extension lies in.
  public func folderLayer(of type: TypeOutline) -> Layer? {
    folderLayers[Self.folder(of: type.nameRange.file)]
  }

  /// The layer that comes with a class or protocol which the type inherits from, however far up.
  public func inheritedLayer(of type: TypeOutline) -> Layer? {
    inheritedRole(of: type)?.layer
  }

  /// The same with the class or protocol that gives the layer.
  public func inheritedRole(of type: TypeOutline) -> (layer: Layer, supertype: String)? {
    // Most inherit from nothing that the project declares.
    guard type.inherited.contains(where: { declarations[$0] != nil }) else {
      return inheritedRole(among: type.inherited)
    }
    return inheritedRole(among: superclasses(of: type))
      ?? inheritedRole(among: ancestors(of: type))
  }

  private func inheritedRole(among ancestors: [String]) -> (layer: Layer, supertype: String)? {
    for ancestor in ancestors {
      if let layer = layers.layer(ofHeirOf: ancestor) { return (layer, ancestor) }
    }
    return nil
  }

  /// How many classes and protocols above a type are looked at: no design is deeper, and every type
  /// costs the same.
  private static let mostAncestors = 64

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

  /// What a type inherits from, its own clause first, then those of what is named there.
  public func ancestors(of type: TypeOutline) -> [String] {
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
