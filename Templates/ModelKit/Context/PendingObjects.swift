/// Objects with changes that are not saved. Each knows its place here, so that none is looked for.
@MainActor struct PendingObjects {
  /// By the numbers of their models, of which a process has few.
  private var lists: [List] = []

  /// The objects of one model; nil where one was.
  private struct List {
    var places: [ManagedObject?] = []
    var count = 0

    var objects: [ManagedObject] { places.compactMap(\.self) }
  }

  var isEmpty: Bool { lists.allSatisfy { $0.count == 0 } }

  var count: Int { lists.reduce(0) { $0 + $1.count } }

  /// In no order.
  var values: [ManagedObject] { lists.flatMap(\.objects) }

  /// Of one model, in no order.
  func values(of number: EntityNumber) -> [ManagedObject] {
    number.index < lists.count ? lists[Int(number.index)].objects : []
  }

  /// In the order of their identities.
  var sorted: [ManagedObject] {
    let indexes = lists.indices.filter { lists[$0].count > 0 }
      .sorted { EntityNumber(index: Int32($0)).name < EntityNumber(index: Int32($1)).name }
    var objects: [ManagedObject] = []
    objects.reserveCapacity(indexes.reduce(0) { $0 + lists[$1].count })
    for index in indexes {
      let start = objects.count
      // Most come in their order.
      var isSorted = true
      for case let object? in lists[index].places {
        if objects.count > start && object.key < objects[objects.count - 1].key { isSorted = false }
        objects.append(object)
      }
      if !isSorted { objects[start...].sort { $0.key < $1.key } }
    }
    return objects
  }

  mutating func insert(_ object: ManagedObject) {
    guard object.pendingPlace == nil else { return }
    let index = Int(object.entity.number.index)
    while lists.count <= index { lists.append(List()) }
    object.pendingPlace = Int32(lists[index].places.count)
    lists[index].places.append(object)
    lists[index].count += 1
  }

  mutating func remove(_ object: ManagedObject) {
    guard let place = object.pendingPlace else { return }
    let index = Int(object.entity.number.index)
    object.pendingPlace = nil
    lists[index].places[Int(place)] = nil
    lists[index].count -= 1
    if lists[index].places.count > 4 * lists[index].count { closeGaps(of: index) }
  }

  mutating func removeAll() {
    for object in values { object.pendingPlace = nil }
    lists = []
  }

  private mutating func closeGaps(of index: Int) {
    let objects = lists[index].objects
    for (place, object) in objects.enumerated() { object.pendingPlace = Int32(place) }
    lists[index].places = objects
  }
}
