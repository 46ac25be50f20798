import SourceModel
import Words

/// A protocol that is called by a bare verb, `Configure`, instead of by what its types can do or are.
struct CapabilityName {
  /// `Configuring`
  let better: String

  init?(of type: TypeOutline) {
    guard type.kind == .protocolType, !type.isNested,
      !type.name.utf8.contains(UInt8(ascii: "_"))
    else { return nil }
    let parts = words(of: type.name)
    guard let last = parts.last, Self.isVerbAlone(last.key) else { return nil }
    let stem = last.text.hasSuffix("e") ? String(last.text.dropLast()) : last.text
    better = parts.dropLast().map(\.text).joined() + stem + "ing"
  }

  /// Whether a word can only be a verb; most others are nouns as well.
  private static func isVerbAlone(_ word: String) -> Bool {
    verbs.contains(word)
      || Verb.isBase(word) && endings.contains(where: word.hasSuffix)
  }

  private static let endings = ["ify", "ize"]

  private static let verbs: Set<String> = [
    "apply", "compute", "configure", "create", "decode", "delete", "deserialize", "encode", "fetch",
    "generate", "manage", "navigate", "notify", "observe", "parse", "persist", "provide", "receive",
    "remove", "resolve", "reuse", "select", "send", "validate",
  ]
}
