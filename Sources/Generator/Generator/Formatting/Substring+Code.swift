/// What a line of code is asked for, by bytes: all that matters in it is ASCII, which stands for itself in
/// UTF-8, and a search for characters would cost many times as much.
extension Substring {
  func begins(with word: StaticString) -> Bool { utf8.starts(with: word.bytes) }

  func ends(with word: StaticString) -> Bool {
    utf8.suffix(word.utf8CodeUnitCount).elementsEqual(word.bytes)
  }

  func holds(_ word: StaticString) -> Bool { firstPlace(of: word) != nil }

  func firstPlace(of word: StaticString) -> Range<Index>? {
    range(of: word) { places, begins in places.first(where: begins) }
  }

  func lastPlace(of word: StaticString) -> Range<Index>? {
    range(of: word) { places, begins in places.last(where: begins) }
  }

  /// - Parameter choice: one of the offsets in bytes at which the word begins.
  private func range(
    of word: StaticString, choice: (Range<Int>, (Int) -> Bool) -> Int?
  ) -> Range<Index>? {
    let (count, wanted) = (word.utf8CodeUnitCount, word.bytes)
    guard utf8.count >= count else { return nil }
    let place = utf8.withContiguousStorageIfAvailable { bytes in
      choice(0..<(bytes.count - count + 1)) { start in
        bytes[start] == wanted[0] && bytes[start..<(start + count)].elementsEqual(wanted)
      }
    }
    guard let place = place ?? nil else { return nil }
    let start = utf8.index(startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: count)
  }

  func droppingFirst(_ count: Int) -> Substring { Substring(utf8.dropFirst(count)) }

  func droppingLast(_ count: Int) -> Substring { Substring(utf8.dropLast(count)) }

  var droppingLeadingSpaces: Substring {
    Substring(utf8.drop { $0 == UInt8(ascii: " ") })
  }

  var trimmingSpaces: Substring {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return Substring(rest)
  }

  /// As many characters as a reader sees; in ASCII that is one for each byte.
  var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
