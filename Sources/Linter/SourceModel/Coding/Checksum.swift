/// A number of 64 bits by which damage is noticed; against somebody who means it, it is no help.
public enum Checksum {
  public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    NameHash.of(bytes.assumingMemoryBound(to: UInt8.self))
  }

  public static func of(_ text: String) -> UInt64 { NameHash.of(text) }
}

/// A number that stands for many things one after the other.
public struct RunningChecksum {
  public private(set) var value: UInt64 = 0

  public init() {}

  public mutating func add(_ number: UInt64) { value = NameHash.mixed(value ^ number) }
  public mutating func add(_ text: String) { add(Checksum.of(text)) }
}
