import Specification

/// Where the models of a specification stand among those that have a model in common: looked at once for
/// all archives of samples.
struct ModelFamilies: Sendable {
  private var ranks: [String: Int] = [:]

  init(of models: NamedList<ModelSpecification>) {
    for root in models where root.parent == nil {
      for (rank, name) in root.concreteModels.enumerated() { ranks[name] = rank }
    }
  }

  /// The place of a model among its relatives that have objects.
  func rank(of model: String) -> Int { ranks[model] ?? 0 }
}
