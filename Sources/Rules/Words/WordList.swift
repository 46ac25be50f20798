import Diagnostics
import SourceModel
import Words

/// How the rules about words speak of them.
enum WordList {
  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A single word with the capital that it replaces; a phrase stays as it is.
  static func spelling(of word: String, like model: String) -> String {
    guard !word.contains(" "), model.first?.isUppercase == true else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension DoubtfulWord {
  /// What a rule says of the word, with the list that decided and how sure it is.
  func finding(_ message: String) -> Finding {
    let certainty: Certainty = verdict.isCertain ? .certain : .likely
    let note =
      verdict.list == .none
      ? "no list knows it" : "decided by \(verdict.list.rawValue), \(certainty.rawValue)"
    return Finding(message, at: range, certainty: certainty, notes: [Note(note)])
  }
}
