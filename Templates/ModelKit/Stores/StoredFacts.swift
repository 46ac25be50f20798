/// What a store says of a property that it keeps, in words: `String required unique` of an attribute,
/// `Tag toMany ordered inverse owner` of a relationship. Of a model itself, as its property `@model`, it says under
/// which name its objects are kept and whether it has any: `Media abstract`. A store of an earlier version says the
/// first word alone.
package struct StoredFacts: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  init(_ attribute: AttributeDescription) {
    var words = [attribute.type.storedName, attribute.isOptional ? "optional" : "required"]
    if attribute.isUnique { words.append("unique") }
    if attribute.defaultValue != .null { words.append("default") }
    text = words.joined(separator: " ")
  }

  init(_ relationship: RelationshipDescription) {
    let isOptional = relationship.isOptional
    var words = [relationship.destinationModelName]
    words.append(relationship.isToMany ? "toMany" : isOptional ? "optional" : "required")
    if relationship.isOrdered { words.append("ordered") }
    if let name = relationship.inverseName { words += ["inverse", name] }
    text = words.joined(separator: " ")
  }

  private var words: [Substring] { text.split(separator: " ") }

  /// `storedName` of an attribute's type, or the model to which a relationship leads.
  package var type: String { words.first.map { String($0) } ?? "" }
  package var isWhole: Bool { words.count > 1 }

  /// The inverse may be called like a word that says something.
  package func says(_ word: String) -> Bool {
    words.dropFirst().prefix { $0 != "inverse" }.contains { $0 == word }
  }

  package var inverseName: String? {
    words.count > 3 && words[words.count - 2] == "inverse" ? String(words[words.count - 1]) : nil
  }

  /// The same with other names of the type and of the inverse.
  func renamed(_ type: String, inverse: String?) -> StoredFacts {
    var words = [type] + words.dropFirst().map { String($0) }
    if let inverse { words[words.count - 1] = inverse }
    return StoredFacts(words.joined(separator: " "))
  }

  package var isOfAttribute: Bool { AttributeType(storedAs: type) != nil }

  /// Whether links are kept in the same way.
  func hasLinks(like other: StoredFacts) -> Bool {
    says("toMany") == other.says("toMany") && says("ordered") == other.says("ordered")
      && inverseName == other.inverseName
  }
}
