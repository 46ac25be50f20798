import SourceModel

/// A place in a file where a name stands, and what it is there.
struct Place {
  /// Without back quotes.
  let name: Name
  let role: Role

  enum Role {
    case declaration(Declaration)
    case parameter(Parameter, of: Declaration, PartOfParameter)
    case binding(LocalName)
    case genericParameter
    /// A name that stands by itself, is called by itself, or begins an expression.
    case value(Use)
    /// A name behind a dot, with what stands before the dot.
    case member(Use)
    /// A name behind a leading dot.
    case implicitMember(Use)
    case keyPathMember(Use)
    /// A name of a written type, the first or a further one.
    case type(Use)
    case macro
    case argumentLabel(Call)
    /// The label of a tuple's element or of a statement; a condition of compilation.
    case plainLabel
    /// In the text of a literal.
    case text
    /// In the string behind `renamed:`.
    case written(WrittenPlace)
    /// In the arguments of an attribute that the compiler knows.
    case attribute
    case unknown
  }

  /// Which of the two names of a parameter.
  enum PartOfParameter {
    case label, name, both
  }

  var start: Int { name.offsets.lowerBound }

  /// Whether it stands in a literal that consists of the name, or of a path of names: others look something
  /// up by it.
  var isKey: Bool {
    let bytes = name.source.bytes
    let before = bytes[..<start].suffix(Self.longestKey).last { !Self.isPartOfKey($0) }
    let after = bytes[name.offsets.upperBound...].prefix(Self.longestKey)
      .first { !Self.isPartOfKey($0) }
    return before == UInt8(ascii: "\"") && after == UInt8(ascii: "\"")
  }

  /// Whether it is a label in the full name of a function, as in `init(name:)`.
  var isInFullName: Bool {
    let bytes = name.source.bytes
    let before = bytes[..<start].last
    let behind = bytes[name.offsets.upperBound...].dropFirst().first
    return before == UInt8(ascii: "(") || before == UInt8(ascii: ":")
      || behind == UInt8(ascii: ")")
  }

  /// The innermost declaration around a name that stands by itself.
  var owner: Declaration? {
    switch role {
    case .value(let use), .type(let use): use.owner
    case .binding(let local): local.owner
    default: nil
    }
  }

  /// Whether it stands in a string that the compiler shows and never looks up.
  var isWritten: Bool {
    if case .written = role { true } else { false }
  }

  /// How many bytes are looked at on either side.
  private static let longestKey = 1_000

  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_.:".utf8.contains(byte)
  }
}
