/// Something that a controller does when a key is pressed.
@MainActor
public struct KeyAction {
  public let key: Key
  /// What it does, in a few words for the last line of the screen.
  public let name: String
  /// Whether somebody has to say yes first.
  let asksFirst: Bool
  /// Whether the key does something now.
  let isEnabled: @MainActor () -> Bool
  let perform: @MainActor () throws -> Void

  /// - Parameters:
  ///   - key: one character, or return escape tab up down left right delete ctrl+x.
  ///   - asksFirst: whether somebody has to say yes before it is done.
  ///   - isEnabled: asked before the key is shown and before it does something.
  ///   - perform: an error that it throws is shown in the status line.
  public init(
    _ key: String, _ name: String, asksFirst: Bool = false,
    enabledWhen isEnabled: @escaping @MainActor () -> Bool = { true },
    _ perform: @escaping @MainActor () throws -> Void
  ) {
    guard let named = Key(named: key) else { preconditionFailure("no key is called '\(key)'") }
    self.key = named
    self.name = name
    self.asksFirst = asksFirst
    self.isEnabled = isEnabled
    self.perform = perform
  }

  /// An action called delete is meant for either of the two keys that delete.
  func isMeant(by pressed: Key) -> Bool {
    pressed == key || (key == .delete && pressed == .forwardDelete)
  }
}
