import Specification

/// A part of the runtime: a product of the kits' package that a project depends on where it uses it.
enum Kit: String, Sendable, CaseIterable {
  case applicationKit = "ApplicationKit"
  case modelKit = "ModelKit"
  case sqliteStorage = "SQLiteStorage"
  case serviceKit = "ServiceKit"
  /// A server for the tests of services.
  case serviceTesting = "ServiceTesting"

  /// The kits that it is built on.
  var dependencies: [Kit] { self == .modelKit || self == .serviceTesting ? [] : [.modelKit] }

  /// Whether only tests depend on it.
  var isForTests: Bool { self == .serviceTesting }

  /// The library of the system that it calls.
  var systemLibrary: SystemLibrary? { self == .sqliteStorage ? .sqlite : nil }
}

/// A library of the system as a module.
struct SystemLibrary: Sendable {
  let module: String
  /// The package of Debian and Ubuntu that has its header.
  let package: String

  static let sqlite = SystemLibrary(module: "CSQLite", package: "libsqlite3-dev")
}

extension Project {
  /// The folder of the kits' package, which is its name too.
  static let kitsFolder = KitsPackage.ownName

  /// Whether it has the kits' package inside; else it depends on one elsewhere.
  var carriesKits: Bool { specification.application.kits == nil }

  /// In the order of their names.
  var kits: [Kit] {
    Kit.allCases.filter { kit in
      switch kit {
      case .applicationKit: !isLibrary
      case .modelKit: true
      case .sqliteStorage: needsSQLite
      case .serviceKit, .serviceTesting: hasServices
      }
    }
  }

  /// The folders of the kits' package that have sources, each a target of its own.
  var kitModules: [String] {
    kits.map(\.rawValue) + kits.compactMap(\.systemLibrary?.module)
  }

  var hasServices: Bool { !specification.services.isEmpty }

  var needsSQLite: Bool { specification.stores.contains { $0.engine == .sqlite } }
}
