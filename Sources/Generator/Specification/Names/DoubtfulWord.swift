import Diagnostics
import Words

/// A word of a declared name that is certainly not written as it should be.
struct DoubtfulWord {
  let text: String
  let range: FileRange
  let verdict: Verdict
}

extension SpecificationDraft {
  /// In the order of the spec; names that cannot be names are left to the rule for them.
  var doubtfulWords: [DoubtfulWord] {
    let judge = WordJudge()
    return declaredNames.filter { hasUsableForm($0.name.value) }.flatMap { declared in
      words(of: declared.name.value).compactMap { word in
        let verdict = judge.verdict(on: word)
        guard !verdict.isKnown, verdict.isCertain else { return nil }
        let range = declared.name.range(of: word.range)
        return DoubtfulWord(text: word.text, range: range, verdict: verdict)
      }
    }
  }
}
