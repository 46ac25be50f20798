/// Names that say what keeps data.
enum DataName {
  /// `GoodsModel`, `DictionaryModelProtocol`, but not the model of a view: `GoodsCellModel`.
  static func isModel(_ name: String) -> Bool {
    let end = ["ModelProtocol", "Model"].first(where: name.hasSuffix)
    guard let end, name != end else { return false }
    let stem = name.dropLast(end.utf8.count)
    return !screens.contains(where: stem.hasSuffix)
  }

  /// Whether a type's name, or what it inherits from, says that it is data.
  static func isOne(_ name: String, _ inherited: some Sequence<String>) -> Bool {
    isModel(name) || inherited.contains(where: isOfData)
  }

  /// Whether a type that inherits from it may be nothing but its properties.
  static func isPlain(_ supertype: String) -> Bool {
    plain.contains(supertype)
  }

  /// Whether a type that inherits from it is read from what a service or a file has.
  static func isOfData(_ supertype: String) -> Bool {
    decoded.contains(supertype) || isModel(supertype)
  }

  private static let plain: Set = [
    "Comparable", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable", "NSCoding",
    "NSObject", "Sendable",
  ]

  private static let screens = ["Cell", "Page", "Row", "Screen", "Section", "UI", "View"]

  /// Protocols and classes of the standard library, of ObjectMapper, HandyJSON and Realm.
  private static let decoded: Set = [
    "Codable", "Decodable", "HandyJSON", "ImmutableMappable", "Mappable", "Object",
    "StaticMappable",
  ]
}

/// Names of what prepares data for a screen: it may lie beside a model, and views may name it.
public enum DisplayName {
  public static func isOne(_ name: String) -> Bool {
    ends.contains(where: name.hasSuffix)
  }

  private static let ends = [
    "ViewModel", "Theme", "Style", "Appearance", "Palette", "Formatter", "Layout", "Presenter",
    "Attributes", "Color", "Font", "Renderer", "Configuration", "Settings", "SettingsData",
    "Preferences",
  ]
}
