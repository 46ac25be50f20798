import Diagnostics

/// An entry of `models`.
public struct ModelSpecification: Sendable {
  public let name: String
  /// The one store that holds its objects, if any does.
  public let store: String?
  public let attributes: [AttributeSpecification]
  public let relationships: [RelationshipSpecification]
  public let derived: [DerivedSpecification]
  public let fetchedProperties: [FetchedPropertySpecification]
  /// As declared; `all` without an order exists in every model and is listed only where it is
  /// declared.
  public let fetchRequests: [FetchRequestSpecification]
  public let range: FileRange

  /// The enumerations that the attributes declare, in their order.
  public var enumerations: [EnumerationSpecification] {
    attributes.compactMap(\.type.enumeration)
  }

  public func attribute(named name: String) -> AttributeSpecification? {
    attributes.first { $0.name == name }
  }

  public func relationship(named name: String) -> RelationshipSpecification? {
    relationships.first { $0.name == name }
  }

  public func fetchRequest(named name: String) -> FetchRequestSpecification? {
    fetchRequests.first { $0.name == name }
  }
}
