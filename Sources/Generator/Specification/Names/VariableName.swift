extension String {
  /// What a variable for an object of a type is called: `NewsView` -> `newsView`, `URLItem` -> `urlItem`,
  /// `HTTPS` -> `https`.
  public var asVariable: String {
    let capitals = utf8.prefix(while: Self.isCapitalOrDigit).count
    let keepsLast = capitals > 1 && capitals < utf8.count
    let lowered = keepsLast ? capitals - 1 : capitals
    let end = utf8.index(startIndex, offsetBy: lowered)
    return self[..<end].lowercased() + self[end...]
  }

  /// Names are ASCII.
  private static func isCapitalOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || isDigit(byte)
  }
}
