import ModelKit

/// Names as SQL writes them. Every name is quoted, so that a model may be called Order; the names
/// that the engine adds begin with a sign that no Swift name has.
enum SQLName {
  static let keyName = "@key"
  static let key = quoted(keyName)
  static let model = quoted(StoredModels.modelName)
  static let from = "\"@from\""
  static let to = "\"@to\""
  static let position = "\"@position\""

  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  /// The table of the links of a to-many relationship.
  static func linkTable(_ entityName: String, _ relationshipName: String) -> String {
    quoted("\(entityName).\(relationshipName)")
  }
}
