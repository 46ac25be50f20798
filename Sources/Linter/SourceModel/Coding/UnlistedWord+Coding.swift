import Diagnostics
import Words

extension ByteWriter {
  mutating func write(_ unlisted: UnlistedWord) {
    write(unlisted.word.text)
    write(unlisted.word.range)
    write(unlisted.word.kind.code)
    write(unlisted.nearest)
    write(unlisted.isCertain)
    write(unlisted.range.bytes)
  }
}

extension ByteReader {
  mutating func unlistedWord(in path: String) throws(Damaged) -> UnlistedWord {
    let text = try text()
    let range = try range()
    guard let kind = NameWord.Kind(code: try number()) else { throw Damaged() }
    return UnlistedWord(
      word: NameWord(text, range: range, kind: kind), nearest: try textIfAny(),
      isCertain: try truth(), range: try place(in: path))
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
