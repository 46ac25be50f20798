/// Acronyms that are written in one case wherever they stand: `imageURL`, `urlOfImage`.
///
/// Source: Swift API Design Guidelines, Follow case conventions.
public struct Acronyms: Sendable {
  /// Those that Apple's own names have, hardly ever in mixed case.
  public static let usual = [
    "API", "ASCII", "CPU", "CSS", "CSV", "DNS", "FTP", "GIF", "GPS", "GPU", "HTML", "HTTP", "HTTPS",
    "JPEG", "JPG", "JSON", "PDF", "PNG", "RGB", "SDK", "SQL", "SVG", "TCP", "TIFF", "TLS", "UDP",
    "URI", "URL", "USB", "UUID", "XML",
  ]
  /// Which many write as a word.
  public static let disputed = ["ID"]

  /// All that a name may have without a project having chosen any.
  public static let known = Acronyms(usual + disputed)

  /// By the letters in lower case.
  private let spellings: [String: String]
  /// The same in bytes, of those of at most eight.
  private let packed: Set<UInt64>
  /// The same for the same acronyms.
  public let fingerprint: UInt64

  public init(_ acronyms: [String]) {
    spellings = acronyms.reduce(into: [:]) { $0[$1.lowercased()] = $1.uppercased() }
    packed = Set(spellings.keys.compactMap { Self.packed($0.utf8) })
    fingerprint = packed.reduce(0, ^)
  }

  public var isEmpty: Bool { spellings.isEmpty }

  /// The same with others.
  public func adding(_ acronyms: [String]) -> Acronyms {
    acronyms.isEmpty ? self : Acronyms(Array(spellings.values) + acronyms)
  }

  /// Whether a capital of the name and the small letters behind it may be one of these: `imageUrls`.
  public func mayBeMixed(in name: some BidirectionalCollection<UInt8>) -> Bool {
    guard !packed.isEmpty else { return false }
    var rest = name[...]
    while let start = rest.firstIndex(where: { $0 &- 0x41 < 26 }) {
      let small = rest[rest.index(after: start)...].prefix { $0 &- 0x61 < 26 }
      let word = rest[start..<small.endIndex]
      if (1..<8).contains(small.count), isSpelled(word) || isSpelled(word.dropLast()) {
        return true
      }
      rest = rest[small.endIndex...]
    }
    return false
  }

  private func isSpelled(_ word: some Collection<UInt8>) -> Bool {
    Self.packed(word).map(packed.contains) ?? false
  }

  private static func packed(_ word: some Collection<UInt8>) -> UInt64? {
    word.count > 8 ? nil : word.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }

  /// A word as it is written behind another one, also in the plural.
  public func spelling(of word: String) -> String {
    let key = word.lowercased()
    if let whole = spellings[key] { return whole }
    guard key.hasSuffix("s"), let singular = spellings[String(key.dropLast())] else { return word }
    return singular + "s"
  }
}
