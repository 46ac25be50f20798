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
    Self.matches(Array(pattern.utf8)[...], Array(name.utf8)[...])
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    guard let star = pattern.firstIndex(of: UInt8(ascii: "*")) else {
      return pattern.elementsEqual(name)
    }
    let front = pattern[..<star]
    guard name.starts(with: front) else { return false }
    let rest = name.dropFirst(front.count)
    let next = pattern[(star + 1)...]
    if next.isEmpty { return true }
    return rest.indices.contains { matches(next, rest[$0...]) }
      || matches(next, rest.suffix(0))
  }
}

extension [RuleException] {
  public func cover(_ name: String) -> Bool {
    contains { $0.covers(name) }
  }
}
