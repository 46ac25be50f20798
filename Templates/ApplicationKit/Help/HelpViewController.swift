/// Lists every key that means something where it was asked for.
final class HelpViewController: ViewController {
  private let listView: ScrollView

  init(_ hints: [KeyHint]) {
    let width = hints.map(\.key.displayWidth).max() ?? 0
    let rows = hints.map { hint in
      Layout.row(Label(hint.key, .strong).fixed(width), Label(hint.name), spacing: 2)
    }
    listView = ScrollView(LayoutView(.column(rows)))
    super.init()
  }

  override var heading: String { Language.texts.keysTitle }

  override func makeView() -> View {
    makeFirstResponder(listView)
    return listView
  }
}

extension Responder {
  /// The keys of this responder and of everyone behind it; who comes first wins.
  final var keysAlongChain: [KeyHint] {
    var known: Set<String> = []
    return chain.flatMap(\.keyHelp).filter { known.insert($0.key).inserted }
  }
}
