/// What a store knows by identities, found quickly also where there are a million.
struct IdentityTable<Value> {
  /// By the numbers of their models, of which a process has few.
  private var tables: [[Int: Value]] = []

  subscript(objectID: ObjectID) -> Value? {
    get {
      let index = Int(objectID.entityNumber.index)
      return index < tables.count ? tables[index][objectID.key] : nil
    }
    set {
      let index = Int(objectID.entityNumber.index)
      while newValue != nil && tables.count <= index { tables.append([:]) }
      if index < tables.count { tables[index][objectID.key] = newValue }
    }
  }

  var isEmpty: Bool { tables.allSatisfy(\.isEmpty) }

  /// In no order.
  var values: [Value] { tables.flatMap(\.values) }

  /// Of one model, in no order.
  func values(of number: EntityNumber) -> [Value] {
    number.index < tables.count ? Array(tables[Int(number.index)].values) : []
  }

  /// In the order of their identities.
  var sorted: [Value] {
    tables.indices.filter { !tables[$0].isEmpty }
      .sorted { EntityNumber(index: Int32($0)).name < EntityNumber(index: Int32($1)).name }
      .flatMap { place in tables[place].sorted { $0.key < $1.key }.map(\.value) }
  }
}
