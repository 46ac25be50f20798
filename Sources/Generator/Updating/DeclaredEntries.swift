import Diagnostics
import Words
import YAML

/// What a spec declares by name, as its text has it: enough to see which entries of two versions are the same.
struct DeclaredEntries {
  /// The sections whose entries are types.
  static let sections = [
    "models", "stores", "services", "operations", "states", "views", "controllers",
  ]

  struct Entry {
    let name: String
    /// What the spec says that it was called, the newest first.
    let formerNames: [String]
    /// `armature.yml:12`.
    let place: String
    /// What it says: `attributes.title: String`.
    let statements: [String]
    let members: [Member]
  }

  /// What a type declares by name, such as an attribute, or a case of one.
  struct Member {
    /// `attributes`, `enumerations`, `enumerations.Section`.
    let part: String
    let name: String
    /// As those of an entry.
    let formerNames: [String]
    let place: String
    let statements: Set<String>
  }

  /// What models and views are derived from, by their names.
  var parents: [String: String] {
    let entries = (entries(of: "models") + entries(of: "views")).compactMap { entry in
      entry.statements.first { $0.hasPrefix(".parent: ") }.map {
        (entry.name, String($0.dropFirst(9)))
      }
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// The part of the types that attributes with cases have, which are named for these.
  static let enumerations = "enumerations"

  static func cases(of enumeration: String) -> String { enumerations + "." + enumeration }

  private(set) var applicationName: String?
  /// Where the settings of the application stand, by their names.
  private(set) var settingPlaces: [String: String] = [:]
  private var entriesBySection: [String: [Entry]] = [:]

  /// - Parameter files: the spec and what it includes; what is no mapping declares nothing.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in files {
      let source = SourceText(file: path, bytes: bytes)
      let root = readYAML(source).root
      for section in root?.mapping ?? [] {
        if section.key == "application" {
          let name = section.value.mapping?.first { $0.key == "name" }?.value.scalar?.text
          applicationName = applicationName ?? name
          for member in Self.members(of: section.value, in: section.key, of: source)
          where member.part == "settings" {
            settingPlaces[member.name] = member.place
          }
        }
        guard Self.sections.contains(section.key) else { continue }
        for entry in section.value.mapping ?? [] {
          entriesBySection[section.key, default: []].append(
            Entry(
              name: entry.key, formerNames: Self.formerNames(in: entry.value),
              place: source.place(of: entry), statements: Self.statements(of: entry.value),
              members: Self.members(of: entry.value, in: section.key, of: source)))
        }
      }
    }
  }

  /// In the order of the files.
  func entries(of section: String) -> [Entry] { entriesBySection[section] ?? [] }

  private static func members(
    of entry: YAMLNode, in section: String, of source: SourceText
  ) -> [Member] {
    // What a controller shows is declared by models and views.
    let parts = (entry.mapping ?? []).filter {
      section != "controllers" || !["columns", "outlets"].contains($0.key)
    }
    return parts.flatMap { part in
      (part.value.mapping ?? []).flatMap { members(of: $0, in: part.key, of: source) }
    }
  }

  /// What is declared, and its enumeration with the cases.
  private static func members(
    of declared: YAMLEntry, in part: String, of source: SourceText
  ) -> [Member] {
    let (value, place) = (declared.value, source.place(of: declared))
    // In short `name: Date`, in full `name: { type: Date }`.
    let statements = statements(of: value).map {
      $0.hasPrefix(".type: ") ? String($0.dropFirst(5)) : $0
    }
    func member(
      _ name: String, in part: String, was formerNames: [String] = [],
      saying statements: [String] = []
    ) -> Member {
      Member(
        part: part, name: name, formerNames: formerNames, place: place,
        statements: Set(statements))
    }
    let formerNames = formerNames(in: value)
    let own = member(declared.key, in: part, was: formerNames, saying: statements)
    guard let cases = value.mapping?.first(where: { $0.key == "cases" })?.value else {
      return [own]
    }
    let enumeration = member(
      capitalized(declared.key), in: enumerations, was: formerNames.map(capitalized),
      saying: statements)
    let names =
      cases.mapping?.map(\.key) ?? cases.sequence?.compactMap { $0.scalar?.text }
      ?? cases.scalar.map { [$0.text] } ?? []
    return [own, enumeration]
      + names.map { member($0, in: Self.cases(of: enumeration.name)) }
  }

  private static let formerNamesKey = "was"

  private static func formerNames(in node: YAMLNode) -> [String] {
    let names = node.mapping?.first { $0.key == formerNamesKey }?.value
    return (names?.sequence ?? names.map { [$0] } ?? []).compactMap { $0.scalar?.text }
  }

  /// Without what it was called, which does not make it another one.
  private static func statements(of node: YAMLNode, below path: String = "") -> [String] {
    switch node.content {
    case .scalar(let scalar): ["\(path): \(scalar.text)"]
    // What comes first may come second, and is the same.
    case .sequence(let nodes): nodes.flatMap { statements(of: $0, below: path + ".-") }
    case .mapping(let entries):
      entries.filter { $0.key != formerNamesKey }
        .flatMap { statements(of: $0.value, below: path + "." + $0.key) }
    }
  }
}

extension [String] {
  /// Of the names that something had, the one that is among others.
  func newest(in names: Set<String>) -> String? { first(where: names.contains) }
}

extension SourceText {
  fileprivate func place(of entry: YAMLEntry) -> String {
    "\(file):\(position(of: entry.keyRange.bytes.lowerBound).line)"
  }
}
