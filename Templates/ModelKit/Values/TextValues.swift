import Foundation

extension String: AttributeConvertible {
  public static var attributeType: AttributeType { .string }
  public static var placeholder: String { "" }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .string(self) }
}

extension URL: AttributeConvertible {
  public static var attributeType: AttributeType { .url }
  public static var placeholder: URL { URL(filePath: "/") }

  public init?(attributeValue: AttributeValue) {
    guard case .url(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .url(absoluteURL) }
}

extension UUID: AttributeConvertible {
  public static var attributeType: AttributeType { .uuid }
  public static var placeholder: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  public init?(attributeValue: AttributeValue) {
    guard case .uuid(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .uuid(self) }
}

extension Date: AttributeConvertible {
  public static var attributeType: AttributeType { .date }
  public static var placeholder: Date { Date(timeIntervalSinceReferenceDate: 0) }

  public init?(attributeValue: AttributeValue) {
    guard case .date(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .date(self) }
}

extension Data: AttributeConvertible {
  public static var attributeType: AttributeType { .data }
  public static var placeholder: Data { Data() }

  public init?(attributeValue: AttributeValue) {
    guard case .data(let value) = attributeValue else { return nil }
    self = value
  }

  public var attributeValue: AttributeValue { .data(self) }
}
