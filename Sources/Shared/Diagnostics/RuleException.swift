/// Names that a rule leaves alone although they break its convention: a row of data with its reason.
public struct RuleException: Hashable, Sendable {
  /// What the rule looks at, with stars for any run of letters: `*Delegate.parser*(_:found*`.
  public let pattern: String
  public let reason: String
  /// A name that it covers, of which the reason is true.
  public let example: String

  public init(_ pattern: String, _ reason: String, example: String) {
    self.pattern = pattern
    self.reason = reason
    self.example = example
  }

  public func covers(_ name: String) -> Bool {
    var (pattern, name) = (pattern, name)
    return pattern.withUTF8 { pattern in name.withUTF8 { Self.matches(pattern, $0) } }
  }

  /// Takes as little as it can for a star, and more once what follows does not match.
  private static func matches(
    _ pattern: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (next, place) = (0, 0)
    var last: (behindStar: Int, place: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        next += 1
        last = (next, place)
      } else if next < pattern.count, pattern[next] == name[place] {
        (next, place) = (next + 1, place + 1)
      } else if let star = last {
        (next, place) = (star.behindStar, star.place + 1)
        last = (next, place)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension [RuleException] {
  public func cover(_ name: String) -> Bool {
    contains { $0.covers(name) }
  }
}
