import Diagnostics

/// An entry of `stores`.
public struct StoreSpecification: Sendable {
  public let name: String
  public let engine: StoreEngine
  /// At least one; a model belongs to one store, and related models to the same.
  public let models: [String]
  /// Read at the first start; below the folder of the spec, ends in `.json`, `/` between parts.
  public let archive: String?
  public let range: FileRange
}

public enum StoreEngine: String, Hashable, Sendable, CaseIterable {
  case memory
  case file
  case sqlite
}
