import Roles

/// What a type is for, and what says so.
public struct RoleEvidence: Hashable, Sendable {
  public let role: Role
  public let reason: Reason

  /// From the surest to the least sure.
  public enum Reason: Int, Hashable, Sendable {
    case settings, folder, inheritance, suffix
  }

  public init(_ role: Role, by reason: Reason) {
    self.role = role
    self.reason = reason
  }

  /// Whether more than the end of its name says so: in code that was not written for these conventions
  /// a `ReadState` or a `ChannelOperation` is often something else.
  public var isSure: Bool { reason != .suffix }
}

extension Declaration {
  /// The role of a type or extension as far as its own file shows: by the settings, its folder, what it
  /// inherits from directly, its suffix. An extension has its file's role.
  public var role: RoleEvidence? {
    if kind != .extending, let role = source.conventions.role(ofType: name.text) {
      return RoleEvidence(role, by: .settings)
    }
    if let role = source.role { return RoleEvidence(role, by: .folder) }
    guard kind != .extending, kind != .protocolType else { return nil }
    if let role = inheritedRole { return RoleEvidence(role, by: .inheritance) }
    return Role(suffixOf: name.text).map { RoleEvidence($0, by: .suffix) }
  }

  /// The role that its own inheritance clause gives: that of a superclass, by its name or by what Apple's classes
  /// inherit from, or else that of a class or protocol that is known.
  public var inheritedRole: Role? {
    // Several rules ask for all types, and most of these have none.
    if source.memory.pointee.traits[index].contains(.inheritsNoRole) { return nil }
    let role = uncachedInheritedRole
    if role == nil { source.memory.pointee.traits[index].insert(.inheritsNoRole) }
    return role
  }

  private var uncachedInheritedRole: Role? {
    let supertypes =
      inheritedTypes.compactMap(\.supertype) + addedByMacros.map { Supertype($0) }
    if kind == .classType, let role = supertypes.first?.roleOfSubclass { return role }
    return supertypes.first(where: \.givesLayer)?.roleOfLayer
  }

  /// Whether it is a controller of an interface: a class that inherits from one or is named as one.
  /// What a server calls a controller answers requests and is none.
  public var isViewController: Bool {
    guard kind == .classType || kind == .extending else { return false }
    if ControllerName.isLong(name.text) || ControllerName.isShort(name.text) { return true }
    return kind == .classType && inheritedRole == .controller
  }
}

/// Names by which a controller of an interface is known where its superclass lies elsewhere.
public enum ControllerName {
  /// `PhotoViewController`, `MainWindowController`
  static func isLong(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || name.hasSuffix("WindowController")
  }

  /// `PhotoVC`, `PhotoListTVC`: the capitals stand behind a word.
  static func isShort(_ name: String) -> Bool {
    guard name.utf8.suffix(2).elementsEqual("VC".utf8) else { return false }
    let word = name.utf8.dropLast(2).reversed().drop { $0 == 0x54 || $0 == 0x43 }  // T, C
    return word.first.map { $0 &- 0x61 < 26 } ?? false
  }

  public static func isOne(_ name: String) -> Bool { isLong(name) || isShort(name) }
}

/// What a file's folder says that it is for.
struct RoleOfFile {
  let role: Role?
}

extension SwiftSource {
  /// What the folder says that the file is for; looked for once.
  public var role: Role? {
    let found = memory.pointee.role ?? RoleOfFile(role: conventions.role(ofFileAt: path))
    memory.pointee.role = found
    return found.role
  }
}

extension Conventions {
  /// The role that the project's own layers give to a type, where one is called like a role.
  func role(ofType name: String) -> Role? {
    layers.layer(ofType: name).flatMap { Role(rawValue: $0.name) }
  }

  /// The role that a folder gives: the project's own first, then the usual ones.
  fileprivate func role(ofFileAt path: String) -> Role? {
    if hasOwnLayers, let layer = layers.layer(ofFileAt: placement.inner(path)),
      let role = Role(rawValue: layer.name)
    {
      return role
    }
    return LayerTable.standard.layer(ofFileAt: placement.whole(path))
      .flatMap { Role(rawValue: $0.name) }
  }
}
