/// What a look at the bytes of a name tells, for rules that pass over nearly all names.
public enum NameGlance {
  /// Whether its first word is a verb that names begin with, before anything else: `remove`.
  public static func beginsWithPlainVerb(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let flags = flags(ofFirstWordOf: name)
    guard flags.contains(UInt8(ascii: "V")) else { return false }
    return !flags.contains { $0 &- UInt8(ascii: "7") < 3 || marks.contains($0) }
  }

  /// Whether its first word is a verb of getting or building.
  public static func beginsWithGettingOrBuilding(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    flags(ofFirstWordOf: name).contains { $0 == UInt8(ascii: "G") || $0 == UInt8(ascii: "B") }
  }

  /// Whether a word behind the first one is a preposition that is no particle.
  public static func hasPreposition(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 1
    while place < name.count {
      guard name[place] &- UInt8(ascii: "A") < 26 else {
        place += 1
        continue
      }
      var end = place + 1
      while end < name.count, name[end] &- UInt8(ascii: "a") < 26 { end += 1 }
      if end - place > 1, end - place < 10, isPreposition(name[place..<end]) { return true }
      place = end
    }
    return false
  }

  private static func isPreposition(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count) { small in
      _ = small.initialize(from: word)
      small[0] |= 0x20
      let flags = GrammarTable.embedded.flags(of: UnsafeBufferPointer(small))
      return flags.contains(UInt8(ascii: "p")) && !flags.contains(UInt8(ascii: "L"))
    }
  }

  /// Flags of verbs that rules look at: getting, building, change of a value, make.
  private static let marks: [UInt8] = Array("GgBCM".utf8)

  private static func flags(
    ofFirstWordOf name: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let end = name.firstIndex { $0 &- UInt8(ascii: "a") >= 26 } ?? name.count
    return GrammarTable.embedded.flags(of: UnsafeBufferPointer(rebasing: name[..<end]))
  }
}
