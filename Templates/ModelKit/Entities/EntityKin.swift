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

  /// Those of a model itself; a class has those of its superclass too.
  static func formerNames(of model: any Model.Type) -> [String] {
    let others = Set(lineage(of: model).dropFirst().flatMap { $0.formerNames })
    return model.formerNames.filter { !others.contains($0) }
  }
}

extension Entity {
  /// Whether objects of another model are objects of this one.
  func includes(_ other: Entity) -> Bool {
    other === self
      || other.kin.map { $0.root == kin?.root && $0.lineage.contains(modelName) } ?? false
  }

  /// Whether objects are such of a model of the same table.
  package func isKind(of modelName: String) -> Bool {
    self.modelName == modelName || kin?.lineage.contains(modelName) ?? false
  }

  /// A condition, and that an object is one of this model where its table has those of others.
  func membership(_ condition: QueryCondition) -> QueryCondition {
    guard let modelSlot, name != modelName else { return condition }
    let path = QueryPath(depth: 0, root: self, hops: [], leaf: .value(slot: modelSlot))
    let models = (kin?.heirNames ?? []).map { QueryOperand.constant(.string($0)) }
    let isOne = QueryComparison(left: path, relation: .isIn, right: models, options: [])
    if case .all(let members) = condition { return .all([.comparison(isOne)] + members) }
    return .all([.comparison(isOne), condition])
  }
}
