/// The type of an attribute of a model or of a relationship to many, and what stands for such a property
/// in a fetch request.
public protocol QueryableValue {
  associatedtype QueryExpression

  @MainActor static func queryExpression(_ property: QueryProperty) -> QueryExpression
}

/// A property of an object of a query.
public struct QueryProperty {
  let name: String
  let place: QueryPlace
}

extension QueryableValue where Self: AttributeConvertible {
  @MainActor public static func queryExpression(_ property: QueryProperty) -> QueryAttribute<Self> {
    guard case .attribute(let slot) = property.place.entity.property(named: property.name) else {
      preconditionFailure("\(property.place.entity.name).\(property.name) is not an attribute")
    }
    return QueryAttribute(path: property.place.path.path(to: .value(slot: slot)))
  }
}

extension Optional: QueryableValue where Wrapped: QueryableValue {
  @MainActor public static func queryExpression(_ property: QueryProperty)
    -> Wrapped.QueryExpression
  {
    Wrapped.queryExpression(property)
  }
}

extension Array: QueryableValue where Element: Model {
  @MainActor public static func queryExpression(_ property: QueryProperty) -> QueryObjects<Element>
  {
    let place = property.place
    guard let relationship = place.entity.relationship(named: property.name) else {
      preconditionFailure("\(place.entity.name).\(property.name) is not a relationship")
    }
    return QueryObjects(
      members: QueryMembers(
        owner: place.path, relationship: relationship, entity: Element.entity, depth: 0),
      nesting: place.nesting)
  }
}
