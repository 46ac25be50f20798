import Diagnostics
import SourceModel
import Words

/// A first label with which a phrase begins on the wrong side of the parenthesis.
enum PhraseStart {
  /// - Parameter isStrict: whether all prepositions count, not only with and having, and those of methods.
  static func finding(in declaration: Declaration, isStrict: Bool) -> Finding? {
    guard let first = declaration.parameters.first else { return nil }
    let better =
      declaration.kind == .initializer
      ? label(of: first, in: declaration, isStrict: isStrict)
      : isStrict && first.isLabelled ? call(of: first, in: declaration) : nil
    return better.map { .relabelling(first.label, to: $0) }
  }

  /// An initializer's name is its type's, so that no phrase can begin in its label: `name` for `withName`.
  private static func label(
    of first: Parameter, in initializer: Declaration, isStrict: Bool
  ) -> String? {
    if first.label == "with", !first.isNamedOnce, isMemberwise(initializer.parameters) {
      return first.name.text
    }
    let beginnings = isStrict ? prepositions + usual : usual
    // In bytes first: nearly no label begins so.
    let label = first.label.utf8.drop { $0 == UInt8(ascii: "_") }
    guard beginnings.contains(where: label.starts) else { return nil }
    let parts = words(of: first.label.text)
    guard parts.count > 1, beginnings.contains(parts[0].text) else { return nil }
    return itemName(of: parts.dropFirst().map(\.text).joined())
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
  /// to the name, `removeBoxes(havingLength:)`.
  private static func call(of first: Parameter, in method: Declaration) -> String? {
    let parts = words(of: first.label.text)
    guard parts.count > 2, joints.contains(parts[1].key), isOwnPlural(parts[0].key),
      Verb.isBase(method.name.text)
    else { return nil }
    let rest = itemName(of: parts.dropFirst().map(\.text).joined())
    return "\(method.name)\(capitalized(parts[0].text))(\(rest):)"
  }

  /// What tells in a label which things are meant.
  private static let joints: Set<String> = ["at", "from", "having", "in", "named", "of", "with"]

  /// With what the label of an initializer's argument mostly joins it.
  private static let usual = ["with", "having"]
  /// What else an initializer's argument may be in a phrase; others, such as on, begin a name as well.
  private static let prepositions = ["by", "for", "from", "of", "to", "using"]
}
