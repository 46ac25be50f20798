/// Which model is made for which value of an enumeration.
public struct ModelClusterSpecification: Sendable {
  /// A required attribute of the model, its own or inherited.
  public let attribute: String
  /// Every case of the enumeration stands in one of them; the models are not abstract.
  public let choices: [ClusterChoice]
}
