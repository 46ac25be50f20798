extension String {
  /// What a variable for an object of a type is called: `NewsView` -> `newsView`, `URLItem` -> `urlItem`,
  /// `HTTPS` -> `https`.
  public var asVariable: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }.count
    let keepsLast = capitals > 1 && capitals < count
    let lowered = keepsLast ? capitals - 1 : capitals
    return prefix(lowered).lowercased() + dropFirst(lowered)
  }
}
