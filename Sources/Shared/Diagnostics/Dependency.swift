/// Which type names which other one: what exceptions in the settings are listed by.
///
/// An object, since nearly all findings are without one and should have no room for it.
public final class Dependency: Sendable {
  public let from: String
  public let to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}

extension Dependency: Hashable {
  public static func == (left: Dependency, right: Dependency) -> Bool {
    left.from == right.from && left.to == right.to
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
  }
}
