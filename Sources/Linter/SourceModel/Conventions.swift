import Roles

/// What a project has settled that more than one rule asks about: words and layers.
public struct Conventions: Hashable, Sendable {
  public var words: WordSettings
  public var layers: LayerTable
  /// Whether the layers are the project's own; the standard ones are a guess about it.
  public var hasOwnLayers: Bool
  /// Where `layers` counts paths from.
  public var placement: PathPlacement

  public init(
    words: WordSettings = WordSettings(), layers: LayerTable = .standard,
    hasOwnLayers: Bool = false, placement: PathPlacement = PathPlacement()
  ) {
    self.words = words
    self.layers = layers
    self.hasOwnLayers = hasOwnLayers
    self.placement = placement
  }
}

/// A project's own words, as `.swiftlint-rules` has them under `words`.
public struct WordSettings: Hashable, Sendable {
  /// The spellings that count: `american`, `british`.
  public var dictionaries: [String]
  /// Words that are right here.
  public var accepted: [String]
  /// Short forms of the project and what to write instead.
  public var abbreviations: [String: String]
  /// Preferred words, each with the synonyms that it replaces.
  public var preferred: [String: [String]]

  public init(
    dictionaries: [String] = ["american", "british"], accepted: [String] = [],
    abbreviations: [String: String] = [:], preferred: [String: [String]] = [:]
  ) {
    self.dictionaries = dictionaries
    self.accepted = accepted
    self.abbreviations = abbreviations
    self.preferred = preferred
  }
}
