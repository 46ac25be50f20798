import Diagnostics
import SystemLibrary

/// A stretch of a file's bytes. Rules look at these first: most places are passed without a text being
/// made of them.
public typealias ByteText = Slice<UnsafeBufferPointer<UInt8>>

extension ByteText {
  private var start: UnsafePointer<UInt8>? {
    base.baseAddress.map { $0 + startIndex }
  }

  /// Whether these bytes are a text.
  public func equals(_ text: String) -> Bool {
    count == text.utf8.count && starts(with: text)
  }

  public func starts(with text: String) -> Bool {
    has(text, at: 0)
  }

  public func ends(with text: String) -> Bool {
    has(text, at: count - text.utf8.count)
  }

  /// Whether a text stands at a place, counted from the first of these bytes.
  private func has(_ text: String, at place: Int) -> Bool {
    guard place >= 0, count - place >= text.utf8.count else { return false }
    guard let start else { return text.isEmpty }
    let isThere = text.utf8.withContiguousStorageIfAvailable { text in
      // Nearly all differ in their first byte.
      text.baseAddress.map {
        text.isEmpty || start[place] == $0[0] && memcmp(start + place, $0, text.count) == 0
      } ?? true
    }
    return isThere ?? text.utf8.elementsEqual(self.dropFirst(place).prefix(text.utf8.count))
  }

  /// Whether a text stands anywhere among these bytes.
  public func contains(_ text: String) -> Bool {
    contains(text) { _ in true }
  }

  /// Hands on each place at which a text stands.
  @inline(__always)
  func forEach(_ text: String, do body: (Range<Int>) -> Void) {
    _ = contains(text) { place in
      body(place)
      return false
    }
  }

  /// Whether a text stands at a place for which something holds.
  @inline(__always)
  func contains(_ text: String, where holds: (Range<Int>) -> Bool) -> Bool {
    // Many a stretch is a short type, and what is sought in it longer.
    guard count >= text.utf8.count else { return false }
    var text = text
    return text.withUTF8 { text in
      guard let start, let wanted = text.baseAddress,
        // In a short stretch any byte is rare enough.
        let anchor = count < 64 ? text.indices.first : Self.rarest(in: text)
      else { return text.isEmpty }
      return contains(text[anchor], at: anchor, inPlacesOf: text.count) { place in
        // Nearly all differ in their first byte.
        guard place[0] == wanted[0], memcmp(place, wanted, text.count) == 0 else { return false }
        let offset = startIndex + (place - start)
        return holds(offset..<(offset + text.count))
      }
    }
  }

  /// Whether a word in small letters stands, in whatever case, at a place for which something holds.
  @inline(__always)
  func contains(inAnyCase word: String, where holds: (Range<Int>) -> Bool) -> Bool {
    var word = word
    return word.withUTF8 { word in
      guard let start, let anchor = Self.rarest(in: word) else { return word.isEmpty }
      func contains(_ letter: UInt8) -> Bool {
        self.contains(letter, at: anchor, inPlacesOf: word.count) { place in
          guard word.indices.allSatisfy({ place[$0] | 0x20 == word[$0] }) else { return false }
          let offset = startIndex + (place - start)
          return holds(offset..<(offset + word.count))
        }
      }
      let letter = word[anchor]
      let capital = letter & ~0x20
      return contains(letter) || capital != letter && contains(capital)
    }
  }

  /// Whether something holds for a stretch of so many bytes that has a byte at a place of its own.
  @inline(__always)
  private func contains(
    _ byte: UInt8, at anchor: Int, inPlacesOf length: Int,
    where holds: (UnsafePointer<UInt8>) -> Bool
  ) -> Bool {
    guard var next = start.map({ $0 + anchor }) else { return false }
    var rest = count - length + 1
    while rest > 0, let found = memchr(next, Int32(byte), rest) {
      let place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      if holds(place - anchor) { return true }
      rest -= place - next + 1
      next = place + 1
    }
    return false
  }

  /// Where a text has the byte that sources have least of, so that few places have to be looked at.
  private static func rarest(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    text.indices.min { frequencies[Int(text[$0])] < frequencies[Int(text[$1])] }
  }

  /// By byte: how many others sources have less often, counted in some large ones.
  private static let frequencies: [UInt8] = {
    let rare = #"^~;%Z|JQY*+&$!7'<9j@5\8G#6K3H4Xz>qW?][2`VUO1NBFML_E0RDA{}PkITx=C"#
    let usual = "vb\"w-S,y/():hgmf.pudc\nlsoniarte "
    return (rare + usual).utf8.enumerated()
      .reduce(into: [UInt8](repeating: 0, count: 256)) { frequencies, letter in
        frequencies[Int(letter.element)] = UInt8(letter.offset)
      }
  }()

  /// A quick look: whether a text of ASCII stands there, whatever the case of its letters.
  public func mayContain(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first.map({ $0 | 0x20 }), let start else { return text.isEmpty }
    var place = start
    let end = start + Swift.max(count - text.count + 1, 0)
    while place < end {
      if place.pointee | 0x20 == first, Self.isAlike(place, text) { return true }
      place += 1
    }
    return false
  }

  private static func isAlike(
    _ place: UnsafePointer<UInt8>, _ text: some Collection<UInt8>
  ) -> Bool {
    var place = place
    for letter in text {
      if place.pointee | 0x20 != letter | 0x20 { return false }
      place += 1
    }
    return true
  }

  /// Whether no more than so many lines end among these bytes.
  public func hasLineEnds(atMost limit: Int) -> Bool {
    guard var next = start else { return true }
    let end = next + count
    for _ in 0...Swift.max(limit, 0) {
      guard let found = memchr(next, Int32(UInt8(ascii: "\n")), end - next) else { return true }
      next = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
    return false
  }

  /// Whether something holds for one of the stretches of such bytes that lie between others.
  @inline(__always)
  func contains(
    stretchOf belongs: (UInt8) -> Bool, where holds: (ByteText) -> Bool
  ) -> Bool {
    var rest = self[...]
    while let first = rest.firstIndex(where: belongs) {
      let stretch = rest[first...].prefix(while: belongs)
      if holds(stretch) { return true }
      rest = rest[stretch.endIndex...]
    }
    return false
  }

  /// Hands on each stretch of such bytes that lies between others.
  @inline(__always)
  func forEach(stretchOf belongs: (UInt8) -> Bool, do body: (ByteText) -> Void) {
    _ = contains(stretchOf: belongs) { stretch in
      body(stretch)
      return false
    }
  }

  /// Whether an arrow stands there, as in the type of a function: many types are asked, and nearly all are short.
  public var hasArrow: Bool {
    guard var place = start else { return false }
    let last = place + Swift.max(count - 1, 0)
    while place < last {
      if place[0] == UInt8(ascii: "-"), place[1] == UInt8(ascii: ">") { return true }
      place += 1
    }
    return false
  }

  /// Whether these are the same bytes.
  func equals(_ other: ByteText) -> Bool {
    guard count == other.count else { return false }
    guard let start, let otherStart = other.start else { return true }
    return memcmp(start, otherStart, count) == 0
  }

  /// Whether these are the same letters, in whatever case.
  func equals(inAnyCase other: ByteText) -> Bool {
    count == other.count && elementsEqual(other) { $0.inSmall == $1.inSmall }
  }

  /// How many lines end among these bytes.
  public var lineEndCount: Int {
    UnsafeBufferPointer(rebasing: self).count(of: UInt8(ascii: "\n"))
  }

  /// Without the spaces, tabs and line ends around it.
  public func trimmed() -> ByteText {
    let text = drop(while: \.isSpace)
    guard let last = text.lastIndex(where: { !$0.isSpace }) else { return text[text.endIndex...] }
    return text[...last]
  }
}

extension UInt8 {
  /// A space, a tab or the end of a line.
  public var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// The small letter of a capital of ASCII; other bytes as they are.
  var inSmall: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// A letter, a figure or an underscore; of what is beyond ASCII everything counts as a letter.
  public var isPartOfName: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "_") || self >= 0x80
  }
}

extension ByteText {
  /// Whether capitals stand there as a whole word with another word in front of them or behind.
  func hasAcronym(_ acronym: String) -> Bool {
    guard acronym.utf8.allSatisfy(Self.isCapital) else { return false }
    return contains(acronym) { place in
      let before = place.lowerBound > startIndex ? self[place.lowerBound - 1] : 0
      let rest = self[place.upperBound...]
      guard !Self.isCapital(before) else { return false }
      // The last capital of a run belongs to the word behind it.
      if let next = rest.first, Self.isCapital(next) {
        return rest.dropFirst().first.map(Self.isSmall) ?? false
      }
      return Self.isSmall(before)
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  private static func isSmall(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
}
