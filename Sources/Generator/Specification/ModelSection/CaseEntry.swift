import Diagnostics
import YAML

/// A case of an enumeration: its name alone, as in `[world, science]`, or with what a person reads for it:
/// `world: { en: World, ja: 世界 }`.
struct CaseEntry: SpecificationValue {
  let name: Text
  let label: WrittenText?

  static var form: ValueForm { .text }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> CaseEntry? {
    Text.read(node, of: name, problems: problems).map { CaseEntry(name: $0, label: nil) }
  }

  static var severalForm: ValueForm {
    .either([.text, .list(.text), .entries(WrittenText.form)])
  }

  static func readSeveral(_ node: YAMLNode, of name: Text, problems: Problems) -> [CaseEntry]? {
    guard let entries = node.mapping else {
      return Text.readSeveral(node, of: name, problems: problems)?
        .map { CaseEntry(name: $0, label: nil) }
    }
    guard problems.allows(entries.count, in: node) else { return nil }
    return entries.map { entry in
      guard let former = entry.value.mapping?.first(where: { $0.key == "was" }) else {
        // The keys of the attribute mean nothing in a case.
        let label = EntryReading.$current.withValue(nil) {
          WrittenText.read(entry.value, of: entry.name, problems: problems)
        }
        return CaseEntry(name: entry.name, label: label)
      }
      refuse(former, of: entry.key, problems: problems)
      return CaseEntry(name: entry.name, label: nil)
    }
  }

  /// Objects are kept with the name of the case, by which fetch requests compare.
  private static func refuse(_ former: YAMLEntry, of name: String, problems: Problems) {
    let old = former.value.scalar.map { quoted($0.text) } ?? "the former case"
    let message =
      "a case has no 'was': keep \(old) beside \(quoted(name)), give the objects that have it the new "
      + "one, and remove \(old) when none has it"
    problems[.misplacedKey](message, at: former.keyRange)
  }
}
