/// A number of 64 bits by which damage is noticed; against somebody who means it, it is no help.
public enum Checksum {
  public static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBufferPointer { NameHash.of($0) }
  }

  public static func of(_ text: String) -> UInt64 { NameHash.of(text) }
}
