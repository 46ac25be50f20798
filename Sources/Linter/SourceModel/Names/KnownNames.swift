import SwiftFacts
import Words

/// What is known of every name that a thread has met: a tree has few names and writes them often, so that
/// each is taken apart and judged once.
struct KnownNames {
  /// A word that the lists do not pass: an object, since each use of a name has it once more.
  final class Doubt: Sendable {
    let word: NameWord
    let verdict: Verdict
    let other: OtherReading?
    /// Whether words beside it may make it right, which few words are.
    let mayBeJoined: Bool
    /// Whether it is a short form of few letters, and not made of the initials of what it stands for.
    let mayBeAcronym: Bool
    /// The first letters of what the lists say instead.
    let beginnings: [[UInt8]]

    init(word: NameWord, verdict: Verdict, other: OtherReading?) {
      self.word = word
      self.verdict = verdict
      self.other = other
      beginnings = verdict.replacements.map { Array($0.utf8.prefix { $0 != 0x20 }.prefix(3)) }
      mayBeJoined = JoinedWords.contains(word.key)
      mayBeAcronym =
        if case .abbreviation(let expansions) = verdict.judgement, word.kind == .word,
          (3..<5).contains(word.key.utf8.count)
        {
          !WordJudge.isMadeOfInitials(word.key, standingFor: expansions)
        } else {
          false
        }
    }
  }

  private var settings = WordSettings()
  private(set) var judge = WordSettings().judge
  private var places = HashTable()
  /// By the place of a name.
  private var traits: [NameTraits] = []
  /// By the place of a name: where its doubtful words stand.
  private var ranges: [Range<Int32>] = []
  private var doubts: [Doubt] = []
  /// What the names beside a word tell of it, by the hash of the word and these.
  private var told = NameMap<(verdict: Verdict?, hasWord: Bool)>()
  /// Made of what was loaded ahead, and of no other use.
  private var loaded: UInt64 = 0

  /// Forgets everything if words are judged by other settings from now on.
  mutating func prepare(for settings: WordSettings) {
    guard settings != self.settings else { return }
    self = KnownNames()
    self.settings = settings
    judge = settings.judge
  }

  /// What names beside a doubtful word tell of it: another verdict, and whether one of them is the word.
  mutating func told(of doubt: Doubt, by names: [String]) -> (verdict: Verdict?, hasWord: Bool) {
    let place = NameHash.of([doubt.word.text] + names)
    if let known = told[place] { return known }
    let telling = TellingNames(names)
    let found = (
      verdict: telling.verdict(doubt.verdict, on: doubt.word.key, by: judge),
      hasWord: telling.have(doubt.word.key)
    )
    told[place, default: found] = found
    return found
  }

  /// Tells each of some names its place and what is known of it.
  mutating func judge(
    _ names: GrowingList<SwiftSource.FoundName>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    for index in names.indices {
      let hash = NameHash.of(UnsafeBufferPointer(rebasing: bytes[names[index].name.offsets]))
      names[index].hash = hash
      // The table is large and its slots come from far: these are on their way together.
      loaded &+= places.load(hash)
    }
    for index in names.indices {
      let name = UnsafeBufferPointer(rebasing: bytes[names[index].name.offsets])
      let place = place(of: name, hash: names[index].hash)
      names[index].place = Int32(truncatingIfNeeded: place)
      names[index].traits = traits[place]
    }
  }

  /// The place of a name, which is judged if it is new.
  private mutating func place(of name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let place = places.place(of: hash)
    guard place == traits.count else { return place }
    let start = Int32(truncatingIfNeeded: doubts.count)
    let hasAcronym = judgeWords(of: name)
    let range = start..<Int32(truncatingIfNeeded: doubts.count)
    ranges.append(range)
    traits.append(
      NameTraits(of: name).union(range.isEmpty ? [] : .isDoubtful)
        .union(hasAcronym ? .hasAcronym : [])
        .union(range.isEmpty && judge.mayBeCutShort(name) ? .isShortWord : []))
    return place
  }

  /// The doubtful words of a name.
  func doubts(at place: Int32) -> ArraySlice<Doubt> {
    let range = ranges[Int(place)]
    return doubts[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// In bytes first: nearly all words pass without a text being made of them.
  ///
  /// - Returns: whether there is an acronym that no list knows.
  private mutating func judgeWords(of name: UnsafeBufferPointer<UInt8>) -> Bool {
    let judge = judge
    var hasAcronym = false
    var previous: Range<Int>?
    forEachWord(in: name) { range, kind in
      if kind == .word, let first = previous, first.upperBound == range.lowerBound {
        judgeCompound(first, range, of: name)
      }
      previous = kind == .word ? range : nil
      guard !judge.passesAtOnce(name[range], as: kind), !Self.isPrefix(range, as: kind, of: name)
      else { return }
      let range = kind == .acronym ? judge.wholeAcronym(range, of: name[...]) : range
      let text = String(decoding: name[range], as: UTF8.self)
      let word = NameWord(text, range: range, kind: kind)
      let verdict = judge.verdict(on: word)
      if verdict.isKnown, verdict.list == .none, kind == .acronym { hasAcronym = true }
      let other = OtherReading.of(word, judged: verdict)
      guard !verdict.isKnown || other != nil,
        !Self.hasLooseLetter(word, judged: verdict, in: name, by: judge)
      else { return }
      doubts.append(Doubt(word: word, verdict: verdict, other: other))
    }
    return hasAcronym
  }

  /// `placeHolder`: two words that are one.
  private mutating func judgeCompound(
    _ first: Range<Int>, _ second: Range<Int>, of name: UnsafeBufferPointer<UInt8>
  ) {
    let range = first.lowerBound..<second.upperBound
    guard let verdict = PartedCompound.verdict(on: name[range], partedAt: first.count)
    else { return }
    let text = String(decoding: name[range], as: UTF8.self)
    doubts.append(
      Doubt(word: NameWord(text, range: range, kind: .word), verdict: verdict, other: nil))
  }

  /// `BPSuperDuperViewController`: capitals in front that tell whose type it is.
  private static func isPrefix(
    _ range: Range<Int>, as kind: NameWord.Kind, of name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    kind == .acronym && range.lowerBound == 0 && range.count < 4 && range.upperBound < name.count
  }

  /// `PCIdevices` is PCI and devices, `maxXminY` max, X, min and Y: a letter of a word that no list has stands alone
  /// or belongs to what is in front.
  private static func hasLooseLetter(
    _ word: NameWord, judged verdict: Verdict, in name: UnsafeBufferPointer<UInt8>,
    by judge: WordJudge
  ) -> Bool {
    let start = word.range.lowerBound
    guard case .unknown = verdict.judgement, word.kind == .word, start > 0, word.range.count > 3,
      name[start] &- UInt8(ascii: "X") < 3 || name[start - 1] &- 0x41 < 26
    else { return false }
    return judge.verdict(on: String(word.key.dropFirst())).isKnown
  }
}
