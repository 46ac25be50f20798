/// A filter over one object's relationship.
public struct FetchedPropertySpecification: Sendable {
  /// To many.
  public let relationship: String
  /// What is asked of the relationship's objects: never a limit or an order.
  public let request: FetchRequestSpecification

  public var name: String { request.name }
  public var destination: String { request.model }
}

extension SpecificationEntry {
  func resolve(
    _ property: FetchedPropertyEntry, in model: ModelEntry
  ) -> FetchedPropertySpecification? {
    guard let name = property.relationship else { return nil }
    let relationships = model.allRelationships.filter(\.isToMany)
    guard let relationship = relationships.first(where: { $0.name.value == name.value }) else {
      return problems[.unfittingFetchRequest].unknown(
        name, as: "\(model.name.value) has no to-many relationship called",
        among: relationships.map(\.name.value))
    }
    guard let destination = relationship.destination.flatMap({ models[$0.value] }),
      let condition = condition(of: property, in: destination)
    else { return nil }
    return FetchedPropertySpecification(
      relationship: name.value,
      request: FetchRequestSpecification(
        name: property.name.value, model: destination.name.value, predicate: condition.predicate,
        parameters: condition.parameters, sortDescriptors: [], limit: nil))
  }
}
