/// What stays the same about a finding while lines are added above it: its file, its rule, its message
/// and the line that it points at, without the white space around it.
public struct Fingerprint: Hashable, Sendable {
  /// FNV-1a over these parts, 64 bits.
  public let value: UInt64

  public init(of diagnostic: Diagnostic, in source: SourceText?) {
    let start = diagnostic.range.bytes.lowerBound
    let line = source.map { $0.line($0.position(of: start).line) } ?? ""
    let parts = [diagnostic.range.file, diagnostic.rule, diagnostic.message, Self.trimmed(line)]
    value = parts.reduce(Self.seed) { Self.hash($1.utf8, from: $0) }
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Goes on hashing with the bytes of one part and a separator that no part contains.
  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    let part = bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return (part ^ 0xFF) &* 0x100_0000_01B3
  }

  private static func trimmed(_ line: String) -> String {
    let inner = line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(inner.reversed())
  }
}
