/// A key and what it does, for the last line of the screen.
public struct KeyHint: Hashable, Sendable {
  public let key: String
  public let name: String

  public init(_ key: String, _ name: String) {
    self.key = key
    self.name = name
  }
}
