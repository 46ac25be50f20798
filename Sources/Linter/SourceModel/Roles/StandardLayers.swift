import Roles

/// What the usual layers say about a type of a project that has settled none of its own.
///
/// Such a project may use the same words for other things, so that only signs which agree count: a folder
/// that the inheritance clause contradicts says nothing, nor does a suffix that half of the field uses.
enum StandardLayers {
  /// A layer, and whether more than the end of a name speaks for it.
  struct Evidence {
    let layer: Layer
    let isSure: Bool
    /// Whether it is a view that only describes itself.
    var isDeclarative = false
  }

  static func evidence(of type: TypeOutline, in types: TypeTable) -> Evidence? {
    if type.isExtension { return ofExtension(type, in: types) }
    if let layer = types.layers.layer(ofType: type.name) {
      return Evidence(layer: layer, isSure: true)
    }
    if type.kind == .protocolType, let layer = types.layers.layer(ofProtocol: type.name) {
      return Evidence(layer: layer, isSure: true)
    }
    if isDeclarativeView(type) { return nil }
    let inherited =
      type.kind == .protocolType
      ? nil : types.inheritedLayer(of: type) ?? controllerByName(type, in: types)
    guard let folder = folder(of: type, in: types) else {
      return inherited.map { Evidence(layer: $0, isSure: true) } ?? suffix(of: type, in: types)
        ?? data(type, in: types)
    }
    guard inherited == nil || inherited == folder else {
      // Controllers lie beside their views in many a folder, and are none for that.
      return inherited?.name == Role.controller.rawValue && type.kind == .classType
        ? inherited.map { Evidence(layer: $0, isSure: true) } : nil
    }
    let isInherited = inherited != nil || folder.name == Role.model.rawValue
    return isInherited
      ? Evidence(layer: folder, isSure: true)
      : data(type, in: types) ?? Evidence(layer: folder, isSure: true)
  }

  /// `HUDWindowController`, whatever it inherits from and wherever it lies.
  private static func controllerByName(_ type: TypeOutline, in types: TypeTable) -> Layer? {
    guard type.kind == .classType, ControllerName.isLong(type.name) else { return nil }
    return types.layers.layer(named: Role.controller.rawValue)
  }

  /// An extension beside the declaration of its type has the type's layer, another one its file's; one of a view
  /// that only describes itself has none.
  private static func ofExtension(_ type: TypeOutline, in types: TypeTable) -> Evidence? {
    let extended = types.declarations(of: type.name).first {
      $0.kind != .protocolType && $0.nameRange.file == type.nameRange.file
    }
    if let extended { return types.evidence(of: extended) }
    let declarations = types.declarations(of: type.name)
    guard let layer = types.folderLayer(of: type) else {
      return declarations.first.flatMap(types.evidence)
        .flatMap { $0.layer.name == Role.model.rawValue ? $0 : nil }
    }
    guard !declarations.contains(where: isDeclarativeView),
      layer.name != Role.view.rawValue || isView(type.name, declaredAs: declarations, in: types)
    else { return nil }
    return Evidence(layer: layer, isSure: true)
  }

  private static func isView(
    _ name: String, declaredAs declarations: [TypeOutline], in types: TypeTable
  ) -> Bool {
    declarations.isEmpty
      ? Supertype(name).roleOfSubclass == .view
      : declarations.contains { types.evidence(of: $0)?.layer.name == Role.view.rawValue }
  }

  /// A view of SwiftUI is a value that is bound to models and stores; it is not a view of this table.
  static func isDeclarativeView(_ type: TypeOutline) -> Bool {
    guard type.kind == .structure || type.kind == .enumeration else { return false }
    return type.inherited.contains { declarative.contains($0) }
  }

  /// Still it holds no controller, as little as another view does.
  static func declarativeView(_ type: TypeOutline, in types: TypeTable) -> Evidence? {
    guard !types.hasOwnLayers, isDeclarativeView(type),
      !type.inherited.contains("App"), !type.inherited.contains("Scene")
    else { return nil }
    return types.layers.layer(named: Role.view.rawValue).map {
      Evidence(layer: $0, isSure: false, isDeclarative: true)
    }
  }

  private static let declarative: Set = [
    "App", "NSViewRepresentable", "Scene", "UIViewRepresentable", "View", "ViewModifier",
  ]

  /// The layer of the folder. A structure or enumeration in a folder for classes is part of somebody's
  /// vocabulary, unless its own name says the role, and much lies beside views, controllers and an application
  /// delegate that is none.
  private static func folder(of type: TypeOutline, in types: TypeTable) -> Layer? {
    guard let layer = types.folderLayer(of: type),
      layer.name != Role.model.rawValue || !isBesideModels(type)
    else { return nil }
    let isClass =
      (type.kind == .classType || type.kind == .actor)
      && layer.name != Role.applicationDelegate.rawValue && layer.name != Role.controller.rawValue
      && (layer.name != Role.view.rawValue || StandardTypes.isControl(type.name)
        || types.inheritedLayer(of: type) == layer)
    guard isClass || layer.name == Role.model.rawValue else {
      return layer.suffixes.contains(where: type.name.hasSuffix) ? layer : nil
    }
    return layer
  }

  /// Whether a type in a folder of models is called something else: what answers for a screen, an error, a store or a
  /// service.
  private static func isBesideModels(_ type: TypeOutline) -> Bool {
    ScreenName.isOne(type.name) || type.isNamespace || type.name.hasSuffix("Error")
      || (type.kind == .classType || type.kind == .actor)
        && (KeeperName.isStore(type.name)
          || Role(suffixOf: type.name).map { $0 == .store || $0 == .service } == true)
  }

  /// A model that lies beside the view that shows it, or in the folder of the views: it says so, `GoodsModel`, it is
  /// read from what a service or a file has, or it is no more than a part of such a model. What is written down as a
  /// whole knows nothing but data, so that it is judged by that as well. A name with a type of its own is none.
  private static func data(_ type: TypeOutline, in types: TypeTable) -> Evidence? {
    guard
      type.kind == .structure || type.kind == .classType || type.kind == .enumeration
        || type.kind == .protocolType && types.held.contains(type.hash), !isBesideModels(type)
    else { return nil }
    let isWritten = types.inheritsData(type)
    guard
      isWritten || type.isData && DataName.isModel(type.name)
        || types.held.contains(type.hash) && type.inherited.allSatisfy(DataName.isPlain)
          && !DataName.isModelOfScreen(type.name),
      !DisplayName.isOne(type.name), !DisplayName.isMeasure(type.name),
      !type.inherited.contains("RawRepresentable"),
      let layer = types.layers.layer(named: Role.model.rawValue)
    else { return nil }
    return Evidence(layer: layer, isSure: isWritten)
  }

  private static func suffix(of type: TypeOutline, in types: TypeTable) -> Evidence? {
    let isClass = type.kind == .classType || type.kind == .actor
    guard isClass || type.kind == .protocolType || type.kind == .structure && type.parts.isEmpty
    else { return nil }
    let name = KeeperName.behind(type.name)
    let isStore = KeeperName.isStore(name)
    guard
      let layer = types.layers.layer(bySuffixOf: name)
        ?? (isStore ? types.layers.layer(named: Role.store.rawValue) : nil),
      let role = Role(rawValue: layer.name)
    else { return nil }
    switch role {
    case .controller:
      let isInterface = ["ViewController", "WindowController"].contains(where: type.name.hasSuffix)
      return isInterface ? Evidence(layer: layer, isSure: true) : nil
    case .store, .service: return Evidence(layer: layer, isSure: false)
    case .view, .operation, .dataSource:
      return isClass ? Evidence(layer: layer, isSure: false) : nil
    default: return nil
    }
  }
}

extension TypeTable {
  /// The layer of a type where it is sure enough for the type to be judged by it.
  func sureLayer(of type: TypeOutline) -> Layer? {
    judgedLayer(of: type).flatMap { $0.isSure ? $0.layer : nil }
  }

  func judgedLayer(of type: TypeOutline) -> StandardLayers.Evidence? {
    guard !hasOwnLayers else {
      return layer(of: type).map { StandardLayers.Evidence(layer: $0, isSure: true) }
    }
    return evidence(of: type)
  }
}
