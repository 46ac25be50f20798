/// What a rule returns: where, what, how sure. The engine adds the rule and the severity.
///
/// An object that never changes, since a finding is handed on a dozen times until it is shown.
public final class Finding: Sendable {
  /// Lower case, no full stop, says what to write instead.
  public let message: String
  /// The narrowest range that the user must change.
  public let range: FileRange
  public let certainty: Certainty
  public let notes: [Note]
  /// What may stand in place of the range, where that is a name or a part of one: a better name, or
  /// several of which somebody has to choose.
  public let replacements: [String]
  private let besides: Besides?

  /// What few findings have: an object, so that the others have no room for it.
  private final class Besides: Sendable {
    let fix: Fix?
    let dependency: Dependency?

    init(fix: Fix?, dependency: Dependency?) {
      self.fix = fix
      self.dependency = dependency
    }
  }

  public init(
    _ message: String, at range: FileRange, certainty: Certainty = .certain, notes: [Note] = [],
    fix: Fix? = nil, replacements: [String] = [], dependency: Dependency? = nil
  ) {
    self.message = message
    self.range = range
    self.certainty = certainty
    self.notes = notes
    self.replacements = replacements
    besides =
      fix == nil && dependency == nil ? nil : Besides(fix: fix, dependency: dependency)
  }

  public var fix: Fix? { besides?.fix }
  /// Set where the finding is about one type naming another, so that settings can except it.
  public var dependency: Dependency? { besides?.dependency }

  /// One that a fair reader may see otherwise.
  public static func likely(
    _ message: String, at range: FileRange, replacements: [String] = []
  ) -> Finding {
    Finding(message, at: range, certainty: .likely, replacements: replacements)
  }

  /// The same with a fix, with further notes, or with another certainty.
  public func adding(
    _ fix: Fix? = nil, notes: [Note] = [], certainty: Certainty? = nil
  ) -> Finding {
    Finding(
      message, at: range, certainty: certainty ?? self.certainty, notes: self.notes + notes,
      fix: fix ?? self.fix,
      replacements: replacements, dependency: dependency)
  }
}

extension Finding: Hashable {
  public static func == (left: Finding, right: Finding) -> Bool {
    left.message == right.message && left.range == right.range
      && left.certainty == right.certainty && left.notes == right.notes && left.fix == right.fix
      && left.replacements == right.replacements && left.dependency == right.dependency
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(range)
  }
}

/// A sentence that belongs to a finding, with the place it speaks of where there is one.
public struct Note: Hashable, Sendable {
  public let message: String
  public let range: FileRange?

  public init(_ message: String, at range: FileRange? = nil) {
    self.message = message
    self.range = range
  }
}
