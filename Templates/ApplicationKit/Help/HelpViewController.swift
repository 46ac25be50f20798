/// Lists every key that means something where it was asked for.
final class HelpViewController: ViewController {
  private let listView: ScrollView

  init(_ hints: [KeyHint]) {
    listView = ScrollView(KeyListView(hints))
    super.init()
  }

  override var heading: String { Language.texts.keysTitle }

  override func makeView() -> View {
    makeFirstResponder(listView)
    return listView
  }
}

/// Keys below one another, each with what it does.
private final class KeyListView: View, ViewLayout {
  private let rows: [(key: Label, name: Label)]

  init(_ hints: [KeyHint]) {
    rows = hints.map { (Label($0.key), Label($0.name)) }
    for row in rows { row.key.emphasis = .strong }
    super.init()
  }

  required init() {
    rows = []
    super.init()
  }

  var layout: Layout {
    let width = rows.map { $0.key.text.displayWidth }.max() ?? 0
    return .column(rows.map { .row($0.key.fixed(width), $0.name, spacing: 2) })
  }
}

extension Responder {
  /// The keys of this responder and of everyone behind it; who comes first wins.
  final var keysAlongChain: [KeyHint] {
    var hints: [KeyHint] = []
    var responder: Responder? = self
    while let current = responder {
      for hint in current.keyHelp where !hints.contains(where: { $0.key == hint.key }) {
        hints.append(hint)
      }
      responder = current.next
    }
    return hints
  }
}
