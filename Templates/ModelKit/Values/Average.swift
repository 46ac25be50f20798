import Foundation

/// A number whose average is taken by `@avg`.
public protocol AveragedNumber {
  var averagedValue: Double { get }
}

extension Int: AveragedNumber {
  public var averagedValue: Double { Double(self) }
}

extension Double: AveragedNumber {
  public var averagedValue: Double { self }
}

extension Decimal: AveragedNumber {
  public var averagedValue: Double { NSDecimalNumber(decimal: self).doubleValue }
}

extension Collection where Element: AveragedNumber {
  /// The arithmetic mean; nil of nothing.
  public var average: Double? {
    isEmpty ? nil : reduce(0) { $0 + $1.averagedValue } / Double(count)
  }
}
