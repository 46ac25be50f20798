/// One of several parts that a run is split into: which file is in which part depends on its path alone.
public struct Shard: Hashable, Sendable {
  public let number: Int
  public let count: Int

  /// - Parameter text: `K/N`, with K from 1 to N.
  public init(_ text: String) throws(LintFailure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { throw .wrongShard(text) }
    self.number = number
    self.count = count
  }

  /// FNV-1a, since the standard library's own hash differs from run to run.
  public func contains(_ path: String) -> Bool {
    let hash = path.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Int((hash >> 16) % UInt64(count)) == number - 1
  }
}
