import Specification

/// Where the models of a specification stand among those that have a model in common: looked at once for
/// all archives of samples.
struct ModelFamilies: Sendable {
  /// By model, those with objects that come before it in its family.
  private var elders: [String: ArraySlice<String>] = [:]
  /// By model and attribute, the cases of a cluster that stand for the model.
  private(set) var clusterCases: [String: [String: [String]]] = [:]

  init(of models: NamedList<ModelSpecification>) {
    for root in models {
      if root.parent == nil {
        for (rank, name) in root.concreteModels.enumerated() {
          elders[name] = root.concreteModels[..<rank]
        }
      }
      for choice in root.cluster?.choices ?? [] {
        clusterCases[choice.type, default: [:]][root.cluster?.attribute ?? ""] = choice.values
      }
    }
  }

  /// The place of a model among its relatives.
  func rank(of model: String) -> Int { elders[model]?.count ?? 0 }

  /// Relationships to objects that belong to one alone, which a model has in common with one of its relatives
  /// before it.
  func takenRelationships(
    of model: ModelSpecification, in specification: ApplicationSpecification
  ) -> Set<String> {
    let relatives = (elders[model.name] ?? []).compactMap { specification.models[$0] }
    guard !relatives.isEmpty else { return [] }
    let shared = model.relationships.filter { relationship in
      let inverse = relationship.inverse.flatMap { name in
        specification.models[relationship.destination]?.relationships.first { $0.name == name }
      }
      return (!relationship.isToMany || relationship.isRequired) && inverse?.isToMany == false
        && relatives.contains { relative in
          relative.relationships.contains {
            $0.name == relationship.name && $0.inverse == relationship.inverse
              && $0.destination == relationship.destination
          }
        }
    }
    return Set(shared.map(\.name))
  }
}
