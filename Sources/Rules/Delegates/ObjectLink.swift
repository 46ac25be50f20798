import SourceModel
import Words

/// How the first argument stands to an event that has an object of its own: `didTapButton` tells what
/// was tapped, and no label may say that of another argument.
enum ObjectLink: Equatable {
  /// The argument is the object: `didDeletePhoto photo`.
  case same
  /// It takes a word that is not the event's own: `didTapButtonFor photo`.
  case word(String)
  /// It is something else and keeps its label.
  case other

  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  /// - Parameter event: `didTapButton`, `refreshModel`.
  init(of parameters: [Parameter], behind event: String) {
    guard let first = parameters.first, let object = EventObject(event) else {
      self = .same
      return
    }
    let argument = NamedArgument(first)
    let isLinked = argument.link.map { isPreposition($0) || Tense(rawValue: $0) != nil } ?? false
    if isLinked {
      self = .same
    } else if parameters.dropFirst().contains(where: { NamedArgument($0).isPartner(of: argument) })
      || parameters.dropFirst().contains(where: { object.isCalled(NamedArgument($0).name) })
    {
      self = first.isLabelled ? .other : .same
    } else if object.isDescribed(by: argument) {
      self = .same
    } else if argument.isPlace, !object.isMoved {
      self = .word("At")
    } else if argument.isError {
      self = .word("With")
    } else if object.isTouched, !argument.isValue {
      self = .word("For")
    } else {
      self = first.isLabelled ? .other : .same
    }
  }
}

/// What an event is about: `load button` of `didTapLoadButton`.
private struct EventObject {
  private let verb: String
  private let words: [String]

  /// Nil for an event without one, and for one that ends in what awaits the argument: `didMoveTo`.
  init?(_ event: String) {
    let parts = Words.words(of: event).map(\.key)
    let place = (parts.firstIndex { Tense(rawValue: $0) != nil } ?? -1) + 1
    guard parts.indices.contains(place), let last = parts.last, !isPreposition(last),
      !Self.openEnds.contains(last), !last.hasSuffix("ing")
    else { return nil }
    verb = parts[place]
    var rest = parts[(place + 1)...]
    if let preposition = rest.lastIndex(where: isPreposition) {
      // The verb of `didRequestToDelete` has its object behind it.
      rest = rest[(preposition + (rest[preposition] == "to" ? 2 : 1))...]
    }
    guard !rest.isEmpty else { return nil }
    words = Array(rest)
  }

  func isCalled(_ name: [String]) -> Bool {
    words.suffix(name.count).elementsEqual(name) && name.count == words.count
  }

  func isDescribed(by argument: NamedArgument) -> Bool {
    guard let last = words.last.map(Self.singular) else { return true }
    return Self.anything.contains(last) && !argument.isPlace
      || argument.words.contains { Self.singular($0) == last }
      || argument.name.last.map { words.contains($0) } ?? false
  }

  /// Whether what an index tells is where it goes rather than which it is.
  var isMoved: Bool { Self.moves.contains(verb) }

  var isTouched: Bool {
    let isTouch = EventPhrase.isTouch(verb) || verb == "select" || verb == "toggle"
    return isTouch && words.last.map { Self.controls.contains($0) } ?? false
  }

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") && word.utf8.count > 3 ? String(word.dropLast()) : word
  }

  private static let openEnds: Set<String> = [
    "again", "all", "away", "back", "down", "off", "out", "up",
  ]
  private static let anything: Set<String> = [
    "data", "element", "item", "object", "value",
  ]
  private static let moves: Set<String> = ["change", "go", "move", "scroll", "switch"]
  private static let controls: Set<String> = [
    "action", "area", "button", "icon", "image", "label", "link", "menu", "option", "switch",
    "title", "view",
  ]
}

/// The words that call an argument.
private struct NamedArgument {
  /// The first word of the label.
  let link: String?
  let name: [String]
  private let label: [String]
  private let type: [String]

  init(_ parameter: Parameter) {
    label = parameter.isLabelled ? Words.words(of: parameter.label.text).map(\.key) : []
    name = Words.words(of: parameter.name.text).map(\.key)
    type = Words.words(of: parameter.type.base ?? "").map(\.key)
    link = label.first
  }

  var words: [String] { label + name + type }
  var isPlace: Bool { name.last == "index" || name.suffix(2) == ["index", "path"] }
  var isError: Bool { name.last == "error" || type.last == "error" }
  var isValue: Bool {
    Self.values.contains { type.last == $0 } || type.isEmpty
  }

  /// Whether both are one of a kind: `leftModel` and `rightModel`.
  func isPartner(of other: NamedArgument) -> Bool {
    label.count > 1 && label.count <= other.label.count + 1 && label.last == other.label.last
      && label != other.label && other.label.count > 1 && type == other.type
  }

  private static let values: Set<String> = [
    "bool", "date", "double", "float", "int", "string", "url",
  ]
}
