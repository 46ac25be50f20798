/// A view or a model and the values for which it is made.
public struct ClusterChoice: Sendable {
  public let type: String
  public let values: [String]
}
