import Diagnostics
import SourceModel
import Words

struct DelegateSender: Rule {
  static let about = RuleDescription(
    id: "delegate_sender",
    summary: "A delegate method begins with the object that asks and passes it first.",
    why: "One delegate may serve several objects; only the first argument says which one it was.",
    options: [Naming.option],
    examples: [],
    exceptions: NamingExceptions.sender)

  var settings = RuleSettings()
  private var isStrict: Bool { settings[Naming.option] == .strict }

  func findings(in project: Project) -> [Finding] {
    DelegateOwners(in: project).protocols.flatMap { delegate in
      delegate.judgedMethods.compactMap { finding(for: $0, in: delegate) }
    }
  }

  private func finding(for method: DelegateMethod, in delegate: DelegateProtocol) -> Finding? {
    guard !method.passesNotification, !Self.about.exceptions.cover(delegate.path(of: method)),
      let problem = problem(of: method, in: delegate)
    else { return nil }
    let proposal = SignatureProposal(for: method, in: delegate)
    let message = problem.text + (proposal.map { "; write '\($0.text)'" } ?? "")
    return Finding(
      message, at: problem.name.range, certainty: problem.certainty,
      notes: [Note(problem.precedent.sentence)])
  }

  private struct Problem {
    let text: String
    let name: Name
    var certainty = Certainty.likely
    let precedent: Precedent
  }

  private func problem(of method: DelegateMethod, in delegate: DelegateProtocol) -> Problem? {
    guard let place = delegate.senderIndex(in: method) else {
      return missing(in: method, of: delegate)
    }
    let sender = method.parameters[place]
    if place == 0 {
      return sender.isLabelled
        ? labelled(sender, of: method, in: delegate) : unnamed(sender, in: method, of: delegate)
    }
    if delegate.isPlain(method) { return nil }
    return Problem(
      text: "'\(sender.parameter.name)' is the sender: pass it first, without a label",
      name: sender.parameter.label, precedent: .sender(like: method))
  }

  /// The sender comes first, but the name does not begin with it.
  private func unnamed(
    _ sender: DelegateParameter, in method: DelegateMethod, of delegate: DelegateProtocol
  ) -> Problem? {
    guard delegate.lengthOfNoun(in: method) == 0 else { return nil }
    return Problem(
      text: "begin the name with the sender, '\(SenderNoun.item(of: sender.type))'",
      name: method.name, precedent: .sender(like: method))
  }

  private func labelled(
    _ sender: DelegateParameter, of method: DelegateMethod, in delegate: DelegateProtocol
  ) -> Problem? {
    let isNamed = delegate.lengthOfNoun(in: method) > 0
    if sender.isLabelledByPreposition {
      // `primaryViewController(forExpanding:)`, `indexTitles(for:)`
      let isQuestion = !method.returnsNothing && method.tense == nil
      let isRequest = method.tense == nil && !isStrict
      if isNamed || isQuestion || isRequest { return nil }
    }
    return Problem(
      text: "'\(sender.parameter.name)' is the sender: pass it without a label",
      name: sender.parameter.label,
      certainty: isNamed && !sender.isLabelledByPreposition ? .certain : .likely,
      precedent: .bareSender)
  }

  private func missing(in method: DelegateMethod, of delegate: DelegateProtocol) -> Problem? {
    let isEvent = delegate.reading(of: method).isEvent || method.tense != nil
    let isQuestion = !method.returnsNothing && !isEvent
    if method.isJob, !isEvent { return nil }
    if !delegate.passesSenders {
      // A source of values serves nobody in particular.
      if delegate.isDataSource || isQuestion && !isStrict { return nil }
    }
    // `indexPathForPreferredFocusedView(in: UICollectionView)`
    if isQuestion, method.parameters.contains(where: \.isObjectBehindPreposition) { return nil }
    let noun = delegate.senderType.map { ", '_ \(SenderNoun.item(of: $0)): \($0)'" } ?? ""
    return Problem(
      text: "pass the sender first\(noun)", name: method.name, precedent: .sender(like: method))
  }
}
