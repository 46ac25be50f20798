import Mustache
import Specification
import Templates

/// The package manifest.
struct PackageFile: Component {
  static let template = "Package.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { "Package.swift" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    [
      "name": .word(SwiftLiteral(project.name)),
      "testName": .word(SwiftLiteral(project.name + "Tests")),
      "isLibrary": .bool(project.isLibrary),
      "dependencies": .word(project.kits.filter(\.isDependency).map(\.literal).joined),
      "hasResources": .bool(!project.archives.isEmpty),
      "needsSQLite": .bool(project.needsSQLite),
      "hasSamples": .bool(project.hasSamples),
    ]
  }
}

/// A part of the runtime that a project carries as a target of its own.
enum Kit: String, Sendable, CaseIterable {
  case applicationKit = "ApplicationKit"
  case modelKit = "ModelKit"
  case systemLibrary = "CSQLite"
  case sqliteStorage = "SQLiteStorage"

  /// Whether the application itself depends on it.
  var isDependency: Bool { self != .systemLibrary }

  fileprivate var literal: SwiftCode { "\(SwiftLiteral(rawValue))" }
}

extension Project {
  /// In the order of their names.
  var kits: [Kit] {
    Kit.allCases.filter { kit in
      switch kit {
      case .applicationKit: !isLibrary
      case .modelKit: true
      case .systemLibrary, .sqliteStorage: needsSQLite
      }
    }
  }

  var needsSQLite: Bool { specification.stores.contains { $0.engine == .sqlite } }

  /// The archives of the stores, each once.
  var archives: [String] {
    var archives: [String] = []
    for archive in specification.stores.compactMap(\.archive) where !archives.contains(archive) {
      archives.append(archive)
    }
    return archives
  }
}
