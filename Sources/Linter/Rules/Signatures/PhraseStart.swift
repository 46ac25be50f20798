import SourceModel
import Words

/// A first label with which a phrase begins on the wrong side of the parenthesis.
struct PhraseStart {
  let label: Name
  /// What to write instead: `name`, or `removeBoxes(havingLength:)`.
  let better: String

  /// An initializer's name is its type's, so that no phrase can begin in its label: `withName`.
  ///
  /// - Parameter isStrict: whether all prepositions count, not only with and having.
  init?(ofInitializer initializer: Declaration, isStrict: Bool) {
    guard let first = initializer.parameters.first else { return nil }
    let label = first.label
    if label == "with", !first.isNamedOnce, Self.isMemberwise(initializer.parameters) {
      self.label = label
      better = first.name.text
      return
    }
    let parts = words(of: label.text)
    guard parts.count > 1,
      isStrict && Self.prepositions.contains(parts[0].text)
        || ["with", "having"].contains(parts[0].text)
    else { return nil }
    self.label = label
    better = itemName(of: parts.dropFirst().map(\.text).joined())
  }

  /// Whether the other labels are names of members, and no parts of a phrase: `init(with title:, detail:)`.
  private static func isMemberwise(_ parameters: RunViews<Parameter>) -> Bool {
    parameters.count > 1
      && parameters.dropFirst().allSatisfy { parameter in
        parameter.isLabelled && parameter.isNamedOnce
          && words(of: parameter.label.text).first.map { !isPreposition($0.key) } == true
      }
  }

  /// A label begins with its preposition: of `remove(boxesHavingLength:)` the verb's object belongs
  /// to the name.
  init?(of method: Declaration) {
    guard let first = method.parameters.first, first.isLabelled else { return nil }
    let parts = words(of: first.label.text)
    guard parts.count > 2, Self.joints.contains(parts[1].key), isOwnPlural(parts[0].key),
      Verb.isBase(method.name.text)
    else { return nil }
    label = first.label
    let object = parts[0].text.prefix(1).uppercased() + parts[0].text.dropFirst()
    let rest = itemName(of: parts.dropFirst().map(\.text).joined())
    better = "\(method.name)\(object)(\(rest):)"
  }

  /// What tells in a label which things are meant.
  private static let joints: Set<String> = ["at", "from", "having", "in", "named", "of", "with"]

  /// What an initializer's argument may be in a phrase; others, such as on, begin a name as well.
  private static let prepositions: Set<String> = ["by", "for", "from", "of", "to", "using"]
}
