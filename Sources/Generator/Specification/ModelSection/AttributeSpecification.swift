/// An attribute of a model.
public struct AttributeSpecification: Sendable {
  public let name: String
  /// What it was called in earlier versions of the spec, the newest first.
  public let formerNames: [String]
  public let type: AttributeType
  public let isOptional: Bool
  /// Of the attribute's type and within its limits.
  public private(set) var defaultValue: AttributeValue?
  /// A unique attribute identifies an object: one `get`, one live object per value.
  public let isUnique: Bool
  public let isIndexed: Bool
  /// Not stored, not in the archive, not in predicates and sort orders.
  public let isTransient: Bool
  public let limits: AttributeLimits
  /// What a person reads, if it is not the name in words. Any text.
  public let label: LocalizedText?
  /// What a person reads for a case of its enumeration, if it is not the name of the case. Any texts.
  public let caseLabels: [CaseLabel]
  /// Only for dates, and for a `UUID` on insert: nobody else sets it.
  public let setOn: SettingMoment?

  /// The cases for which a cluster makes the model, where the attribute decides; nil where every case will
  /// do. The only one is the default.
  public private(set) var ownCases: [String]?

  /// The cases that objects of the model can have; none for what is no enumeration.
  public var cases: [String] { ownCases ?? type.enumeration?.cases ?? [] }

  /// The same with some of its cases.
  func limited(to cases: [String]) -> AttributeSpecification {
    var attribute = self
    attribute.ownCases = cases
    let values = cases.map { AttributeValue.enumerationCase($0) }
    if !values.contains(where: { $0 == defaultValue }) { attribute.defaultValue = nil }
    if values.count == 1 { attribute.defaultValue = values[0] }
    return attribute
  }
}

/// What a person reads for a case of an enumeration.
public struct CaseLabel: Sendable {
  public let name: String
  public let label: LocalizedText
}

/// What `validate` holds a value against.
public struct AttributeLimits: Hashable, Sendable {
  /// Inclusive, of the attribute's type: numbers and dates.
  public private(set) var minimum: AttributeValue?
  public private(set) var maximum: AttributeValue?
  /// In characters of a string, or in bytes of data.
  public private(set) var minimumLength: Int?
  public private(set) var maximumLength: Int?
  /// A regular expression that a whole string has to match. Any text.
  public private(set) var pattern: String?

  public var isEmpty: Bool { self == AttributeLimits() }
}

/// When the life cycle of an object sets an attribute.
public enum SettingMoment: String, Hashable, CaseIterable, Choice {
  case insert
  case save
}
