/// Acronyms that are written in one case wherever they stand: `imageURL`, `urlOfImage`.
///
/// Source: Swift API Design Guidelines, Follow case conventions.
public struct Acronyms: Sendable {
  /// Those that Apple's own names have, hardly ever in mixed case: `objectID`.
  public static let usual = [
    "API", "ASCII", "CPU", "CSS", "CSV", "DNS", "FTP", "GIF", "GPS", "GPU", "HTML", "HTTP", "HTTPS",
    "ID", "JPEG", "JPG", "JSON", "PDF", "PNG", "RGB", "SDK", "SQL", "SVG", "TCP", "TIFF", "TLS",
    "UDP",
    "URI", "URL", "USB", "UUID", "XML",
  ]

  /// Where a project has chosen none.
  public static let standard = Acronyms(usual)

  /// By the letters in lower case.
  private let spellings: [String: String]
  /// The numbers of the same.
  private let numbers: Set<UInt64>
  /// The same for the same acronyms.
  public let fingerprint: UInt64

  public init(_ acronyms: [String]) {
    spellings = acronyms.reduce(into: [:]) { $0[$1.lowercased()] = $1.uppercased() }
    numbers = Set(spellings.keys.map { $0.utf8.reduce(0, Self.number) })
    fingerprint = numbers.reduce(0, ^)
  }

  /// The same with others.
  public func adding(_ acronyms: [String]) -> Acronyms {
    acronyms.isEmpty ? self : Acronyms(Array(spellings.values) + acronyms)
  }

  /// Whether a capital of the name and the small letters behind it may be one of these: `imageUrls`.
  public func mayBeMixed(in name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var place = name.startIndex
    while place < name.endIndex {
      let first = name[place]
      place += 1
      guard first &- 0x41 < 26 else { continue }
      var (number, singular) = (Self.number(0, adding: first), UInt64(0))
      while place < name.endIndex, name[place] &- 0x61 < 26 {
        singular = number
        number = Self.number(number, adding: name[place])
        place += 1
      }
      if singular != 0, numbers.contains(number) || numbers.contains(singular) { return true }
    }
    return false
  }

  /// The number of a word that has one more letter.
  private static func number(_ start: UInt64, adding letter: UInt8) -> UInt64 {
    (start ^ UInt64(letter | 0x20)) &* 0x100_0000_01B3
  }

  /// A word as it is written behind another one, also in the plural.
  public func spelling(of word: String) -> String {
    let key = word.lowercased()
    if let whole = spellings[key] { return whole }
    guard key.hasSuffix("s"), let singular = spellings[String(key.dropLast())] else { return word }
    return singular + "s"
  }
}
