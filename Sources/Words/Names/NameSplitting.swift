/// The words of a name in their order: `updateURLsFor2Users` is update, URLs, For, 2, Users.
///
/// Camel case, underscores and digits separate words; a run of capitals is one acronym whose last
/// capital belongs to the word behind it (`URLSession`), unless only a plural `s` follows (`URLs`).
/// Letters without case (CJK) stand together as one word. Punctuation belongs to no word.
public func words(of name: String) -> [NameWord] {
  var splitter = NameSplitter(name)
  return splitter.words()
}

struct NameSplitter {
  private enum Shape {
    case upper, lower, digit, caseless, separator
  }

  private let bytes: [UInt8]
  /// The shape of the character that each byte belongs to.
  private let shapes: [Shape]
  private var found: [NameWord] = []

  init(_ name: String) {
    bytes = Array(name.utf8)
    shapes = bytes.allSatisfy { $0 < 0x80 } ? bytes.map(Self.shape) : Self.shapes(of: name)
  }

  mutating func words() -> [NameWord] {
    var start = 0
    while start < bytes.count {
      let end = endOfWord(from: start)
      guard shapes[start] != .separator else {
        start = end
        continue
      }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      found.append(NameWord(text, range: start..<end, kind: kind(of: start..<end)))
      start = end
    }
    return found
  }

  private func endOfWord(from start: Int) -> Int {
    if let end = endOfBrand(from: start) { return end }
    guard shapes[start] == .upper else { return endOfRun(shapes[start], from: start) }
    let capitals = endOfRun(.upper, from: start)
    let small = endOfRun(.lower, from: capitals)
    if small == capitals { return capitals }
    let last = startOfLastCapital(before: capitals)
    if last == start { return small }
    let isPlural = small - capitals == 1 && bytes[capitals] == UInt8(ascii: "s")
    return isPlural ? small : last
  }

  /// The end of a spelling such as `iOS` that begins here and ends where a word may end.
  private func endOfBrand(from start: Int) -> Int? {
    for brand in brandSpellings {
      let end = start + brand.utf8.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(brand.utf8) else { continue }
      if end == bytes.count || shapes[end] != .lower { return end }
    }
    return nil
  }

  private func endOfRun(_ shape: Shape, from start: Int) -> Int {
    var end = start
    while end < bytes.count, shapes[end] == shape { end += 1 }
    return end
  }

  private func startOfLastCapital(before end: Int) -> Int {
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private func kind(of range: Range<Int>) -> NameWord.Kind {
    switch shapes[range.lowerBound] {
    case .digit: return .number
    case .caseless: return .caseless
    case .upper, .lower, .separator: break
    }
    let capitals = range.filter { shapes[$0] == .upper && bytes[$0] & 0xC0 != 0x80 }
    if capitals.count > 1, endOfBrand(from: range.lowerBound) == nil { return .acronym }
    let isPlain = capitals.isEmpty || capitals == [range.lowerBound]
    return isPlain ? .word : .brand
  }

  private static func shape(of byte: UInt8) -> Shape {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .separator
    }
  }

  private static func shapes(of name: String) -> [Shape] {
    name.unicodeScalars.flatMap { scalar -> [Shape] in
      let width = UTF8.width(scalar)
      if scalar.isASCII { return [shape(of: UInt8(truncatingIfNeeded: scalar.value))] }
      let properties = scalar.properties
      if properties.isUppercase { return Array(repeating: .upper, count: width) }
      return Array(repeating: properties.isLowercase ? .lower : .caseless, count: width)
    }
  }
}

/// Names with capitals inside that are one word each; a longer one stands before its beginning.
private let brandSpellings = [
  "iPadOS", "iPad", "iPhone", "iPod", "iOS", "iCloud", "iMac", "iTunes", "iMessage", "iBeacon",
  "macOS", "tvOS", "watchOS", "visionOS", "OAuth", "SQLite", "GraphQL", "PostgreSQL", "MySQL",
  "NoSQL", "gRPC", "mDNS", "dSYM", "cURL", "jQuery", "QoS", "DDoS", "DoS", "IoT", "LaTeX", "WiFi",
  "VoIP", "SaaS", "eBook", "ePub", "eSIM", "GitHub", "OpenGL", "WebGL", "WebRTC", "IPv", "PhD",
  "kHz", "MHz", "GHz", "KiB", "MiB", "GiB", "TiB", "kB", "HiDPI", "LoRa", "ReLU", "AdMob",
]
