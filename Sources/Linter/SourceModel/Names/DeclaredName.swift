import SwiftFacts

/// A name that the file itself has chosen: of a declaration, a label, a parameter, a local value.
public struct DeclaredName {
  public let name: Name
  public let role: NameRole
  /// The declaration that has the name, or in which it is declared.
  let owner: Int32
  /// Where a local name ends to be visible; -1 for what is visible elsewhere.
  let scopeEnd: Int32

  /// The declaration that has the name, or in which it is declared; nil at the top of a file.
  public var declaration: Declaration? { name.source.declaration(at: owner) }
  /// Whether nothing outside of the body around it can use the name.
  public var isLocal: Bool { scopeEnd >= 0 }
  /// The bytes from the name to the end of its scope; nil for what is visible elsewhere.
  public var scope: Range<Int>? {
    isLocal ? name.offsets.lowerBound..<max(name.offsets.lowerBound, Int(scopeEnd)) : nil
  }
}

extension DeclaredName {
  /// `if let photo`, `guard let photo = cell.photo else`: whether a condition binds what is called so already.
  public var isRepeated: Bool {
    switch role {
    case .binding(.ifBinding), .binding(.guardBinding), .binding(.whileBinding): break
    default: return false
    }
    let source = name.source
    var depth = 0
    // To the next condition, or to the body.
    let bound = source.bytes[name.offsets.upperBound...].prefix { byte in
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      return byte != UInt8(ascii: "\n") && (depth > 0 || !",{".utf8.contains(byte))
    }
    let next = bound.first { !$0.isSpace }
    return next != UInt8(ascii: "=") && next != UInt8(ascii: ":")
      || bound.contains(name.text) { found in
        !source.isPartOfName(at: found.lowerBound - 1) && !source.isPartOfName(at: found.upperBound)
      }
  }

  /// `PrivateKey(d: d)`: whether a local value is handed on under its own name, which whoever has the label has chosen.
  public var isLabelOfAnother: Bool {
    guard let scope else { return false }
    let source = name.source
    return source.bytes[scope.clamped(to: source.bytes.indices)].contains("\(name): \(name)") {
      found in
      !source.isPartOfName(at: found.lowerBound - 1) && !source.isPartOfName(at: found.upperBound)
    }
  }
}

/// What has a name.
public enum NameRole: Hashable, Sendable, BitwiseCopyable {
  case type, function, value, enumerationCase, genericParameter
  /// What callers write, which for most parameters is the name in the body as well.
  case label
  /// What only the body says.
  case parameter
  /// A `let` or `var` in a body.
  case local
  /// Bound by a condition, a pattern, a loop or a closure.
  case binding(LocalNameKind)

  var isOfParameter: Bool { self == .label || self == .parameter }

  /// Whether it is bound by no declaration.
  var isBinding: Bool {
    if case .binding = self { true } else { false }
  }
}
