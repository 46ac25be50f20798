import SourceModel
import Words

/// An argument whose type says nothing of its role, and whose label is a preposition alone:
/// `for keyPath: String`.
struct WeakArgument {
  let parameter: Parameter
  /// `forKeyPath`
  let betterLabel: String

  init?(in method: Declaration) {
    guard !method.isOfThisFileAlone, !method.isNoInterface else { return nil }
    let found = method.parameters.lazy.compactMap { parameter in
      Self.betterLabel(of: parameter).map { (parameter, $0) }
    }.first
    guard let found else { return nil }
    (parameter, betterLabel) = found
  }

  private static func betterLabel(of parameter: Parameter) -> String? {
    let label = parameter.label.text
    guard prepositions.contains(label), !parameter.isNamedOnce,
      let type = parameter.type.base, weakTypes.contains(type)
    else { return nil }
    let role = words(of: parameter.name.text)
    guard let last = role.last, last.key.utf8.count > 2, !unspecific.contains(last.key)
    else { return nil }
    return label + role.map { $0.text.prefix(1).uppercased() + $0.text.dropFirst() }.joined()
  }

  private static let prepositions: Set<String> = ["by", "for", "of", "with"]

  private static let weakTypes: Set<String> = ["Any", "AnyObject", "NSObject", "String"]

  /// Nouns that say as little as the type.
  private static let unspecific: Set<String> = [
    "any", "object", "other", "string", "text", "value",
  ]
}
