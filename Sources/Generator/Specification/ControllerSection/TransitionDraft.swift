import Diagnostics
import YAML

/// A transition of a controller as it is written.
struct TransitionDraft: Sendable {
  let name: Located<String>
  /// `select` or a key; nil means select.
  let trigger: Located<String>?
  let destination: Located<String>?
  let passing: Located<String>?
}

enum TransitionKeys {
  static let trigger = Key(
    "on", .onlyText("several triggers"), "select or a key; select if not given")
  static let destination = Key("to", .text, isRequired: true, "the controller that it shows")
  static let passing = Key(
    "passing", .onlyText("passing several values"), "the selected object, by its model's name")

  static let set = KeySet(
    "a transition",
    [trigger, destination, passing, LaterKey("as", "showing a controller above the others")])
}

extension ValueReader where Value == [TransitionDraft] {
  /// `showNews: NewsController` or `showNews: { on: select, to: NewsController, passing: news }`.
  static let transitions: ValueReader = .entries(
    .either([.text, .mapping { TransitionKeys.set }])
  ) { entry, problems in
    let name = Located(entry.key, at: entry.keyRange)
    guard entry.value.mapping != nil else {
      let destination = ValueReader<Located<String>>.text.read(entry.value, &problems)
      return TransitionDraft(name: name, trigger: nil, destination: destination, passing: nil)
    }
    let fields = Fields(entry.value, by: TransitionKeys.set, of: entry.keyRange, &problems)
    return TransitionDraft(
      name: name, trigger: fields.read(TransitionKeys.trigger, &problems),
      destination: fields.read(TransitionKeys.destination, &problems),
      passing: fields.read(TransitionKeys.passing, &problems))
  }
}

extension ValueReader where Value == Located<String> {
  /// A text where the design also has a list, which this version refuses by name.
  static func onlyText(_ later: String) -> ValueReader {
    ValueReader(form: .text) { node, problems in
      guard node.sequence != nil else { return ValueReader.text.read(node, &problems) }
      problems.report(.comesLater, "\(later) comes later; expected one text", at: node.range)
      return nil
    }
  }
}
