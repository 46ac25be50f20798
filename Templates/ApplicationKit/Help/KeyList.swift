extension ViewController {
  /// Shows every key that means something now.
  func showKeys() {
    let hints = (firstResponder ?? self).keysAlongChain
    let width = hints.map(\.key.displayWidth).max() ?? 0
    let rows = hints.map { hint in
      Layout.row(Label(hint.key, .strong).fixed(width), Label(hint.name), spacing: 2)
    }
    let list = ScrollView(LayoutView(.column(rows)))
    let controller = PlainViewController(list, title: Language.texts.keysTitle)
    controller.makeFirstResponder(list)
    show(controller)
  }
}

extension Responder {
  /// The keys of this responder and of everyone behind it; who comes first wins.
  fileprivate var keysAlongChain: [KeyHint] {
    var known: Set<String> = []
    return chain.flatMap(\.keyHelp).filter { known.insert($0.key).inserted }
  }
}
