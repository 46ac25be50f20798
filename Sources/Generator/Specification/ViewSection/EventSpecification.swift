import Diagnostics

/// What a view asks and tells its delegate about one thing that happens, in this order: should, will, did.
public struct EventSequence: Sendable {
  /// What happens: `ChooseAnswer`.
  public let subject: String
  public let events: [EventSpecification]
  /// The button that sends them; otherwise a method of the view does.
  public let sender: String?

  /// The method of the view that sends them: `chooseAnswer`.
  public var methodName: String { subject.asVariable }

  /// The same for all events.
  public var arguments: [ParameterSpecification] { events.first?.arguments ?? [] }
}

/// `shouldChooseAnswer`, a message to the view's delegate.
public struct EventSpecification: Sendable {
  public let name: String
  public let tense: EventTense
  public let isRequired: Bool
  /// Never objects.
  public let arguments: [ParameterSpecification]
  /// Nil: it tells, and nothing is answered.
  public let answer: EventAnswer?
  /// Whether it posts a notification too.
  public let isPosted: Bool
  public let range: FileRange

  /// `didPressClose...`: the controller answers by going back.
  public var goesBack: Bool { name.hasPrefix("didPressClose") }
}

public enum EventTense: String, Hashable, Sendable, CaseIterable {
  case should
  case will
  case did
}

/// What a delegate answers, and what holds where there is none.
public enum EventAnswer: Hashable, Sendable {
  /// Whether it may happen.
  case permission(default: Bool)
  /// Whether it may happen now, never or later.
  case reply(default: ReplyWord)
  /// What takes the place of the argument with this name; the argument itself where there is no default.
  case value(ParameterSpecification, default: AttributeValue?)
}

public enum ReplyWord: String, Hashable, Sendable, CaseIterable {
  case now
  case cancel
}
