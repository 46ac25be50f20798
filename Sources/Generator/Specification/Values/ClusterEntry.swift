import Diagnostics
import YAML

/// `{ by: weekday, ChoiceView: [monday, friday], otherwise: TextView }`
struct ClusterEntry: SpecificationValue, Placed {
  /// Where the key stands.
  let range: FileRange
  /// What decides; nil where it is missing.
  private(set) var discriminator: Text?
  /// The view for all other values.
  private(set) var otherwise: Text?
  /// Views or models and the values for which they are made.
  private(set) var choices: [(type: Text, values: [Text])] = []

  /// What decides where an enumeration is made for it; nil for the days of the week.
  var ownDiscriminator: Text? {
    discriminator?.value == ClusterSpecification.weekday ? nil : discriminator
  }

  /// The cases of that enumeration.
  var ownCases: [Text] { ownDiscriminator == nil ? [] : choices.flatMap(\.values) }

  private static let discriminatorKey = "by"
  private static let remainderKey = "otherwise"

  private static let discriminatorSentence =
    "what decides: in a model a required attribute with cases; in a view 'weekday', or a name of yours for the "
    + "value that 'by' of a transition gives"

  private static let declaration = EntryDeclaration(
    subject: "a cluster",
    keys: [
      KeyDeclaration(
        name: discriminatorKey, sentence: discriminatorSentence, traits: .required, kinds: [],
        needyKinds: [], makeForm: { .text }),
      KeyDeclaration(
        name: remainderKey,
        sentence: "what is made for all other values; in a view by weekday alone", traits: [],
        kinds: [],
        needyKinds: [], makeForm: { .text }),
    ],
    others: (
      "a derived model, or a subclass of the view: the values for which it is made",
      .either([.text, .list(.text)])
    ))

  static var form: ValueForm { .mapping { declaration } }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> ClusterEntry? {
    guard let entries = node.mapping else {
      return problems.refuseWrong(node, expected: form)
    }
    guard problems.allows(entries.count, in: node) else { return nil }
    var cluster = ClusterEntry(range: name.range)
    for entry in entries {
      switch entry.key {
      case discriminatorKey:
        cluster.discriminator = Text.read(entry.value, of: entry.name, problems: problems)
      case remainderKey:
        cluster.otherwise = Text.read(entry.value, of: entry.name, problems: problems)
      default:
        let values = Text.readSeveral(entry.value, of: entry.name, problems: problems) ?? []
        cluster.choices.append((entry.name, values))
      }
    }
    if cluster.discriminator == nil, entries.allSatisfy({ $0.key != discriminatorKey }) {
      let message = "a cluster needs '\(discriminatorKey)': \(discriminatorSentence)"
      problems[.missingKey](message, at: name)
    }
    return cluster
  }

  private init(range: FileRange) {
    self.range = range
  }
}
