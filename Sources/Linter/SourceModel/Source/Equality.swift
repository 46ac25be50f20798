import Diagnostics

/// What a type says about when two of its values are equal, and about their hash.
public struct Equality {
  public let type: Declaration
  /// `==` of the type with itself, or `isEqual(_:)`.
  public let equals: Declaration?
  /// `hash(into:)`, `hash` or `hashValue`.
  public let hash: Declaration?

  /// Nil for a type that leaves both to the compiler or to its superclass.
  init?(of type: Declaration) {
    let members = type.members
    equals = members.first { $0.isEquality(of: type) }
    hash = members.first(where: \.isHash)
    guard equals != nil || hash != nil else { return nil }
    self.type = type
  }

  /// The classes and structures of a file that write `==` or a hash.
  public static func all(in source: SwiftSource) -> [Equality] {
    source.types.filter { $0.kind == .classType || $0.kind == .structure }.compactMap(Equality.init)
  }
}

extension Declaration {
  /// A method or property that gives the hash of a value.
  public var isHash: Bool {
    // One look, which nearly no name passes.
    guard begins(with: UInt8(ascii: "h")), isMember, hasBody else { return false }
    if kind == .function {
      return name == "hash" && parameters.first.map { $0.label == "into" } ?? false
    }
    return kind.isValue && (name == "hash" || name == "hashValue") && type.text == "Int"
  }

  /// The members of the type that the body reads: names by themselves or after `self`.
  public var ownUses: [Use] {
    source.uses(in: body).filter { use in
      switch use.kind {
      case .value: true
      case .member: use.receiver == "self"
      default: false
      }
    }
  }

  /// The names of all members that the body reads, of whatever object, its own included.
  public var readNames: Set<String> {
    Set(source.uses(in: body).lazy.filter { $0.kind != .type }.map(\.name.text))
  }

  fileprivate func isEquality(of type: Declaration) -> Bool {
    guard kind == .function, hasBody else { return false }
    if name == "isEqual" { return modifiers.contains(.override) }
    guard name == "==" else { return false }
    let types = parameters.map(\.type.text)
    return types.count == 2 && types.allSatisfy { $0 == type.name.text || $0 == "Self" }
  }
}
