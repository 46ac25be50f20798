/// A property as its wrapper declares it.
struct PropertyDeclaration {
  enum Kind {
    case attribute(AttributeDescription)
    case relationship(isToMany: Bool, describe: (_ slot: Int) -> RelationshipDescription)
  }

  let name: String
  let kind: Kind

  var attribute: AttributeDescription? {
    if case .attribute(let attribute) = kind { attribute } else { nil }
  }
}

/// Counts the wrappers of an object while it is made, so that each knows its place, and collects what
/// those of a prototype declare.
@MainActor @usableFromInline enum PropertyDeclarations {
  /// Whether the object that is being made is the one to read.
  @usableFromInline static var isReading = false

  /// How many wrappers the object has so far that is being made. The main actor alone asks, for one number
  /// at a time, and asks too often for a check each time.
  @exclusivity(unchecked) @usableFromInline static var count: UInt16 = 0
  private static var declarations: [PropertyDeclaration] = []

  /// Those of the model that is read.
  static var ownCases: [String: [String]] = [:]

  /// The place of the next wrapper.
  @inlinable static func nextPlace() -> UInt16 {
    defer { count &+= 1 }
    return count
  }

  @usableFromInline static func declare(_ attribute: AttributeDescription) {
    declare(PropertyDeclaration(name: attribute.name, kind: .attribute(attribute)))
  }

  static func declare(_ declaration: PropertyDeclaration) {
    declarations.append(declaration)
  }

  /// Ends the reading.
  static func read() -> [PropertyDeclaration] {
    defer { (declarations, ownCases) = ([], [:]) }
    isReading = false
    return declarations
  }
}

/// A wrapper of a property that a store keeps.
@MainActor protocol PropertyWrapper {
  /// Its number among the wrappers of an object, in the order in which they are made.
  var place: Int { get }
}
