/// What one attribute can hold.
public enum AttributeType: Hashable, Sendable {
  case bool
  case int
  case double
  case decimal
  case string
  case date
  case url
  case uuid
  case data
  case enumeration(EnumerationSpecification)

  /// The type as Swift spells it; an enumeration with its model: `News.Section`.
  public var swiftName: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .string: "String"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .enumeration(let enumeration): enumeration.qualifiedName
    }
  }

  public var enumeration: EnumerationSpecification? {
    if case .enumeration(let enumeration) = self { enumeration } else { nil }
  }

  public var isNumber: Bool { self == .int || self == .double || self == .decimal }

  /// The types that have a name of their own in the spec, in the order of its documentation.
  static let named: [AttributeType] = [
    .bool, .int, .double, .decimal, .string, .date, .url, .uuid, .data,
  ]

  /// Those whose values have a least and a greatest one.
  static let bounded = names(.int, .double, .decimal, .date)

  static func names(_ types: Self...) -> [String] { types.map(\.swiftName) }

  static func named(_ name: String) -> AttributeType? { typesByName[name] }

  private static let typesByName = Dictionary(
    uniqueKeysWithValues: named.map { ($0.swiftName, $0) })
}

/// An enumeration that an attribute declares with its `cases`; nested in the model's class.
public struct EnumerationSpecification: Hashable, Sendable {
  public let model: String
  /// The attribute's name with a capital: `Section` for `section`.
  public let name: String
  /// In their order, which is also the order in which values sort. At least one.
  public let cases: [String]

  var qualifiedName: String { model + "." + name }
}
