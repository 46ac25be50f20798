import Diagnostics
import Naming
import SourceModel
import Words

extension DoubtfulWord {
  /// What a rule says of the word, with the list that decided and how sure it is.
  func finding(_ fault: NameFault) -> Finding {
    fault.finding(at: range, notes: verdict.notes)
  }
}

extension Verdict {
  /// Which list decided and how sure it is.
  var notes: [Note] { (isCertain ? Self.certainNotes : Self.likelyNotes)[list] ?? [] }

  private static let certainNotes = notes(.certain)
  private static let likelyNotes = notes(.likely)

  private static func notes(_ certainty: Certainty) -> [DecidingList: [Note]] {
    DecidingList.allCases.reduce(into: [:]) { notes, list in
      notes[list] = [Note("decided by \(list.rawValue), \(certainty.rawValue)")]
    }
  }
}

extension UnlistedWord {
  static let files = RuleOption(
    "files", default: 2, "a word that so many files of the project use is one of its own")

  /// The finding where the word breaks this convention.
  func finding(against convention: NamingConvention) -> Finding? {
    guard let fault = NameFault(word, judged: verdict), fault.convention == convention else {
      return nil
    }
    return fault.finding(
      at: range, notes: isSlip ? verdict.notes : [Note("no list knows it")])
  }
}
