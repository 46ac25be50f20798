/// The objects of a context that live: one per identity. Those of an engine that can be asked again go
/// some time after nobody else holds them any more; what has changes is held by the store.
///
/// Not of the main actor, though used there alone: what isolated code hands to a search through a list
/// asks the runtime for its actor at every element.
final class LiveObjects {
  /// Whether nobody else has the objects, so that they are kept.
  var areKept = false

  /// By the numbers of their models.
  private var tables: [ObjectTable?] = []

  subscript(objectID: ObjectID) -> ManagedObject? {
    table(of: objectID.entityNumber)?[objectID.key]
  }

  /// An object that somebody holds.
  func usedObject(_ objectID: ObjectID) -> ManagedObject? {
    table(of: objectID.entityNumber)?.usedObject(objectID.key)
  }

  func insert(_ object: ManagedObject) {
    let table = table(for: object.entity.number)
    table.prepare(for: 1)
    table.insert(object)
  }

  func remove(_ objectID: ObjectID) {
    table(of: objectID.entityNumber)?.remove(objectID.key)
  }

  /// Lets go of the objects that nobody else holds.
  func releaseUnused() {
    for table in tables { table?.releaseUnused() }
  }

  /// In the order of their identities.
  var all: [ManagedObject] {
    tables.flatMap { $0?.all ?? [] }.sorted { $0.objectID < $1.objectID }
  }

  /// In no order.
  func all(of entity: Entity) -> [ManagedObject] { table(of: entity.number)?.all ?? [] }

  private func table(of number: EntityNumber) -> ObjectTable? {
    number.index < tables.count ? tables[Int(number.index)] : nil
  }

  /// The objects of one model; the table is made where there is none.
  func table(for number: EntityNumber) -> ObjectTable {
    if let table = table(of: number) { return table }
    let table = ObjectTable(keepsUnused: areKept)
    let missing = Int(number.index) + 1 - tables.count
    if missing > 0 { tables += Array(repeating: nil, count: missing) }
    tables[Int(number.index)] = table
    return table
  }
}
