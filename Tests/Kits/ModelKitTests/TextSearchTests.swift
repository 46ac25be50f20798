import Foundation
import ModelKit
import Testing

@Suite struct TextSearchTests {
  private let texts = [
    "", "a", "A", "b", "é", "e\u{301}", "E", "ab", "aB", "ba", "bAb", "aab", "\r\n", "a\r\nb", "\n",
    "\r", "a\0b", "\0", "Straße", "strasse", "K", "\u{212A}", "z@[", "Z@[", "👨‍👩‍👧", "👨",
    "東京", "京", "東\u{3099}京", "Ünï 世界 9", "ünI 世", "界 9", "が", "か", "각", "가", "й", "🇯🇵", "👍🏽", "👍",
  ]

  /// Every answer is that of the texts' characters, folded first.
  @Test func `Texts are found as characters, in ASCII and beyond`() {
    let relations: [QueryComparison.Relation] = [.contains, .beginsWith, .endsWith]
    let options: [ComparisonOptions] = [[], .letterCase, .diacritics, [.letterCase, .diacritics]]
    for (text, part) in texts.flatMap({ text in texts.map { (text, $0) } }) {
      for (relation, options) in relations.flatMap({ one in options.map { (one, $0) } }) {
        let characters = Array(Collation.folded(text, ignoring: options))
        let wanted = Array(Collation.folded(part, ignoring: options))
        let expected =
          switch relation {
          case .beginsWith: characters.starts(with: wanted)
          case .endsWith: characters.reversed().starts(with: wanted.reversed())
          default:
            characters.indices.contains { characters[$0...].starts(with: wanted) }
              || wanted.isEmpty
          }
        let found = TextSearch.holds(text, relation, part, ignoring: options)
        #expect(found == expected, "\(text.debugDescription) \(relation) \(part.debugDescription)")
        let bytes = Array(text.utf8).withUnsafeBytes { text in
          Array(part.utf8).withUnsafeBytes {
            TextSearch.holds(text, relation, $0, ignoring: options)
          }
        }
        #expect(bytes == expected)
      }
    }
  }

  @Test func `Other relations hold between no texts`() {
    #expect(!TextSearch.holds("a", .isEqual, "a", ignoring: []))
  }
}
