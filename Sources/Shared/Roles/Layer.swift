/// A part of a program that may use some other parts: how its types are known, and what they may name.
///
/// An object that never changes, since every type of a project has one.
public final class Layer: Sendable {
  /// As the settings and the findings call it.
  public let name: String
  /// Folders: a name that may stand anywhere in a path, or a path from the settings file on.
  public let folders: [String]
  /// Ends of type names.
  public let suffixes: [String]
  /// Ends of protocol names; they decide before the folder, since a delegate protocol lies with its view.
  public let protocolSuffixes: [String]
  /// Classes and protocols whose heirs belong to it.
  public let supertypes: [String]
  /// Types that belong to it whatever they are called.
  public let types: [String]
  /// The names of the layers whose types it may name.
  public let uses: Set<String>

  public init(
    name: String, folders: [String] = [], suffixes: [String] = [],
    protocolSuffixes: [String] = [], supertypes: [String] = [], types: [String] = [],
    uses: Set<String> = []
  ) {
    self.name = name
    self.folders = folders
    self.suffixes = suffixes
    self.protocolSuffixes = protocolSuffixes
    self.supertypes = supertypes
    self.types = types
    self.uses = uses
  }

  /// The name as words of a sentence: `dataSource` is "data source".
  public var title: String {
    name.reduce(into: "") { title, character in
      let isNewWord = character.isUppercase && title.last?.isLowercase == true
      title += isNewWord ? " " + character.lowercased() : String(character)
    }
  }

  public func mayUse(_ other: Layer) -> Bool {
    uses.contains(other.name)
  }
}

extension Layer: Hashable {
  public static func == (left: Layer, right: Layer) -> Bool {
    if left === right { return true }
    return left.name == right.name && left.folders == right.folders
      && left.suffixes == right.suffixes && left.protocolSuffixes == right.protocolSuffixes
      && left.supertypes == right.supertypes && left.types == right.types
      && left.uses == right.uses
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Layer {
  /// A role as a layer: what holds where a project names no layers of its own.
  convenience init(_ definition: RoleDefinition, of role: Role, in table: [RoleDefinition]) {
    let isProtocol = role == .delegateProtocol
    let ends = [Role.delegateProtocol, .dataSource].compactMap { table[$0.number].suffixes.last }
    self.init(
      name: definition.name, folders: isProtocol ? [] : Self.folders(of: definition, role: role),
      suffixes: definition.suffixes, protocolSuffixes: isProtocol ? ends : [],
      supertypes: definition.supertypes, uses: Set(definition.uses.map { table[$0.number].name }))
  }

  /// The folder as the generator calls it, and as other trees do where no other role is called so.
  private static func folders(of definition: RoleDefinition, role: Role) -> [String] {
    let folder = definition.folder
    guard [.model, .view, .store, .controller].contains(role) else { return [folder] }
    let singular = folder.hasSuffix("s") ? String(folder.dropLast()) : folder
    let others = role == .model ? definition.otherFolders.filter { $0 != singular } : []
    return ([folder, singular] + others).flatMap { [$0, $0.lowercased()] }
  }
}

extension Role {
  /// What holds of it where a project names no layers of its own.
  public var layer: Layer { RoleTable.current.layers.layers[number] }
}
