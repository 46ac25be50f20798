import EmbeddedLexicon

/// Two words of a name that are one, as Apple writes them: `place` and `holder`.
public enum PartedCompound {
  /// The verdict on two words that stand beside each other; nil where they are two.
  ///
  /// - Parameter letters: of both, in whatever case.
  public static func verdict(
    on letters: Slice<UnsafeBufferPointer<UInt8>>, partedAt place: Int
  ) -> Verdict? {
    guard place > 2, letters.count - place > 2, let key = key(of: letters, partedAt: place),
      known.contains(key)
    else { return nil }
    return Verdict(
      .misspelling([String(decoding: letters, as: UTF8.self).lowercased()]), by: .compound,
      isCertain: false)
  }

  /// The same of all words of a name that are one with the next.
  public static func verdicts(in words: [NameWord]) -> [(word: NameWord, verdict: Verdict)] {
    zip(words, words.dropFirst()).compactMap { first, second in
      guard first.kind == .word, second.kind == .word,
        first.range.upperBound == second.range.lowerBound
      else { return nil }
      var letters = first.text + second.text
      let place = first.range.count
      return letters.withUTF8 { verdict(on: $0[...], partedAt: place) }.map { verdict in
        let range = first.range.lowerBound..<second.range.upperBound
        return (NameWord(first.text + second.text, range: range, kind: .word), verdict)
      }
    }
  }

  private static let known: Set<UInt64> = {
    let list = embeddedCompounds()
    let lines = UnsafeBufferPointer(start: list.bytes, count: Int(list.count))
      .split(separator: UInt8(ascii: "\n"))
    return lines.reduce(into: []) { known, line in
      let place = line.prefix { $0 != UInt8(ascii: " ") }.count
      line.filter { $0 != UInt8(ascii: " ") }.withUnsafeBufferPointer { letters in
        if let key = key(of: letters[...], partedAt: place) { known.insert(key) }
      }
    }
  }()

  /// Sixty bits for at most twelve letters, and four for the place between them.
  private static func key(
    of letters: Slice<UnsafeBufferPointer<UInt8>>, partedAt place: Int
  ) -> UInt64? {
    PlainWords.Packed(letters).map { $0.bits << 4 | UInt64(place) }
  }
}
