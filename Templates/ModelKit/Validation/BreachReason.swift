/// Why a value is not valid.
public enum BreachReason: Equatable, Sendable {
  case missing
  /// A number or a date that is none.
  case notFinite(isDate: Bool)
  case belowMinimum(AttributeValue)
  case aboveMaximum(AttributeValue)
  case tooShort(minimum: Int, LengthUnit)
  case tooLong(maximum: Int, count: Int, LengthUnit)
  case noneOf([String])
  /// A text that does not match a regular expression.
  case mismatch(pattern: String)
  /// A value of a unique attribute that another object has.
  case taken(AttributeValue)
  case tooFewObjects(minimum: Int, count: Int)
  case tooManyObjects(maximum: Int, count: Int)

  /// What the length of a value is counted in.
  public enum LengthUnit: String, Sendable {
    /// As people count them.
    case character
    case byte

    fileprivate func text(_ count: Int) -> String {
      count.counted(rawValue)
    }
  }

  /// The reason in English, without a full stop.
  public func sentence(about name: String) -> String {
    switch self {
    case .missing: "\(name) is required"
    case .notFinite(let isDate): "\(name) is not a \(isDate ? "date" : "number")"
    case .belowMinimum(let minimum): "\(name) must be at least \(minimum)"
    case .aboveMaximum(let maximum): "\(name) must be at most \(maximum)"
    case .tooShort(let minimum, let unit): "\(name) needs at least \(unit.text(minimum))"
    case .tooLong(let maximum, let count, let unit):
      "\(name) takes at most \(unit.text(maximum)), not \(count)"
    case .noneOf(let cases): "\(name) is none of \(cases.joined(separator: ", "))"
    case .mismatch(let pattern): "\(name) does not match \(pattern)"
    case .taken(let value): "\(name) \(value) is taken already"
    case .tooFewObjects(let minimum, let count):
      "\(name) needs at least \(minimum), not \(count)"
    case .tooManyObjects(let maximum, let count):
      "\(name) takes at most \(maximum), not \(count)"
    }
  }
}
