import Diagnostics
import SourceModel
import Words

/// A method that sets something and calls it by a participle: `setColored(_ color: Color)`. With a Bool
/// Apple's own methods do, as in `setSelected(_:animated:)`.
enum SetterName {
  /// Write `setColor`, or `select` for `setSelected`.
  static func finding(on method: Declaration) -> Finding? {
    let parts = method.nameWords
    guard parts.count == 2, parts[0] == "set", let verb = Verb(past: parts[1]), method.isMember,
      verb.participle == parts[1], let first = method.parameters.first, !first.type.isBool
    else { return nil }
    let isNoun = first.type.base.map { words(of: $0).last?.key == verb.base } ?? false
    return .renaming(method.name, to: isNoun ? "set" + capitalized(verb.base) : verb.base)
  }
}
