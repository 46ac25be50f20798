/// A path from an object to a value: `title`, `author.name`, `tags.@count`.
public struct KeyPathSpecification: Hashable, Sendable {
  /// The model at which the path begins.
  public let model: String
  /// At least one. Only the last can be an attribute or a derived property.
  public let steps: [KeyPathStep]
  /// Of what the steps lead to: `tags.@count`, `photos.@max.rating` (steps `photos`, `rating`).
  public let aggregate: Aggregate?
  /// Optional as soon as one step is; a list as soon as one step is to many, unless an aggregate
  /// makes one value of it.
  public let type: ValueType

  /// As the spec writes it.
  public var text: String {
    var names = steps.map(\.name)
    if let aggregate {
      let place = aggregate == .count ? names.count : max(names.count - 1, 0)
      names.insert("@" + aggregate.rawValue, at: place)
    }
    return names.joined(separator: ".")
  }
}

public struct KeyPathStep: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case attribute
    case derived
    case relationship(destination: String)
  }

  public let name: String
  public let kind: Kind
  public let isOptional: Bool
  public let isToMany: Bool
}

/// Core Data's collection operators.
public enum Aggregate: String, Hashable, Sendable, CaseIterable {
  case count
  case sum
  case min
  case max
  case average = "avg"

  /// Whether dates have it, beside numbers.
  var takesDates: Bool { self == .min || self == .max }
}
