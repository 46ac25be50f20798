/// What a store knows by identities, found quickly also where there are a million.
struct IdentityTable<Value> {
  /// Looked through from the front: a store has few models, and comparing short names is cheap.
  private var tables: [(entityName: String, values: [Int: Value])] = []

  subscript(objectID: ObjectID) -> Value? {
    get { self[objectID.key, objectID.entityName] }
    set { self[objectID.key, objectID.entityName] = newValue }
  }

  subscript(key: Int, entityName: String) -> Value? {
    get {
      guard let place = tables.firstIndex(where: { $0.entityName == entityName }) else {
        return nil
      }
      return tables[place].values[key]
    }
    set {
      if let place = tables.firstIndex(where: { $0.entityName == entityName }) {
        tables[place].values[key] = newValue
      } else if let newValue {
        tables.append((entityName, [key: newValue]))
      }
    }
  }

  var isEmpty: Bool { tables.allSatisfy(\.values.isEmpty) }

  /// In no order.
  var values: [Value] { tables.flatMap(\.values.values) }

  /// Of one model, in no order.
  func values(of entityName: String) -> [Value] {
    tables.first { $0.entityName == entityName }.map { Array($0.values.values) } ?? []
  }

  /// In the order of their identities.
  var sorted: [Value] {
    tables.sorted { $0.entityName < $1.entityName }.flatMap { table in
      table.values.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
