/// The name that git gives to the contents of a file: a digest of them.
struct BlobName: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// Of the digest, in bytes: twenty of SHA-1, thirty-two of SHA-256.
  private let length: UInt8

  /// - Parameter bytes: of the digest; nil where there are too few or too many.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 20 || bytes.count == 32 else { return nil }
    length = UInt8(bytes.count)
    withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
  }

  /// - Parameter digits: of the digest, hexadecimal; nil for anything else.
  init?(digits: some Collection<UInt8>) {
    let values = digits.map { $0 < 0x3A ? $0 &- 0x30 : ($0 | 0x20) &- 0x57 }
    guard values.count % 2 == 0, values.allSatisfy({ $0 < 16 }) else { return nil }
    let bytes = stride(from: 0, to: values.count, by: 2).map {
      values[$0] << 4 | values[$0 + 1]
    }
    guard let name = bytes.withUnsafeBytes({ BlobName($0) }) else { return nil }
    self = name
  }

  private var bytes: [UInt8] { withUnsafeBytes(of: words) { Array($0.prefix(Int(length))) } }

  /// Whether these are the contents. Of a name in SHA-256 that is not said: git is asked.
  func isName(of contents: [UInt8]) -> Bool {
    length == 20
      && bytes == SHA1.digest(of: Array("blob \(contents.count)\0".utf8) + contents)
  }

  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  static func == (left: BlobName, right: BlobName) -> Bool {
    left.length == right.length && left.words == right.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
  }
}
