/// What a type is for: a row of the table of roles.
public struct Role: Hashable, Sendable, BitwiseCopyable {
  /// Its place in the table.
  let number: Int

  public static let model = Role(number: 0)
  public static let store = Role(number: 1)
  public static let service = Role(number: 2)
  public static let operation = Role(number: 3)
  public static let state = Role(number: 4)
  public static let view = Role(number: 5)
  public static let delegateProtocol = Role(number: 6)
  public static let dataSource = Role(number: 7)
  public static let controller = Role(number: 8)
  public static let applicationDelegate = Role(number: 9)
}

extension Role: CaseIterable {
  public static var allCases: [Role] { RoleTable.current.roles }

  /// Nil where the table has no row of this name.
  public init?(rawValue name: String) {
    guard let role = RoleTable.current.role(named: name) else { return nil }
    self = role
  }

  /// As settings and findings call it: `dataSource`.
  public var rawValue: String { definition.name }
}

extension Role {
  var definition: RoleDefinition { RoleTable.current.definitions[number] }

  /// With its article: "an operation".
  public var noun: String { definition.noun }

  /// The ends of a type's name, the usual one last. A model has none.
  public var suffixes: [String] { definition.suffixes }

  /// The usual end of a type's name; empty where there is none.
  public var suffix: String { suffixes.last ?? "" }

  /// Words with which others end the names of such types.
  public var otherSuffixes: [String] { definition.otherSuffixes }

  /// What is left of a type's name without the end that its role gives it.
  public func subject(of name: String) -> String {
    let suffix = suffixes.first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(suffix?.count ?? 0))
  }

  /// The folder below `Sources/<Application>/`. A delegate protocol lies with its view.
  public var folder: String { definition.folder }

  /// Folders in which others keep such types.
  public var otherFolders: [String] { definition.otherFolders }

  /// Classes and protocols of the kits and of Apple's frameworks whose heirs have the role.
  public var supertypes: [String] { definition.supertypes }

  /// The roles whose types a type of this role may name, its own included where it may.
  public var allowedDependencies: Set<Role> { definition.uses }
}

extension Role {
  /// The role that a type's name ends in, by the longest suffix that leaves a name before it.
  public init?(suffixOf name: String) {
    guard let role = RoleTable.current.role(bySuffixOf: name) else { return nil }
    self = role
  }

  /// The role of the files in a folder, by the folder's own name.
  public init?(folder name: String) {
    guard let role = Role.allCases.first(where: { $0.folder == name }) else { return nil }
    self = role
  }
}
