/// What answers keys: a responder, or the delegate of one.
@MainActor
public protocol KeyResponder: AnyObject {
  /// Answers a key.
  ///
  /// - Returns: false when the key means nothing here, so that the next one is asked.
  func respond(to key: Key) -> Bool

  /// The keys that are answered, for the list that `?` and F1 show.
  var keyHelp: [KeyHint] { get }
}

extension KeyResponder {
  public func respond(to key: Key) -> Bool { false }
  public var keyHelp: [KeyHint] { [] }
}

/// Something that can answer keys and do actions: a view, a controller, the window or the application.
///
/// A key goes to the first responder and then from one to the `next`, until one answers it.
@MainActor
open class Responder: KeyResponder {
  public init() {}

  /// Who is asked when this responder does not answer.
  open var next: Responder? { nil }

  /// Who is asked for an action that this responder cannot do.
  var nextForAction: Responder? { next }

  /// Who is asked between this responder and the next.
  var respondingDelegate: (any KeyResponder)? { nil }

  open func respond(to key: Key) -> Bool { false }

  open var keyHelp: [KeyHint] { [] }

  /// This responder and everyone behind it, delegates included.
  final var chain: [any KeyResponder] { chain { $0.next } }

  /// The first one that can do an action: this responder or one behind it.
  final func performer<Target>(ofType type: Target.Type) -> Target? {
    chain { $0.nextForAction }.lazy.compactMap { $0 as? Target }.first
  }

  private func chain(by next: @escaping (Responder) -> Responder?) -> [any KeyResponder] {
    sequence(first: self, next: next).flatMap { responder in
      [responder] + (responder.respondingDelegate.map { [$0] } ?? [])
    }
  }

  /// Asks this responder and everyone behind it.
  final func sendAlongChain(_ key: Key) -> Bool {
    guard let answerer = chain.first(where: { $0.respond(to: key) }) else { return false }
    // A view knows what it has changed; whoever else answers may have changed anything.
    guard !(answerer is View) else { return true }
    for case let controller as ViewController in chain { controller.contentMayHaveChanged() }
    return true
  }
}
