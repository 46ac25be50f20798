import Diagnostics
import Naming
import SourceModel

struct MisspelledWord: Rule {
  static let about = RuleDescription(
    .misspelledWord,
    examples: [
      Example(
        "a slip that many people make",
        """
        func recieve(_ seperator: String) {}
        //   ^^^^^^^ misspelled_word: write 'receive' instead of 'recieve'
        //             ^^^^^^^^^ misspelled_word: write 'separator' instead of 'seperator'
        """),
      Example(
        "half a word",
        """
        func regist() {}
        //   ^^^^^^ misspelled_word: write 'register' instead of 'regist'
        """),
      Example(
        "a letter off",
        """
        final class ImageControllwr {}
        //               ^^^^^^^^^^ misspelled_word: write 'Controller' instead of 'Controllwr'
        """),
      Example("right spellings of both sides of the sea", "let colour = 1, color = 2"),
      Example("words with a prefix or suffix", "func reconnectableSubviews(of hashers: Int) {}"),
      Example("names of people and places", "struct Zurich { var ada = 1 }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.doubtfulWords.compactMap { doubt in
      guard case .misspelling = doubt.verdict.judgement else { return nil }
      return NameFault(doubt.word, judged: doubt.verdict).map(doubt.finding)
    }
  }
}
