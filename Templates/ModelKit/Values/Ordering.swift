/// How two values lie to each other.
public enum Ordering: Int, Sendable {
  case before = -1
  case equal = 0
  case after = 1

  /// The order of two values of one type.
  public init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .before : (left == right ? .equal : .after)
  }

  /// The order seen from the other side.
  public var reversed: Ordering {
    switch self {
    case .before: .after
    case .equal: .equal
    case .after: .before
    }
  }
}

/// What a comparison of texts pays no heed to.
public struct ComparisonOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let letterCase = ComparisonOptions(rawValue: 1)
  public static let diacritics = ComparisonOptions(rawValue: 2)
}
