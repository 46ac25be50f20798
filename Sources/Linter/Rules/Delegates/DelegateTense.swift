import Diagnostics
import SourceModel
import Words

struct DelegateTense: Rule {
  static let about = RuleDescription(
    id: "delegate_tense",
    summary: "A delegate method says with should, will or did when it is called.",
    why: "The word tells a reader whether the event can still be refused, is coming or is over.",
    options: [Naming.option],
    examples: [],
    exceptions: NamingExceptions.tense)

  var settings = RuleSettings()
  private var isStrict: Bool { settings[Naming.option] == .strict }

  func findings(in project: Project) -> [Finding] {
    DelegateOwners(in: project).protocols.flatMap { delegate in
      delegate.judgedMethods.compactMap { finding(for: $0, in: delegate) }
    }
  }

  private func finding(for method: DelegateMethod, in delegate: DelegateProtocol) -> Finding? {
    guard method.returnsNothing, method.tense == nil, !method.passesNotification,
      !Self.about.exceptions.cover(delegate.path(of: method))
    else { return nil }
    let (words, parameter) = delegate.eventWords(of: method)
    let reading = EventReading(words)
    guard let advice = advice(reading, of: words, in: method) else {
      return nil
    }
    let name = parameter.map { method.parameters[$0].parameter.label } ?? method.name
    let skipped = parameter == nil ? delegate.lengthOfNoun(in: method) : 0
    let told = ToldWords(
      Words.words(of: name.text).dropFirst(skipped).map(\.text).joined(), read: reading)
    return Finding(
      advice + (told.map { ", as in '\($0.text)'" } ?? ""), at: name.range, certainty: reading.form == .onPrefixed ? .certain : .likely,
      notes: [Note(Precedent.did(like: method, insteadOf: reading).sentence)])
  }

  private func advice(
    _ reading: EventReading, of words: [String], in method: DelegateMethod
  ) -> String? {
    switch reading.form {
    case .onPrefixed: "'on' is no tense: say should, will or did"
    case .perfect: "say 'did' instead of '\(words[reading.place])'"
    case .past(let verb):
      isStrict || reading.tellsObject(of: words) || LexicalWord(verb).isTouch
        ? "say 'did' and '\(verb)' instead of '\(words[reading.place])'" : nil
    case .happening(let verb):
      method.answersLater ? nil : "say should, will or did before '\(verb)'"
    case .command, .present, .tensed, .thing, .nothing:
      isStrict && !method.answersLater && !method.isJob
        ? "say when it is called: should, will or did" : nil
    }
  }
}
