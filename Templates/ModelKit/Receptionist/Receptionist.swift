import Foundation
import Synchronization

/// Takes news of changes wherever they happen and has them answered on the main actor (the pattern of
/// this name in Concepts in Objective-C Programming): what comes in a burst is answered once, and not
/// more often than an interval allows.
///
/// ```swift
/// Receptionist(readingState, \.section, for: self) { $0.updateTitle($1) }
/// Receptionist(News.self, "isRead", in: store, every: .milliseconds(200), for: self) { $0.countUnread() }
/// ```
/// Works for as long as somebody holds it. Controllers have receptionists, views never do.
@MainActor public final class Receptionist {
  /// Whether an answer is on its way already.
  private nonisolated let isExpected = Mutex(false)
  private let interval: Duration
  /// Answers, unless there is nothing new to tell.
  private let answer: @MainActor () -> Bool
  private var lastAnswer: ContinuousClock.Instant?
  /// How often something was answered: what equals the last value or belongs to a burst is not counted.
  public private(set) var answerCount = 0
  /// What tells the receptionist.
  private var sources: [AnyObject] = []

  /// - Parameters:
  ///   - interval: the least time between two answers.
  ///   - answer: called in a later turn of the run loop than the news.
  public convenience init(
    every interval: Duration = .zero, answer: @escaping @MainActor () -> Void
  ) {
    self.init(interval: interval) {
      answer()
      return true
    }
  }

  private init(interval: Duration, answer: @escaping @MainActor () -> Bool) {
    self.interval = interval
    self.answer = answer
  }

  /// Takes news, on any thread.
  public nonisolated func notify() {
    let isFirst = isExpected.withLock { isExpected in
      defer { isExpected = true }
      return !isExpected
    }
    guard isFirst else { return }
    Task { @MainActor [weak self] in
      while let rest = self?.rest, rest > .zero { try? await Task.sleep(for: rest) }
      self?.answerNow()
    }
  }

  /// The time until the next answer is allowed.
  private var rest: Duration {
    guard let lastAnswer else { return .zero }
    return interval - lastAnswer.duration(to: .now)
  }

  private func answerNow() {
    isExpected.withLock { $0 = false }
    lastAnswer = .now
    if answer() { answerCount += 1 }
  }

  /// Whether news wait to be answered.
  public var isExpectingAnswer: Bool { isExpected.withLock { $0 } }

  /// Keeps what tells the receptionist.
  func hold(_ source: AnyObject) { sources.append(source) }
}

extension Receptionist {
  /// Follows a property of a state; a value equal to the one that was told last is dropped.
  ///
  /// - Parameter target: gets the value; it is not kept alive.
  public convenience init<State: ObservableState, Value: Equatable, Target: AnyObject>(
    _ state: State, _ property: KeyPath<State, Value>, every interval: Duration = .zero,
    for target: Target, answer: @escaping @MainActor (Target, Value) -> Void
  ) {
    var told = state[keyPath: property]
    self.init(interval: interval) { [weak state, weak target] in
      guard let state, let target, state[keyPath: property] != told else { return false }
      told = state[keyPath: property]
      answer(target, told)
      return true
    }
    hold(state.observe(property) { [weak self] _ in self?.notify() })
  }

  /// Follows a property of all objects of a model: told when one of them is saved with another value,
  /// is new, or is gone.
  ///
  /// - Parameters:
  ///   - property: the name of an attribute or of a relationship to one; any other ends the program.
  ///   - target: is not kept alive.
  public convenience init<Object: Model, Target: AnyObject>(
    _ model: Object.Type, _ property: String, in context: any ObjectContext,
    every interval: Duration = .zero, for target: Target,
    answer: @escaping @MainActor (Target) -> Void
  ) {
    self.init(every: interval) { [weak target] in
      if let target { answer(target) }
    }
    let entity = Object.entity
    if entity.valueSlot(named: property) == nil {
      let isToMany = entity.property(named: property) != nil
      let error: KeyError =
        isToMany
        ? .unlikeType(key: property, expected: "one object")
        : .unknownKey(property, entity: entity)
      preconditionFailure(error.sentence.description)
    }
    hold(
      context.observe(entitiesNamed: [entity.name]) { [weak self] changes in
        if changes.mayTouch(property, of: entity) { self?.notify() }
      })
  }
}

extension Receptionist {
  /// Follows a notification; of several in one turn of the run loop the last is told.
  ///
  /// - Parameter target: gets the payload; it is not kept alive.
  public convenience init<Payload: Sendable, Target: AnyObject>(
    _ notification: TypedNotification<Payload>, for target: Target,
    answer: @escaping @MainActor (Target, Payload) -> Void
  ) {
    var latest: Payload?
    self.init { [weak target] in
      if let target, let payload = latest { answer(target, payload) }
    }
    hold(
      notification.observe { [weak self] payload in
        latest = payload
        self?.notify()
      })
  }
}

extension ChangeSet {
  /// Whether a property of some object of a model may have another value.
  fileprivate func mayTouch(_ property: String, of entity: Entity) -> Bool {
    mayHaveMore
      || all.contains { change in
        let isOfModel = (change.new ?? change.old).map { entity.includes($0.entity) } ?? false
        return isOfModel && change.old?[property] != change.new?[property]
      }
  }
}
