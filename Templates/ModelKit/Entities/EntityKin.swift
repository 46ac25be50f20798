/// Where a model stands among those with which it has superclasses in common.
struct EntityKin: Sendable {
  /// The model from which all of them are derived.
  let root: ObjectIdentifier
  let rootName: String

  /// The model and its superclasses.
  let lineage: Set<String>

  /// The models of which objects are that are objects of this one.
  let heirNames: [String]
  let isAbstract: Bool

  /// Keeps the name of an object's model: one of those of which objects are.
  let modelAttribute: AttributeDescription

  @MainActor static func modelAttribute(for names: [String]) -> AttributeDescription {
    AttributeDescription(StoredModels.modelName, of: String.self, cases: names)
  }
}

extension ManagedObject {
  /// The model from which a model is derived; itself where it is derived from none.
  static func root(of model: any Model.Type) -> any Model.Type { lineage(of: model).last ?? model }

  /// A model and those from which it is derived, the nearest first.
  static func lineage(of model: any Model.Type) -> [any Model.Type] {
    var lineage = [model]
    while let next = _getSuperclass(lineage[lineage.count - 1]) as? any Model.Type {
      lineage.append(next)
    }
    return lineage
  }
}
