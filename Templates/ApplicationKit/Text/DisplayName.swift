import ModelKit

extension Entity {
  /// What people call the model.
  var title: String {
    Language.label(modelName) ?? WordSplitting.words(of: modelName).joined(separator: " ")
  }
}

extension ManagedObject {
  /// The words by which people know the object.
  var displayName: String {
    knownName
      ?? Language.name(
        of: objectID, in: entity.modelName, called: knownValue.map { ValueText.text(of: $0) })
  }
}
