/// A column of a table that has no cell of its own.
public struct ColumnSpecification: Sendable {
  /// Begins at the controller's model; one value, not a list.
  public let keyPath: KeyPathSpecification
  /// The same for the store; nil where it cannot order by it.
  public let storedKeyPath: KeyPathSpecification?
  /// What stands above it; nil for what the property is called.
  public let label: LocalizedText?
  /// In characters; nil means as wide as its widest value.
  public let width: Int?
  public let alignment: ColumnAlignment
  /// Of a date or a number; nil where the spec says nothing.
  public let format: ValueFormat?
  /// What is shown instead of nil; nil where nothing is, and where the value never is nil.
  public let placeholder: LocalizedText?
}

public enum ColumnAlignment: String, Hashable, CaseIterable, Choice {
  case leading
  case center
  case trailing
}

/// How a date or a number looks, which the view says and never the model.
public enum ValueFormat: String, Hashable, CaseIterable, Choice {
  /// A date by its distance from now: "2 days ago".
  case relative
  /// A date without its time.
  case day
  case short
  case medium
  case long
  /// A number of which 1 is the whole.
  case percent

  func fits(_ type: AttributeType) -> Bool {
    switch self {
    case .relative, .day, .medium: type == .date
    case .short, .long: type == .date || type.isNumber
    case .percent: type.isNumber
    }
  }

  /// Those that a value of a type can have.
  static func fitting(_ type: AttributeType) -> [String] {
    allCases.filter { $0.fits(type) }.map(\.rawValue)
  }
}
