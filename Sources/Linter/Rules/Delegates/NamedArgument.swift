import SourceModel
import Words

/// The words that call an argument.
struct NamedArgument {
  let name: [String]
  let label: [String]
  private let type: [String]
  private let isBoolean: Bool
  /// A Boolean without a label.
  let isBareCondition: Bool

  init(_ parameter: Parameter) {
    label = parameter.isLabelled ? Words.words(of: parameter.label.text).map(\.key) : []
    name = Words.words(of: parameter.name.text).map(\.key)
    isBoolean = parameter.type.isBool
    isBareCondition = parameter.type.isBool && !parameter.isLabelled
    type = Words.words(of: parameter.type.base ?? "").map(\.key)
  }

  /// What it is: a `PhotoMode` is no photo, and a `photoTitle` none; a `photoIdentifier` stands for one.
  var nouns: [String] { [label, name, type].flatMap(Self.nouns) }
  /// Whether the label says how the argument belongs to the event.
  var isLinked: Bool {
    label.first.map { isPreposition($0) || Tense(rawValue: $0) != nil } ?? false
  }
  /// `_ for`, where the preposition was meant as a label.
  var isLinkedByName: Bool { name.count == 1 && name.first.map(isPreposition) ?? false }
  var isPlace: Bool { name.last == "index" || name.suffix(2) == ["index", "path"] }
  /// `photoIdentifier`, which tells of what it is
  var isReference: Bool { name.count > 1 && name.last.map(Self.references.contains) ?? false }
  var isError: Bool { name.contains("error") || type.last == "error" }
  var isControl: Bool { nouns.contains(where: ToldEvent.isControl) || type.last == "view" }
  var isValue: Bool { type.isEmpty || type.last.map(Self.values.contains) ?? false }
  var isCircumstance: Bool { name.last.map(Self.circumstances.contains) ?? false }

  /// Whether its name ends in a word in which some others end, such as those of an event's object.
  func isNamed(for words: [String]) -> Bool {
    !words.isEmpty && name.last == words.last
  }

  /// Whether it tells how something ended.
  var isOutcome: Bool { name.last.map(Self.outcomes.contains) ?? false }

  /// Whether it tells how something went rather than what it was done to.
  var isResult: Bool { name.last.map(Self.results.contains) ?? false }

  /// Whether it is a Boolean beside what an event is about, which it does not replace.
  func isCondition(beside event: ToldEvent) -> Bool {
    isBoolean && !event.object.isEmpty && !event.isCalled(name)
      && label.first.map(isPreposition) != true
  }

  /// Whether both are one of a kind: `leftModel` and `rightModel`, `old` and `new`.
  func isPartner(of other: NamedArgument) -> Bool {
    guard label != other.label, type == other.type else { return false }
    if label.count == 1, other.label.count == 1 {
      // `added` and `removed`
      return Self.ends.isSuperset(of: label + other.label)
        || (label + other.label).allSatisfy(EventPhrase.isPast)
    }
    return label.count > 1 && other.label.count > 1
      && (label.last == other.label.last || label.first == other.label.first)
  }

  private static func nouns(of name: [String]) -> [String] {
    let isReference = name.last.map(references.contains) ?? false
    return Array(name.suffix(isReference ? 2 : 1))
  }

  private static let references: Set<String> = [
    "id", "identifier", "index", "info", "ref", "reference", "uuid",
  ]
  private static let ends: Set<String> = [
    "current", "first", "last", "left", "new", "next", "old", "previous", "right", "second",
  ]

  private static let circumstances: Set<String> = [
    "context", "reason", "sender", "source",
  ]
  private static let outcomes: Set<String> = [
    "code", "data", "message", "outcome", "response", "result", "results", "status",
  ]
  private static let results: Set<String> = [
    "count", "outcome", "response", "result", "results", "success",
  ]
  private static let values: Set<String> = [
    "bool", "date", "double", "float", "int", "nsurl", "string", "url",
  ]
}
