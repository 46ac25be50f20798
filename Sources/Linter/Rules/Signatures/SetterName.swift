import SourceModel
import Words

/// A method that sets something and calls it by a participle: `setColored(_ color: Color)`. With a Bool
/// Apple's own methods do, as in `setSelected(_:animated:)`.
struct SetterName {
  /// `setColor`, or `select` for `setSelected`
  let better: String

  init?(of method: Declaration) {
    guard method.name.hasPrefix("set"), method.name.hasSuffix("ed"),
      let first = method.parameters.first, !method.parameters.contains(where: \.type.isBool)
    else { return nil }
    let parts = words(of: method.name.text)
    guard parts.count == 2, parts[0].text == "set", let verb = Verb(past: parts[1].key),
      verb.participle == parts[1].key
    else { return nil }
    let isNoun = first.type.base.map { words(of: $0).last?.key == verb.base } ?? false
    better = isNoun ? "set" + verb.base.prefix(1).uppercased() + verb.base.dropFirst() : verb.base
  }
}
