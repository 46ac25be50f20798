/// The objects of a context that live: one per identity. New ones are held until they are stored. Those
/// of an engine that can be asked again are held for as long as somebody else holds them; what has
/// changes is held by the store.
///
/// Not of the main actor, though used there alone: what isolated code hands to a search through a list
/// asks the runtime for its actor at every element.
final class LiveObjects {
  /// Whether nobody else has the objects, so that they are kept.
  var areKept = false

  /// By the numbers of their models.
  private var tables: [ObjectTable?] = []

  /// Objects that were read before anybody asked for them, of which the last ones are held.
  private var readAhead: [ObjectID] = []
  private static let readAheadLimit = 1024

  subscript(objectID: ObjectID) -> ManagedObject? {
    table(of: objectID.entityNumber)?[objectID.key]
  }

  /// An object that was just made.
  func insert(_ object: ManagedObject) {
    table(for: object.entity.number).insert(object, isHeld: true)
  }

  /// An object that is stored.
  func add(_ object: ManagedObject) {
    table(for: object.entity.number).insert(object, isHeld: areKept)
  }

  /// Lets objects go that are held since they were read before anybody asked for them, but not before
  /// many more were read.
  func holdForNow(_ objects: [ManagedObject]) {
    if areKept { return }
    readAhead += objects.map(\.objectID)
    let surplus = max(0, readAhead.count - Self.readAheadLimit)
    release(Array(readAhead.prefix(surplus)))
    readAhead.removeFirst(surplus)
  }

  func remove(_ objectID: ObjectID) {
    table(of: objectID.entityNumber)?.remove(objectID.key)
  }

  /// Leaves it to others whether objects that are stored by now live on.
  func release(_ objectIDs: [ObjectID]) {
    if areKept { return }
    var (number, table) = (EntityNumber(index: -1), ObjectTable?.none)
    for objectID in objectIDs {
      if objectID.entityNumber != number {
        number = objectID.entityNumber
        table = self.table(of: number)
      }
      table?.release(objectID.key)
    }
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
    let table = ObjectTable()
    let missing = Int(number.index) + 1 - tables.count
    if missing > 0 { tables += Array(repeating: nil, count: missing) }
    tables[Int(number.index)] = table
    return table
  }
}
