import Diagnostics
import SourceModel
import Words

/// An argument whose type says nothing of its role, and whose label is a preposition alone:
/// `for keyPath: String`.
enum WeakArgument {
  /// The first one of a method: write `forKeyPath`.
  static func findings(in method: Declaration) -> [Finding] {
    guard !method.isOfThisFileAlone, !method.isNoInterface else { return [] }
    let found = method.parameters.lazy.compactMap { parameter in
      betterLabel(of: parameter).map { Finding.relabelling(parameter.label, to: $0) }
    }
    return Array(found.prefix(1))
  }

  private static func betterLabel(of parameter: Parameter) -> String? {
    let label = parameter.label.text
    guard prepositions.contains(label), !parameter.isNamedOnce,
      let type = parameter.type.base, weakTypes.contains(type)
    else { return nil }
    let role = words(of: parameter.name.text)
    guard let last = role.last, last.key.utf8.count > 2, !unspecific.contains(last.key)
    else { return nil }
    return label + role.map { capitalized($0.text) }.joined()
  }

  private static let prepositions: Set<String> = ["by", "for", "of", "with"]

  private static let weakTypes: Set<String> = ["Any", "AnyObject", "NSObject", "String"]

  /// Nouns that say as little as the type.
  private static let unspecific: Set<String> = [
    "any", "object", "other", "string", "text", "value",
  ]
}
