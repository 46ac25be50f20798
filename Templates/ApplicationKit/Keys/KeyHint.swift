/// A key and what it does, for the last line of the screen.
public struct KeyHint: Hashable, Sendable {
  public let key: String
  public let name: String
  /// Whether the key does something now; it stands back otherwise.
  public let isEnabled: Bool

  /// - Parameters:
  ///   - key: the names of keys as in a key script, with blanks between several.
  ///   - name: what they do, in a few words.
  public init(_ key: String, _ name: String, isEnabled: Bool = true) {
    self.key = key
    self.name = name
    self.isEnabled = isEnabled
  }
}
