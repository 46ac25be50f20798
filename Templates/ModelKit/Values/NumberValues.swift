import Foundation

extension Bool: AttributeConvertible {
  public static var attributeType: AttributeType { .bool }
  public static var placeholder: Bool { false }

  public init?(attributeValue: AttributeValue) {
    guard case .bool(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .bool(self) }
}

extension Int: AttributeConvertible {
  public static var attributeType: AttributeType { .integer }
  public static var placeholder: Int { 0 }

  public init?(attributeValue: AttributeValue) {
    guard case .integer(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .integer(self) }
}

extension Double: AttributeConvertible {
  public static var attributeType: AttributeType { .double }
  public static var placeholder: Double { 0 }

  public init?(attributeValue: AttributeValue) {
    guard case .double(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .double(self) }
}

extension Decimal: AttributeConvertible {
  public static var attributeType: AttributeType { .decimal }
  public static var placeholder: Decimal { 0 }

  public init?(attributeValue: AttributeValue) {
    guard case .decimal(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .decimal(self) }
}
