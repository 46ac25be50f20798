extension ByteText {
  /// Of these bytes, taken for a name.
  var nameHash: UInt64 { NameHash.of(UnsafeBufferPointer(rebasing: self)) }
}

extension NameHash {
  static func of(_ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { of($0) }
  }
}
