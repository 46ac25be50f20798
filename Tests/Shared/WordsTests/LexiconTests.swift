import Foundation
import Testing
import Words

/// The lists are searched as they lie there, so their order is part of their format.
@Suite struct LexiconTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Shared/EmbeddedLexicon/Made")

  @Test(arguments: ["lexicon.txt", "abbreviations.txt", "misspellings.txt", "grammar.txt"])
  func `A list is sorted by length, then by letters, and has each word once`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .ascii)
    let keys = text.split(separator: "\n").map { $0.prefix { $0 != " " && $0 != "," } }
    let isOrdered = zip(keys, keys.dropFirst()).allSatisfy {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
    #expect(isOrdered)
  }

  @Test func `Every listed abbreviation is found with its expansions in front`() throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "abbreviations.txt"), encoding: .ascii)
    let lines = text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    #expect(lines.count >= 400)
    let lost = lines.filter { line in
      guard case .abbreviation(let words) = WordJudge().verdict(on: line[0]).judgement else {
        return true
      }
      return !words.starts(with: line.dropFirst())
    }
    #expect(lost == [])
  }

  @Test func `No word that Apple accepts is called an abbreviation`() throws {
    let accepted = try String(
      contentsOf: Self.folder.appending(path: "../Lists/apple.txt"), encoding: .ascii)
    let refused = accepted.split(separator: "\n").filter {
      !WordJudge().verdict(on: String($0)).isKnown
    }
    #expect(refused == [])
  }
}
