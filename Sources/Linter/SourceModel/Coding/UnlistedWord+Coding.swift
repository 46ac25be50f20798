import Diagnostics
import Words

extension ByteWriter {
  mutating func write(_ unlisted: UnlistedWord) {
    write(unlisted.word.text)
    write(unlisted.word.range)
    write(unlisted.word.kind.code)
    write(unlisted.verdict)
    write(unlisted.range.bytes)
    write(unlisted.isBesideRightWord)
  }

  private mutating func write(_ verdict: Verdict) {
    write(verdict.list.rawValue)
    write(verdict.isCertain)
    switch verdict.judgement {
    case .misspelling(let corrections):
      write(true)
      write(corrections)
    case .unknown(let nearest):
      write(false)
      write(nearest)
    case .known, .abbreviation:
      write(false)
      write(String?.none)
    }
  }
}

extension ByteReader {
  mutating func unlistedWord(in path: String) throws(Damaged) -> UnlistedWord {
    let text = try text()
    let range = try range()
    guard let kind = NameWord.Kind(code: try number()) else { throw Damaged() }
    return UnlistedWord(
      word: NameWord(text, range: range, kind: kind), verdict: try verdict(),
      range: try place(in: path), isBesideRightWord: try truth())
  }

  private mutating func verdict() throws(Damaged) -> Verdict {
    guard let list = DecidingList(rawValue: try text()) else { throw Damaged() }
    let isCertain = try truth()
    let isSlip = try truth()
    return Verdict(
      isSlip ? .misspelling(try texts()) : .unknown(nearest: try textIfAny()), by: list,
      isCertain: isCertain)
  }
}

extension NameWord.Kind {
  private static let all: [NameWord.Kind] = [.word, .acronym, .brand, .number, .caseless]

  fileprivate var code: Int { Self.all.firstIndex(of: self) ?? 0 }

  fileprivate init?(code: Int) {
    guard Self.all.indices.contains(code) else { return nil }
    self = Self.all[code]
  }
}
