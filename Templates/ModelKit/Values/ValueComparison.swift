import Foundation

extension AttributeValue {
  /// The order of two values of one type, or of an Int and a Double; nil when one of them is nil or
  /// they cannot be compared.
  func compare(with other: AttributeValue) -> Ordering? {
    switch (self, other) {
    case (.bool(let left), .bool(let right)): Ordering(left ? 1 : 0, right ? 1 : 0)
    case (.integer(let left), .integer(let right)): Ordering(left, right)
    case (.double(let left), .double(let right)): Ordering(left, right)
    case (.integer(let left), .double(let right)): Self.compare(left, right)
    case (.double(let left), .integer(let right)): Self.compare(right, left).reversed
    case (.decimal(let left), .decimal(let right)): Ordering(left, right)
    case (.string(let left), .string(let right)): Collation.compare(left, right)
    case (.date(let left), .date(let right)): Ordering(left, right)
    case (.url(let left), .url(let right)):
      Collation.compare(left.absoluteString, right.absoluteString)
    case (.uuid(let left), .uuid(let right)): Ordering(left.uuidString, right.uuidString)
    case (.data(let left), .data(let right)): Self.compare(left, right)
    case (.object(let left), .object(let right)): Ordering(left, right)
    default: nil
    }
  }

  /// The order for sorting: nil comes first.
  public func sortOrder(with other: AttributeValue) -> Ordering {
    switch (self, other) {
    case (.null, .null): .equal
    case (.null, _): .before
    case (_, .null): .after
    default: compare(with: other) ?? .equal
    }
  }

  /// Whether a predicate calls both equal: nil equals nil, and numbers are compared as numbers.
  func isEqual(to other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.null, _), (_, .null), (.string, .string): return self == other
    default: break
    }
    return compare(with: other) == .equal
  }

  /// Exact also where a Double cannot hold every Int.
  private static func compare(_ left: Int, _ right: Double) -> Ordering {
    if right >= 0x1p63 { return .before }
    if right < -0x1p63 { return .after }
    let whole = right.rounded(.down)
    let order = Ordering(left, Int(whole))
    return order == .equal && right > whole ? .before : order
  }

  private static func compare(_ left: Data, _ right: Data) -> Ordering {
    for (leftByte, rightByte) in zip(left, right) where leftByte != rightByte {
      return Ordering(leftByte, rightByte)
    }
    return Ordering(left.count, right.count)
  }
}
