/// The ends of lines: git and editors on other systems write CRLF, armature never does.
public enum LineEnds {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Whether some line ends in CRLF.
  static func areMixed(in bytes: [UInt8]) -> Bool { bytes.contains(carriageReturn) }

  /// The text with LF alone.
  public static func unified(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(carriageReturn) else { return bytes }
    var unified: [UInt8] = []
    unified.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
      if !endsLine { unified.append(byte) }
    }
    return unified
  }

  /// A text with LF, its lines ended as those of another text are.
  public static func matching(_ bytes: [UInt8], _ model: [UInt8]) -> [UInt8] {
    guard let end = model.firstIndex(of: lineFeed), end > 0, model[end - 1] == carriageReturn else {
      return bytes
    }
    var matching: [UInt8] = []
    for byte in bytes {
      if byte == lineFeed { matching.append(carriageReturn) }
      matching.append(byte)
    }
    return matching
  }
}
