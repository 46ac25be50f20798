/// What stays the same about a finding while lines are added above it: its file, its rule, its message
/// and the line that it points at, without the white space around it.
public struct Fingerprint: Hashable, Sendable {
  /// FNV-1a over these parts, 64 bits.
  public let value: UInt64

  /// - Parameter path: the file's, from a place that is the same in every run.
  public init(of diagnostic: Diagnostic, in source: SourceText?, path: String) {
    var hash = Self.seed
    for part in [path, diagnostic.rule, diagnostic.message] {
      hash = Self.hash(part.utf8, from: hash)
    }
    if let source {
      let line = source.lineRange(source.position(of: diagnostic.range.bytes.lowerBound).line)
      value = Self.hash(Self.trimmed(source.bytes(in: line)), from: hash)
    } else {
      value = Self.hash(EmptyCollection(), from: hash)
    }
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

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let inner = line.drop(while: isBlank)
    let end = inner.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? inner.startIndex
    return inner[inner.startIndex..<end]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
