import ModelKit

/// What a list that does not follow a store, such as an array, is told of objects.
extension TableViewDataSource {
  /// Takes out the objects that are gone.
  func removeDeletedObjects() throws {
    guard let list = items as? any EditableDataSource<Item> else { return }
    for row in (0..<list.count).reversed() {
      guard let object = list[row] as? ManagedObject, object.isDeleted || object.context == nil
      else { continue }
      formerRows[object.objectID] = row
      try list.remove(at: row)
    }
  }

  /// Takes in an object that is new, at the end, or that came back, where it was.
  func insert(_ item: Item) throws {
    guard let list = items as? any EditableDataSource<Item>, list.row(of: item) == nil,
      let object = item as? ManagedObject
    else { return }
    let row = formerRows.removeValue(forKey: object.objectID) ?? list.count
    try list.insert(item, at: min(row, list.count))
  }
}
