/// Something that can answer keys: a view, a controller, the application or its delegate.
///
/// A key goes to the first responder and then from one to the `next`, until one answers it.
@MainActor
open class Responder {
  public init() {}

  /// Who is asked when this responder does not answer.
  open var next: Responder? { nil }

  /// Answers a key.
  ///
  /// - Returns: false when the key means nothing here, so that the next responder is asked.
  open func respond(to key: Key) -> Bool { false }

  /// The keys that this responder answers, for the list that `?` and F1 show.
  open var keyHelp: [KeyHint] { [] }

  /// This responder and everyone behind it.
  final var chain: some Sequence<Responder> { sequence(first: self) { $0.next } }

  /// Asks this responder and everyone behind it.
  final func sendAlongChain(_ key: Key) -> Bool {
    guard let answerer = chain.first(where: { $0.respond(to: key) }) else { return false }
    // A view knows what it has changed; whoever else answers may have changed anything.
    guard !(answerer is View) else { return true }
    for case let controller as ViewController in chain { controller.contentMayHaveChanged() }
    return true
  }
}
