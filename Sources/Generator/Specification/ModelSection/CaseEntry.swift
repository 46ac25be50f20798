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
      CaseEntry(
        name: entry.name,
        label: WrittenText.read(entry.value, of: entry.name, problems: problems))
    }
  }
}
