import Diagnostics
import Roles

/// A type that names another one, both with the layers they belong to.
public struct LayeredUse: Sendable {
  public let use: TypeUse
  /// The first place of the name.
  public let range: FileRange
  public let owner: TypeOutline
  public let layer: Layer
  /// What is named.
  public let declaration: TypeOutline
  public let used: Layer
  /// The member of the owner that names it, where somebody has asked for it; nil in the owner's own clause.
  public internal(set) var member: String?

  /// The name that is used.
  public var name: String { declaration.name }

  /// Whether the table of layers lets one name the other; inside of a layer everything may.
  public var isAllowed: Bool {
    layer == used || layer.mayUse(used) || isBetweenDelegateAndSender || isOfVocabulary
      || layer.name == Role.view.rawValue && DisplayName.isOfProvider(name)
  }

  /// A type inside of a store or service is a value that it shares with others: `LoggerStore.Level`.
  private var isOfVocabulary: Bool {
    !use.isPlain && (used.name == Role.store.rawValue || used.name == Role.service.rawValue)
  }

  /// How the one comes to the other: `PhotoView.show(_:) -> Photo`.
  public var path: String {
    owner.name + (member.map { "." + $0 } ?? "") + " -> " + name
  }

  /// A delegate protocol names who sends its messages, and the sender names it: `NewsViewDelegate` and
  /// `NewsView`, or `NewsDelegate` and `NewsViewController`.
  public var isBetweenDelegateAndSender: Bool {
    isDelegate(owner.name, of: name) || isDelegate(name, of: owner.name)
  }

  private func isDelegate(_ name: String, of sender: String) -> Bool {
    let end = ["ControllerDelegate", "Delegate", "DataSource"].first(where: name.hasSuffix)
    guard let end, name != end else { return false }
    return name.hasPrefix(sender) || sender.hasPrefix(name.dropLast(end.count))
  }
}

/// A type with a layer that names one of Apple's controllers, which no type of the project stands for.
public struct OutsideUse: Sendable {
  public let name: String
  /// The first place of the name.
  public let range: FileRange
  public let owner: TypeOutline
  public let layer: Layer
  public let used: Layer
}

extension Project {
  /// Hands on which of Apple's controllers the views and models of a file name, which may name none. A delegate
  /// protocol of a controller passes its sender on.
  public func forEachOutsideController(in file: FileOutline, do body: (OutsideUse) -> Void) {
    for use in file.uses {
      guard let name = types.outsideController(of: use), let number = use.owner,
        let layer = types.sureLayer(of: file.types[number])
          ?? StandardLayers.declarativeView(file.types[number], in: types)?.layer,
        layer.name == Role.view.rawValue || layer.name == Role.model.rawValue,
        let used = types.layers.layer(ofHeirOf: name)
      else { continue }
      body(
        OutsideUse(
          name: name, range: FileRange(file: file.path, bytes: use.bytes),
          owner: file.types[number], layer: layer, used: used))
    }
  }

  /// Hands on what the types of a file name of the project's types that have a layer.
  public func forEachDependency(in file: FileOutline, do body: (LayeredUse) -> Void) {
    guard types.hasLayers || file.uses.contains(where: \.isShared) else { return }
    // By the number of the type.
    var owners: [StandardLayers.Evidence??] = []
    for use in file.uses {
      // Most names are none of the project's types, or none with a layer.
      guard let number = use.owner,
        types.layer(of: use) != nil || types.layerForModels(of: use) != nil
          || types.relies(use.hash) || use.isShared
      else { continue }
      if owners.isEmpty { owners = Array(repeating: nil, count: file.types.count) }
      let evidence =
        owners[number] ?? types.judgedLayer(of: file.types[number])
        ?? StandardLayers.declarativeView(file.types[number], in: types)
      owners[number] = .some(evidence)
      guard let other = layer(of: use, namedBy: file.types[number], with: evidence) else {
        continue
      }
      if let evidence, evidence.isSure || Self.isSure(evidence, naming: other),
        let dependency = dependency(use, on: other, of: evidence.layer, in: file),
        evidence.isSure || isSure(dependency, beside: evidence)
      {
        body(dependency)
      }
    }
  }

  /// The layer of a name: some types have one for models and views alone, and for these whoever works for others is none
  /// of the models, wherever it lies.
  private func layer(
    of use: TypeUse, namedBy owner: TypeOutline, with evidence: StandardLayers.Evidence?
  ) -> Layer? {
    let known = types.layer(of: use)
    if evidence?.layer.name == Role.view.rawValue, !types.hasOwnLayers,
      known == nil || known?.name == Role.model.rawValue,
      types.isManager(use, amongValues: evidence?.isDeclarative == true)
    {
      return types.layers.layer(named: Role.service.rawValue)
    }
    return known ?? (Self.isModel(owner, by: evidence) ? types.layerForModels(of: use) : nil)
  }

  /// Whether a type is surely a model, and none that prepares a screen.
  private static func isModel(_ type: TypeOutline, by evidence: StandardLayers.Evidence?) -> Bool {
    evidence?.isSure == true && evidence?.layer.name == Role.model.rawValue
      && !ScreenName.isOne(type.name)
  }

  /// Whether so much speaks for the other layer that less may speak for the own one: of a view that only describes
  /// itself a superclass of what it holds, since it may hold others that are called controllers.
  private func isSure(_ use: LayeredUse, beside evidence: StandardLayers.Evidence) -> Bool {
    let isInherited = types.inheritedLayer(of: use.declaration) == use.used
    return evidence.isDeclarative
      ? (isInherited || ControllerName.isLong(use.name)
        || Self.worksForOthers(use.used)) && use.use.isPlain
      : isInherited || use.used.name == Role.controller.rawValue
  }

  /// Whether what may be of a layer surely names none of another one: nobody but a controller holds a controller, what is
  /// a service or a store by its name alone no view, and a view that only describes itself neither of these.
  private static func isSure(_ evidence: StandardLayers.Evidence, naming other: Layer) -> Bool {
    other.name == Role.controller.rawValue
      || other.name == Role.view.rawValue && worksForOthers(evidence.layer)
      || evidence.isDeclarative && worksForOthers(other)
  }

  private static func worksForOthers(_ layer: Layer) -> Bool {
    layer.name == Role.store.rawValue || layer.name == Role.service.rawValue
  }

  /// What a use of a name by a type with a layer says about layers: nil where the name means another type
  /// there than the one with a layer.
  private func dependency(
    _ use: TypeUse, on other: Layer, of layer: Layer, in file: FileOutline
  ) -> LayeredUse? {
    guard let owner = use.owner.map({ file.types[$0] }), owner.hash != use.hash,
      !file.placeholders.contains(use.hash), let used = types.declarations(of: use).first,
      !types.isNested(use, in: owner), !isQualifier(use, of: owner),
      canSee(used.nameRange.file, from: file)
    else { return nil }
    return LayeredUse(
      use: use, range: FileRange(file: file.path, bytes: use.bytes), owner: owner, layer: layer,
      declaration: used, used: other)
  }

  /// Whether it is `Album` of `extension Album.Cover`.
  private func isQualifier(_ use: TypeUse, of owner: TypeOutline) -> Bool {
    owner.isExtension && owner.name.contains(".")
      && owner.name.split(separator: ".").dropLast().contains {
        NameHash.of(String($0)) == use.hash
      }
  }

  /// The same with the member of the owner that names the other type, for which its file is scanned again.
  public func locating(_ use: LayeredUse) -> LayeredUse {
    var use = use
    use.member =
      withSource(at: use.range.file) { $0.memberName(around: use.use.declaration) } ?? nil
    return use
  }
}
