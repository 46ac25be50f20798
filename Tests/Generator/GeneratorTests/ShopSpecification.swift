import Specification

/// A shop, one of whose fetch requests has a condition to try.
func shop(where condition: String) throws -> SpecificationReading {
  let spec = """
    armature: 1
    application: { name: Shop }
    models:
      Item:
        attributes:
          title: String
          place: String?
          price: Decimal
          link: URL
          image: Data
          rating: Int
          level: Int
          yes: Int
          date: Date
          isSold: Bool
          section: { cases: [world, none, sport] }
        relationships: { owner: Owner?, tags: [Tag] }
        fetchRequests: { some: { where: '\(condition)' } }
      Tag: { attributes: { name: String }, relationships: { items: [Item] } }
      Owner: { attributes: { name: String }, relationships: { items: [Item] } }
    stores: { ItemStore: { engine: memory, models: [Item, Tag, Owner] } }
    """
  let folder = SpecificationFolder(
    read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
  return try readSpecification("spec.yml", in: folder)
}
