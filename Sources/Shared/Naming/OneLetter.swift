import Diagnostics

/// Names of one letter.
public enum OneLetter {
  /// The letters of coordinates and counters, which stand anywhere.
  public static let usual = ["i", "j", "k", "x", "y", "z"]
  /// So many such names in one place belong together, as the parts of a color do.
  public static let family = 3

  public static func isOne(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard name.count == 1, let letter = name.first else { return false }
    return (letter | 0x20) &- 0x61 < 26
  }

  /// What is said of a name that is in force for long.
  public static func fault(of name: String) -> NameFault {
    NameFault(.shortName, "write a whole word instead of '\(name)'", certainty: .likely)
  }
}
