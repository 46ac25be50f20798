/// Every key that means something, in front of what is shown and of a question that is open.
final class KeyListController: ViewController {
  private let hints: [KeyHint]
  private let question: Question?

  init(_ hints: [KeyHint], hiding question: Question?) {
    self.hints = hints
    self.question = question
    super.init()
  }

  override var heading: String { Language.texts.keysTitle }
  override var coversEditing: Bool { true }

  override func makeView() -> View {
    let width = hints.map(\.key.displayWidth).max() ?? 0
    let rows = hints.map { hint in
      Layout.row(Label(hint.key, .strong).fixed(width), Label(hint.name), spacing: 2)
    }
    let list = ScrollView(LayoutView(.column(rows)))
    makeFirstResponder(list)
    return list
  }

  override func viewWillDisappear() {
    if application?.question == nil { application?.question = question }
  }
}

extension ViewController {
  /// Shows every key that means something now, or what was shown before.
  func showKeys() {
    if self is KeyListController { return goBack() }
    let question = application?.question
    application?.question = nil
    let hints = question?.keyHelp ?? (firstResponder ?? self).keysAlongChain
    show(KeyListController(hints, hiding: question))
  }
}

extension Responder {
  /// The keys of this responder and of everyone behind it; who comes first wins. Where letters are text,
  /// they are no keys.
  fileprivate var keysAlongChain: [KeyHint] {
    var known: Set<String> = []
    let hints = chain.flatMap { $0.keyHelp }.filter { known.insert($0.key).inserted }
    return withoutLettersTaken(hints)
  }

  /// Keys that mean something while this responder is the first: where letters are text, they are none.
  func withoutLettersTaken(_ hints: [KeyHint]) -> [KeyHint] {
    self is TextField || self is ChoiceControl ? hints.filter { $0.key.count > 1 } : hints
  }
}
