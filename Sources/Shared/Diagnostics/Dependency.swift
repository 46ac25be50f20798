/// Which type names which other one: what exceptions in the settings are listed by.
public struct Dependency: Hashable, Sendable {
  public let from: String
  public let to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
