import SourceModel
import Words

/// The words that call an argument.
struct NamedArgument {
  let name: [String]
  private let label: [String]
  private let type: [String]

  init(_ parameter: Parameter) {
    label = parameter.isLabelled ? Words.words(of: parameter.label.text).map(\.key) : []
    name = Words.words(of: parameter.name.text).map(\.key)
    type = Words.words(of: parameter.type.base ?? "").map(\.key)
  }

  /// Of the type only what it is: a `PhotoMode` is no photo.
  var words: [String] { label + name + type.suffix(1) }
  /// Whether the label says how the argument belongs to the event.
  var isLinked: Bool {
    label.first.map { isPreposition($0) || Tense(rawValue: $0) != nil } ?? false
  }
  /// `_ for`, where the preposition was meant as a label.
  var isLinkedByName: Bool { name.count == 1 && name.first.map(isPreposition) ?? false }
  var isPlace: Bool { name.last == "index" || name.suffix(2) == ["index", "path"] }
  var isError: Bool { name.last == "error" || type.last == "error" }
  var isControl: Bool { words.contains(where: ToldEvent.isControl) || type.last == "view" }
  var isValue: Bool { type.isEmpty || type.last.map(Self.values.contains) ?? false }
  var isCircumstance: Bool { !label.isEmpty && Self.circumstances.contains(name.last ?? "") }

  /// Whether both are one of a kind: `leftModel` and `rightModel`.
  func isPartner(of other: NamedArgument) -> Bool {
    label.count > 1 && other.label.count > 1 && label.last == other.label.last
      && label != other.label && type == other.type
  }

  private static let circumstances: Set<String> = [
    "context", "mode", "reason", "sender", "source",
  ]
  private static let values: Set<String> = [
    "bool", "date", "double", "float", "int", "nsurl", "string", "url",
  ]
}
