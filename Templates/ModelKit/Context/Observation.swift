/// Keeps a handler informed for as long as somebody holds it.
@MainActor public final class BroadcastObservation<Topic: Hashable, News> {
  let topics: Set<Topic>

  /// Whether news are told as they come, not in the next turn.
  fileprivate let isImmediate: Bool
  fileprivate var handler: (@MainActor (News) -> Void)?

  init(
    of topics: Set<Topic>, isImmediate: Bool = false,
    _ handler: @escaping @MainActor (News) -> Void
  ) {
    self.topics = topics
    self.isImmediate = isImmediate
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }
}

/// Of changes that are stored, by the names of models.
public typealias Observation = BroadcastObservation<String, ChangeSet>

/// Collects news and tells the observers once per turn of the run loop; those that cannot wait are told
/// at once.
@MainActor final class Broadcast<Topic: Hashable, News> {
  private struct Observer {
    weak var observation: BroadcastObservation<Topic, News>?
  }

  private var observers: [Observer] = []
  private var collected: News
  private let nothing: News
  private let part: (News, Set<Topic>) -> News?
  private var delivery: Task<Void, Never>?

  /// - Parameter part: what of the news is about some topics; nil where nothing is.
  init(_ nothing: News, part: @escaping (News, Set<Topic>) -> News?) {
    self.nothing = nothing
    self.part = part
    collected = nothing
  }

  func add(_ observation: BroadcastObservation<Topic, News>) {
    observers.removeAll { $0.observation == nil }
    observers.append(Observer(observation: observation))
  }

  /// Whether somebody wants to know of a topic.
  func isObserved(_ topic: Topic) -> Bool {
    observers.contains { $0.observation?.topics.contains(topic) == true }
  }

  /// Adds to the news that are told in the next turn.
  func post(_ add: (inout News) -> Void) {
    add(&collected)
    guard delivery == nil else { return }
    delivery = Task { self.deliver() }
  }

  /// Tells news to those who cannot wait; all others are told what is posted.
  func tellAtOnce(_ news: News) {
    tell(news, atOnce: true)
  }

  /// Waits for what was posted to be delivered.
  func settle() async {
    while let delivery { await delivery.value }
  }

  private func deliver() {
    let news = collected
    collected = nothing
    delivery = nil
    tell(news, atOnce: false)
  }

  private func tell(_ news: News, atOnce isImmediate: Bool) {
    for observer in observers {
      guard let observation = observer.observation, observation.isImmediate == isImmediate,
        let part = part(news, observation.topics)
      else { continue }
      observation.handler?(part)
    }
  }
}
