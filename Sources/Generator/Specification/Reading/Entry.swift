import Diagnostics
import YAML

/// One kind of mapping in the spec: a structure whose wrapped fields declare its keys.
///
/// ```swift
/// struct StoreEntry: NamedEntry {
///   static let subject = "a store"
///   let name = EntryReading.name
///   @Key("engine", "where objects lie", traits: .required) var engine: Located<StoreEngine>?
///   @Key("archive", "a JSON file that is read at the first start") var archive: Text?
/// }
/// ```
///
/// Decoding, "did you mean", the schema, the reference and `explain` come from this declaration.
protocol Entry: SpecificationValue {
  /// What the mapping describes, with its article: "a model".
  static var subject: String { get }
  /// Whether a list of names does where no entry says more than its name.
  static var isNameEnough: Bool { get }
  /// What decides which of its keys mean something: "a table"; nil where all do, or where it is not known.
  var kindName: String? { get }
  /// Fills the fields from the mapping that is being read.
  init()
  /// Called with all fields read: reports what no single field can tell, keeps what follows.
  mutating func complete(_ problems: Problems)
}

/// An entry of a section: a mapping below its name.
protocol NamedEntry: Entry, Placed {
  var name: Text { get }
}

extension NamedEntry {
  var range: FileRange { name.range }
}

extension Entry {
  static var isNameEnough: Bool { false }

  var kindName: String? { nil }

  mutating func complete(_ problems: Problems) {}

  static var form: ValueForm {
    let mapping = ValueForm.mapping { declaration }
    return declaration.shortKey.map { .either([$0.form, mapping]) } ?? mapping
  }

  static var declaration: EntryDeclaration {
    let reading = EntryReading(
      node: .mapping([], range: Text.nowhere.range), of: .nowhere, problems: Problems(),
      isDeclaring: true)
    _ = EntryReading.$current.withValue(reading) { Self() }
    return EntryDeclaration(subject: subject, keys: reading.declaredKeys)
  }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Self? {
    let reading = EntryReading(node: node, of: name, problems: problems) { declaration }
    var entry = EntryReading.$current.withValue(reading) { Self() }
    guard reading.finish(Self.self) else { return entry }
    entry.complete(problems)
    reading.checkKind(of: entry)
    return entry
  }
}

/// Several entries are a mapping of their names, in the order of the file; nothing is no entry.
extension Entry {
  static var severalForm: ValueForm {
    isNameEnough ? .either([.list(.text), .entries(form)]) : .entries(form)
  }

  static func readSeveral(_ node: YAMLNode, of name: Text, problems: Problems) -> [Self]? {
    if node.isNull { return [] }
    if isNameEnough, let names = node.sequence {
      guard problems.allows(names.count, in: node) else { return nil }
      return names.compactMap { node in
        let name = Text.read(node, of: name, problems: problems)
        return name.flatMap { read(.mapping([], range: node.range), of: $0, problems: problems) }
      }
    }
    guard let entries = node.mapping else {
      return problems.refuseWrong(node, expected: severalForm)
    }
    guard problems.allows(entries.count, in: node) else { return nil }
    return entries.compactMap { read($0.value, of: $0.name, problems: problems) }
  }
}
