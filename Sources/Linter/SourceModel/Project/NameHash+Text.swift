extension ByteText {
  /// Of these bytes, taken for a name.
  var nameHash: UInt64 { NameHash.of(UnsafeBufferPointer(rebasing: self)) }
}

extension NameHash {
  static func of(_ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { of($0) }
  }

  /// Of several names in their order.
  static func of(_ names: [String]) -> UInt64 {
    names.reduce(0) { mixed(mixed($0) &+ of($1)) }
  }
}
