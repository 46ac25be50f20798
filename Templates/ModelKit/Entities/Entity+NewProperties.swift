import Foundation

/// What stored objects have in a property that their model did not have when they were stored.
extension Entity {
  /// Nil where an object must have a value and nothing says which.
  package func standIn(slot: Int) -> AttributeValue? {
    guard slot < attributes.count else { return toOne(slot: slot).isOptional ? .null : nil }
    // As long as no other model was derived from it, all objects were of the model itself.
    if slot == modelSlot { return isAbstract || name != modelName ? nil : .string(name) }
    let attribute = attributes[slot]
    if attribute.isUnique, attribute.defaultValue != .null { return nil }
    return attribute.defaultValue == .null && !attribute.isOptional ? nil : attribute.defaultValue
  }

  /// A value that is the object's own, where an attribute is set by the store or unique; else what can stand
  /// there.
  package func newValue(slot: Int, key: Int, clock: ModelClock) -> AttributeValue {
    guard hasValueOfItsOwn(slot: slot) else { return placeholder(slot: slot) }
    switch attributes[slot].type {
    case .uuid: return .uuid(UUID())
    case .date: return .date(attributes[slot].isUnique ? Self.date(key) : clock.now)
    case .integer: return .integer(key)
    case .double: return .double(Double(key))
    case .decimal: return .decimal(Decimal(key))
    default: return .string("\(key)")
    }
  }

  private static func date(_ key: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(key)) }

  /// Whether an object that lacks a required value can be given one that no other has.
  package func hasValueOfItsOwn(slot: Int) -> Bool {
    guard slot < attributes.count, standIn(slot: slot) == nil else { return false }
    let attribute = attributes[slot]
    if attribute.moment != nil { return true }
    switch attribute.type {
    case .uuid, .date, .integer, .double, .decimal, .string: return attribute.isUnique
    case .bool, .url, .data, .enumeration: return false
    }
  }

  /// What an object has where its value cannot be read; nil as well for what only some models have.
  package func placeholder(slot: Int) -> AttributeValue {
    let isKnown = slot < attributes.count && slot != modelSlot && isPart(ofEveryObject: slot)
    return isKnown ? attributes[slot].placeholder : .null
  }
}
