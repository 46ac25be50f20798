/// A row of the table: how types of a role are called, where they lie and what they may name.
public struct RoleDefinition: Sendable {
  /// In camelCase, as settings and findings call it.
  public let name: String
  /// With its article, as messages call it.
  public let noun: String
  /// The ends of a type's name, the usual one last.
  public var suffixes: [String]
  /// Words with which others end such names.
  public let otherSuffixes: [String]
  /// The folder below `Sources/<Application>/`.
  public var folder: String
  /// Folders in which others keep such types.
  public let otherFolders: [String]
  /// Classes and protocols whose heirs have the role.
  public let supertypes: [String]
  /// The roles whose types it may name.
  public let uses: Set<Role>

  public init(
    _ name: String, noun: String, suffixes: [String], otherSuffixes: [String] = [],
    folder: String, otherFolders: [String] = [], supertypes: [String] = [], uses: Set<Role>
  ) {
    self.name = name
    self.noun = noun
    self.suffixes = suffixes
    self.otherSuffixes = otherSuffixes
    self.folder = folder
    self.otherFolders = otherFolders
    self.supertypes = supertypes
    self.uses = uses
  }
}

/// What types are for. The one table that says how they are named, where they lie and what they may name;
/// the spec, the generator and the linter read it.
public final class RoleTable: Sendable {
  /// The rows that have names of their own in `Role`, in the order of their numbers, then any others.
  public let definitions: [RoleDefinition]
  public let roles: [Role]
  /// One for each role.
  public let layers: LayerTable
  private let byName: [String: Role]
  /// Longer ones first.
  private let bySuffix: [(suffix: String, role: Role)]

  public init(_ definitions: [RoleDefinition]) {
    self.definitions = definitions
    roles = definitions.indices.map(Role.init(number:))
    byName = Dictionary(
      zip(definitions.map(\.name), roles), uniquingKeysWith: { first, _ in first })
    let suffixes = zip(definitions, roles).flatMap { definition, role in
      definition.suffixes.map { (suffix: $0, role: role) }
    }
    bySuffix = suffixes.sorted { $0.suffix.utf8.count > $1.suffix.utf8.count }
    layers = LayerTable(zip(definitions, roles).map { Layer($0, of: $1, in: definitions) })
  }

  /// The table that holds; a test that needs another one sets it for what it calls.
  @TaskLocal public static var current = RoleTable(standardDefinitions)

  func role(named name: String) -> Role? { byName[name] }

  func role(bySuffixOf name: String) -> Role? {
    bySuffix.first { suffix, _ in
      suffix.utf8.count < name.utf8.count && name.hasSuffix(suffix)
    }?.role
  }
}

/// In the order of the numbers of the roles.
private let standardDefinitions: [RoleDefinition] = [
  RoleDefinition(
    "model", noun: "a model", suffixes: [], folder: "Models",
    otherFolders: ["Model", "Entities", "Entity"],
    supertypes: ["NSManagedObject", "ManagedObject", "PersistentModel"], uses: [.model]),
  RoleDefinition(
    "store", noun: "a store", suffixes: ["Store"],
    otherSuffixes: ["Database", "Repository", "Storage"], folder: "Stores",
    otherFolders: ["Store", "Persistence", "Repositories"], supertypes: ["Store", "ObjectStore"],
    uses: [.model, .store]),
  RoleDefinition(
    "service", noun: "a service", suffixes: ["Service"], folder: "Services",
    otherFolders: ["Service", "Networking", "Network"], supertypes: ["Service"],
    uses: [.model, .service]),
  RoleDefinition(
    "operation", noun: "an operation", suffixes: ["Operation"], otherSuffixes: ["Job", "Task"],
    folder: "Operations", otherFolders: ["Operation", "Jobs"],
    supertypes: ["Operation", "NSOperation"], uses: [.operation, .store, .service, .model]),
  RoleDefinition(
    "state", noun: "a state", suffixes: ["State"], folder: "States", otherFolders: ["State"],
    supertypes: ["State"], uses: [.model, .state]),
  RoleDefinition(
    "view", noun: "a view", suffixes: ["Cell", "View"], folder: "Views",
    otherFolders: ["View", "Cells"],
    supertypes: [
      "View", "UIView", "NSView", "UITableViewCell", "UICollectionViewCell", "UIControl", "Cell",
      "UIViewRepresentable", "NSViewRepresentable", "ViewModifier",
    ], uses: [.view, .delegateProtocol]),
  RoleDefinition(
    "delegateProtocol", noun: "a delegate protocol", suffixes: ["Delegate"], folder: "Views",
    uses: [.view, .model, .delegateProtocol]),
  RoleDefinition(
    "dataSource", noun: "a data source", suffixes: ["DataSource"], folder: "DataSources",
    otherFolders: ["DataSource"],
    supertypes: [
      "UITableViewDataSource", "UICollectionViewDataSource", "NSTableViewDataSource",
    ], uses: [.view, .model, .dataSource]),
  RoleDefinition(
    "controller", noun: "a controller", suffixes: ["Controller"],
    otherSuffixes: ["Manager", "Page", "Screen"], folder: "Controllers",
    otherFolders: ["Controller", "ViewControllers"],
    supertypes: [
      "Controller", "ViewController", "UIViewController", "NSViewController",
      "UITableViewController", "UICollectionViewController", "UINavigationController",
      "UITabBarController", "UISplitViewController", "UIPageViewController",
      "NSWindowController", "NSSplitViewController", "NSTabViewController",
    ],
    uses: [
      .model, .store, .service, .operation, .state, .view, .delegateProtocol, .dataSource,
      .controller,
    ]),
  RoleDefinition(
    "applicationDelegate", noun: "an application delegate",
    suffixes: ["AppDelegate", "ApplicationDelegate"], folder: "Application",
    otherFolders: ["App"],
    supertypes: ["ApplicationDelegate", "UIApplicationDelegate", "NSApplicationDelegate"],
    uses: [
      .model, .store, .service, .operation, .state, .view, .delegateProtocol, .dataSource,
      .controller, .applicationDelegate,
    ]),
]
