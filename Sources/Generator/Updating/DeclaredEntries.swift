import Diagnostics
import YAML

/// What a spec declares by name, as its text has it: enough to see which entries of two versions are the same.
struct DeclaredEntries {
  /// The sections whose entries are types.
  static let sections = [
    "models", "stores", "services", "operations", "states", "views", "controllers",
  ]

  struct Entry {
    let name: String
    /// What it says: `attributes.title: String`.
    let statements: [String]
  }

  private(set) var applicationName: String?
  private var entriesBySection: [String: [Entry]] = [:]

  /// - Parameter files: the spec and what it includes; what is no mapping declares nothing.
  init(_ files: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in files {
      let root = readYAML(SourceText(file: path, bytes: bytes)).root
      for section in root?.mapping ?? [] {
        if section.key == "application" {
          let name = section.value.mapping?.first { $0.key == "name" }?.value.scalar?.text
          applicationName = applicationName ?? name
        }
        guard Self.sections.contains(section.key) else { continue }
        for entry in section.value.mapping ?? [] {
          entriesBySection[section.key, default: []].append(
            Entry(name: entry.key, statements: Self.statements(of: entry.value)))
        }
      }
    }
  }

  /// In the order of the files.
  func entries(of section: String) -> [Entry] { entriesBySection[section] ?? [] }

  private static func statements(of node: YAMLNode, below path: String = "") -> [String] {
    switch node.content {
    case .scalar(let scalar): ["\(path): \(scalar.text)"]
    // What comes first may come second, and is the same.
    case .sequence(let nodes): nodes.flatMap { statements(of: $0, below: path + ".-") }
    case .mapping(let entries):
      entries.flatMap { statements(of: $0.value, below: path + "." + $0.key) }
    }
  }
}
