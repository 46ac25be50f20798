/// The objects of a context that live: one per identity. Those of an engine that can be asked again
/// are held for as long as somebody else holds them; what has changes is held by the store.
///
/// Not of the main actor, though used there alone: what isolated code hands to a search through a list
/// asks the runtime for its actor at every element.
final class LiveObjects {
  /// Whether nobody else has the objects, so that they are kept.
  var areKept = false
  private var kept = IdentityTable<ManagedObject>()

  /// By the numbers of their models.
  private var seen: [WeakTable?] = []

  subscript(objectID: ObjectID) -> ManagedObject? {
    get { areKept ? kept[objectID] : table(of: objectID.entityNumber)?[objectID.key] }
    set {
      if areKept {
        kept[objectID] = newValue
      } else {
        madeTable(of: objectID.entityNumber)[objectID.key] = newValue
      }
    }
  }

  /// Makes room for more objects of a model at once.
  func reserve(_ count: Int, of entity: Entity) {
    if !areKept { madeTable(of: entity.number).reserve(count) }
  }

  /// In the order of their identities.
  var all: [ManagedObject] {
    areKept
      ? kept.sorted
      : seen.flatMap { $0?.all ?? [] }.sorted { $0.objectID < $1.objectID }
  }

  func all(of entity: Entity) -> [ManagedObject] {
    areKept ? kept.values(of: entity.number) : table(of: entity.number)?.all ?? []
  }

  private func table(of number: EntityNumber) -> WeakTable? {
    number.index < seen.count ? seen[Int(number.index)] : nil
  }

  private func madeTable(of number: EntityNumber) -> WeakTable {
    if let table = table(of: number) { return table }
    let table = WeakTable()
    let missing = Int(number.index) + 1 - seen.count
    if missing > 0 { seen += Array(repeating: nil, count: missing) }
    seen[Int(number.index)] = table
    return table
  }
}
