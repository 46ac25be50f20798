/// What a type is for. One table says how it is named, where it lies and what it may name; the
/// spec, the generator and the linter read the same one.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case model
  case store
  case service
  case operation
  case state
  case view
  case delegateProtocol
  case dataSource
  case controller
  case applicationDelegate
}

extension Role {
  /// The end of a type's name; longer ones first, the usual one last. A model has none.
  public var suffixes: [String] {
    switch self {
    case .model: []
    case .store: ["Store"]
    case .service: ["Service"]
    case .operation: ["Operation"]
    case .state: ["State"]
    case .view: ["Cell", "View"]
    case .delegateProtocol: ["Delegate"]
    case .dataSource: ["DataSource"]
    case .controller: ["Controller"]
    case .applicationDelegate: ["ApplicationDelegate", "AppDelegate"]
    }
  }

  /// The usual end of a type's name; empty where there is none.
  public var suffix: String { suffixes.last ?? "" }

  /// What is left of a type's name without the end that its role gives it.
  public func subject(of name: String) -> String {
    let suffix = suffixes.first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(suffix?.count ?? 0))
  }

  /// The folder below `Sources/<Application>/`. A delegate protocol lies with its view.
  public var folder: String {
    switch self {
    case .model: "Models"
    case .store: "Stores"
    case .service: "Services"
    case .operation: "Operations"
    case .state: "States"
    case .view, .delegateProtocol: "Views"
    case .dataSource: "DataSources"
    case .controller: "Controllers"
    case .applicationDelegate: "Application"
    }
  }

  /// The roles whose types a type of this role may name, its own included where it may.
  public var allowedDependencies: Set<Role> {
    switch self {
    case .model: [.model]
    case .store: [.model, .store]
    case .service: [.model, .service]
    case .state: [.model, .state]
    case .operation: [.operation, .store, .service, .model]
    case .view: [.view, .delegateProtocol]
    case .delegateProtocol: [.view, .model, .delegateProtocol]
    case .dataSource: [.view, .model, .dataSource]
    case .controller: Set(Role.allCases).subtracting([.applicationDelegate])
    case .applicationDelegate: Set(Role.allCases)
    }
  }
}

extension Role {
  /// The role that a type's name ends in, by the longest suffix that leaves a name before it.
  public init?(suffixOf name: String) {
    let longest = Self.bySuffix.first { suffix, _ in
      suffix.utf8.count < name.utf8.count && name.hasSuffix(suffix)
    }
    guard let longest else { return nil }
    self = longest.role
  }

  /// Longer ones first.
  private static let bySuffix: [(suffix: String, role: Role)] =
    allCases.flatMap { role in role.suffixes.map { ($0, role) } }
    .sorted { $0.suffix.utf8.count > $1.suffix.utf8.count }

  /// The role of the files in a folder, by the folder's own name.
  public init?(folder name: String) {
    guard let role = Role.allCases.first(where: { $0.folder == name }) else { return nil }
    self = role
  }
}
