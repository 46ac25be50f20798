import Roles

/// What is known of every type that a thread has met in an inheritance clause: a tree names few and names them often,
/// so that each is judged once.
struct KnownSupertypes {
  private var places = HashTable()
  /// By the place of a name.
  private var supertypes: [Supertype] = []

  /// - Parameter name: of a nominal type, without anything around it.
  mutating func supertype(named name: ByteText) -> Supertype {
    let place = places.place(of: name.nameHash)
    if place == supertypes.count {
      supertypes.append(Supertype(String(decoding: name, as: UTF8.self)))
    }
    return supertypes[place]
  }
}

/// What the name of a class or protocol tells of those that inherit from it.
struct Supertype: BitwiseCopyable {
  /// Whether they are read from what a service or a file has.
  let isOfData: Bool
  /// Whether the usual layers know it.
  let givesLayer: Bool
  /// The role that goes with such a layer.
  let roleOfLayer: Role?
  /// The role of a class of which it is the superclass, by its name or by what Apple's classes inherit from.
  let roleOfSubclass: Role?

  init(_ name: String) {
    isOfData = DataName.isOfData(name)
    let layer = LayerTable.standard.layer(ofHeirOf: name)
    givesLayer = layer != nil
    roleOfLayer = layer.flatMap { Role(rawValue: $0.name) }
    roleOfSubclass = Self.role(ofSuperclass: name)
  }

  private static func role(ofSuperclass superclass: String) -> Role? {
    if ControllerName.isShort(superclass) { return .controller }
    let above = [superclass] + OutsideMembers.known.superclasses(of: superclass)
    if let layer = above.lazy.compactMap(LayerTable.standard.layer(ofHeirOf:)).first {
      return Role(rawValue: layer.name)
    }
    let role = Role(suffixOf: superclass)
    if [.controller, .view, .operation].contains(role) { return role }
    return role == nil && StandardTypes.isControl(superclass) ? .view : nil
  }
}

extension InheritedType {
  /// What is known of the nominal type; nil where none stands there.
  var supertype: Supertype? {
    type.baseBytes.map { source.memory.pointee.knownSupertypes.supertype(named: $0) }
  }
}

extension Declaration {
  /// What the macro `@Model` of SwiftData lets a class conform to.
  var addedByMacros: [String] {
    kind == .classType && hasAttribute("Model") ? ["PersistentModel"] : []
  }

  /// Whether it inherits from what is read from services or files.
  var inheritsData: Bool {
    remembered(.inheritsData, judged: .isClauseJudged) {
      inheritedTypes.contains { $0.supertype?.isOfData == true }
    }
  }
}
