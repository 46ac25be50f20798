import CommandLine
import Linting
import Reporting
import Words

/// Tells which words of the project no list knows, so that they are mended or accepted.
struct WordsCommand: Command {
  static let about = CommandDescription(
    "words", summary: "List the words in names that no list knows, or accept some.",
    discussion: """
      Prints each word with the number of names that have it and its first place, the most frequent one \
      first. 'armature words accept WORD ...' writes words into .swiftlint-rules.
      """,
    subcommands: [WordsAccept.self])

  @Argument("Files and folders; the working folder without any.", name: "PATH")
  var paths: [String]
  @Flag("List abbreviations and misspellings as well.") var all: Bool

  func run() throws -> ExitStatus {
    do {
      let vocabulary = try DoubtfulVocabulary(paths: paths.isEmpty ? ["."] : paths, isWhole: all)
      Terminal.print(WordTable(vocabulary.entries).text)
      return .done
    } catch LintFailure.wrongFiles(let diagnostics, let sources) {
      Terminal.printError(TextFormat().text(of: Report(diagnostics, sources: sources)))
      return .unable
    }
  }
}

struct WordsAccept: Command {
  static let about = CommandDescription(
    "accept", summary: "Take words into the settings as right.")

  @Argument("A word that is right in this project.", name: "WORD") var first: String
  @Argument("More of them.", name: "WORDS") var others: [String]

  func run() throws -> ExitStatus {
    let accepted = try AcceptedWords(accepting: [first] + others)
    let names = accepted.added.map { "'\($0)'" }.joined(separator: ", ")
    Terminal.print(
      accepted.added.isEmpty
        ? "\(accepted.file) accepts them already\n" : "\(accepted.file) now accepts \(names)\n")
    return .done
  }
}

/// Words in columns: how often, which, where first, what was probably meant.
struct WordTable {
  let text: String

  init(_ entries: [DoubtfulVocabulary.Entry]) {
    let counts = entries.map { String($0.count) }
    let countWidth = counts.map(\.count).max() ?? 0
    let wordWidth = entries.map(\.word.count).max() ?? 0
    let placeWidth = entries.map(\.place.count).max() ?? 0
    text = zip(entries, counts).map { entry, count in
      let advice = Self.advice(entry.judgement)
      let place = advice.isEmpty ? entry.place : Self.padded(entry.place, to: placeWidth)
      return String(repeating: " ", count: countWidth - count.count) + count + "  "
        + Self.padded(entry.word, to: wordWidth) + "  " + place
        + (advice.isEmpty ? "" : "  " + advice) + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func advice(_ judgement: Verdict.Judgement) -> String {
    switch judgement {
    case .abbreviation(let words), .misspelling(let words): words.joined(separator: ", ")
    case .unknown(let nearest): nearest.map { "\($0)?" } ?? ""
    case .known: ""
    }
  }
}
