/// An entry of `stores`.
public struct StoreSpecification: Sendable {
  public let name: String
  public let engine: StoreEngine
  /// Those that have objects: at least one; a model belongs to one store, and related models to the same.
  public let models: [String]
  /// Those of them, and of abstract ones, that are derived from no other model.
  public let roots: [String]
  /// Read at the first start; below the folder of the spec, ends in `.json`, `/` between parts.
  public let archive: String?
}

public enum StoreEngine: String, Hashable, CaseIterable, Choice {
  case memory
  case file
  case sqlite
}
