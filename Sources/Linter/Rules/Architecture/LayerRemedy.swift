import Roles
import SourceModel

/// What to do instead of a dependency that the layers forbid, in one sentence.
struct LayerRemedy {
  let sentence: String

  init(from layer: Layer, to wrong: Layer, in conventions: Conventions) {
    if !conventions.hasOwnLayers, let from = Role(rawValue: layer.name),
      let to = Role(rawValue: wrong.name), let usual = Self.usual(from: from, to: to)
    {
      sentence = "instead: " + usual
      return
    }
    let between = conventions.layers.layers.filter { $0.mayUse(layer) && $0.mayUse(wrong) }
    let protocolSentence = "let '\(layer.name)' declare a protocol for what it needs"
    guard let place = between.first(where: { $0.name != layer.name }) else {
      sentence = "instead: \(protocolSentence)"
      return
    }
    sentence =
      "instead: move this to '\(place.name)', which may name both, or \(protocolSentence)"
  }

  /// "a view", "an operation".
  static func phrase(_ layer: Layer) -> String {
    let title = layer.title
    return ("aeiou".contains(title.lowercased().prefix(1)) ? "an " : "a ") + title
  }

  private static func usual(from: Role, to: Role) -> String? {
    switch (from, to) {
    case (.view, .model):
      "give the view the values it shows, in an extension beside its data source"
    case (.view, .controller): "declare a delegate protocol of the view that the controller answers"
    case (.view, .store), (.view, .service), (.view, .operation), (.view, .state),
      (.view, .dataSource):
      "let the controller fetch this and hand the view what it shows"
    case (.model, .view), (.model, .controller):
      "announce the change from the model and let a controller show it"
    case (.model, .store), (.model, .service), (.model, .operation):
      "let the model take an object context or a value, and let the store or operation call it"
    case (.dataSource, .store):
      "let the data source take an object context that the store conforms to"
    case (.dataSource, .controller):
      "give the data source a closure or delegate that the controller sets"
    case (.operation, .view), (.operation, .controller):
      "let the operation post its result and the controller show it"
    case (.delegateProtocol, .controller):
      "pass the view that sends the message, not the controller that hears it"
    case (.controller, .applicationDelegate):
      "let the application delegate pass in what the controller needs"
    case (.store, .view), (.store, .controller):
      "let the store announce the change and a controller show it"
    default: nil
    }
  }
}
