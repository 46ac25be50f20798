import SourceModel

/// Every place of a file where one of some names stands in the code or in the text of a literal, comments
/// left out.
struct Places {
  let source: SwiftSource
  let clauses: Clauses
  /// The bodies of the types that lie in bodies.
  let localTypes: [Range<Int>]
  private var byName: [String: [Place]] = [:]

  /// - Parameter names: the names to look for, without back quotes.
  init(of names: Set<String>, in source: SwiftSource) {
    self.source = source
    clauses = Clauses(in: source)
    localTypes = source.declarations.filter { $0.kind.hasMembers && $0.isLocal }.map(\.body.offsets)
    let search = NameSearch(names)
    let known = KnownPlaces(search, in: source)
    let loose = LoosePlaces(in: source)
    search.forEachMatch(in: source) { match, text in
      let name = source.name(at: match)
      let role = known.role(at: match.lowerBound) ?? loose.role(of: match)
      guard let role else { return }
      byName[text, default: []].append(Place(name: name, role: role))
    }
  }

  /// In the order of the file.
  subscript(name: String) -> [Place] { byName[name] ?? [] }

  /// The names that stand in the file.
  var names: some Collection<String> { byName.keys }
}

/// Finds some names in bytes.
struct NameSearch {
  private let names: Set<String>
  /// By the first byte: the lengths that a name may have, as bits.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ names: Set<String>) {
    self.names = names
    for name in names {
      guard let first = name.utf8.first else { continue }
      lengths[Int(first)] |= 1 << UInt64(min(name.utf8.count, 63))
    }
  }

  /// The name among those searched for that some bytes are.
  func match(_ bytes: ByteText) -> String? {
    guard let first = bytes.first else { return nil }
    guard lengths[Int(first)] & 1 << UInt64(min(bytes.count, 63)) != 0 else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return names.contains(text) ? text : nil
  }

  /// The whole words of a file that are one of the names.
  func forEachMatch(in source: SwiftSource, _ body: (Range<Int>, String) -> Void) {
    let bytes = source.bytes
    var start = 0
    while start < bytes.count {
      guard Self.isPartOfName(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
      if let text = match(bytes[start..<end]) { body(start..<end, text) }
      start = end
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}
