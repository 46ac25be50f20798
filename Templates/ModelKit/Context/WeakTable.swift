/// Objects of one model by their keys, for as long as somebody else holds them.
///
/// A table of its own, since a dictionary copies a weak reference whenever it hands out a value, which
/// costs more than all else that is done for an object.
final class WeakTable {
  private struct Held {
    weak var object: ManagedObject?
  }

  /// Neighbours of the place that a key asks for, up to a free one, have the keys that ask for the same;
  /// 0 is not a key.
  private var keys: UnsafeMutablePointer<Int>
  private var objects: UnsafeMutablePointer<Held>
  private var capacity: Int
  private var count = 0

  init() {
    capacity = 16
    (keys, objects) = Self.storage(capacity)
  }

  private static func storage(
    _ capacity: Int
  ) -> (UnsafeMutablePointer<Int>, UnsafeMutablePointer<Held>) {
    let keys = UnsafeMutablePointer<Int>.allocate(capacity: capacity)
    keys.initialize(repeating: 0, count: capacity)
    let objects = UnsafeMutablePointer<Held>.allocate(capacity: capacity)
    objects.initialize(repeating: Held(), count: capacity)
    return (keys, objects)
  }

  deinit {
    objects.deinitialize(count: capacity)
    objects.deallocate()
    keys.deallocate()
  }

  subscript(key: Int) -> ManagedObject? {
    get {
      let place = place(of: key)
      return keys[place] == key ? objects[place].object : nil
    }
    set {
      let place = place(of: key)
      if keys[place] == key {
        objects[place].object = newValue
      } else if let newValue {
        keys[place] = key
        objects[place].object = newValue
        count += 1
        if isFull { rehash() }
      }
    }
  }

  private var isFull: Bool { count * 4 > capacity * 3 }

  /// Makes room for more objects at once.
  func reserve(_ additions: Int) {
    guard (count + additions) * 4 > capacity * 3 else { return }
    rehash(for: additions)
  }

  /// In no order.
  var all: [ManagedObject] { (0..<capacity).compactMap { objects[$0].object } }

  private func place(of key: Int) -> Int {
    // Multiplied by an odd number near the golden ratio, keys in a row spread evenly.
    var place = Int(truncatingIfNeeded: UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15 >> 20)
    place &= capacity - 1
    while keys[place] != 0 && keys[place] != key { place = (place + 1) & (capacity - 1) }
    return place
  }

  /// Leaves out the keys of objects that are gone, and makes room.
  private func rehash(for additions: Int = 0) {
    let (oldKeys, oldObjects, oldCapacity) = (keys, objects, capacity)
    for old in 0..<oldCapacity where oldKeys[old] != 0 && oldObjects[old].object == nil {
      oldKeys[old] = 0
      count -= 1
    }
    while (count + max(additions, count)) * 4 > capacity * 3 { capacity *= 2 }
    (keys, objects) = Self.storage(capacity)
    for old in 0..<oldCapacity where oldKeys[old] != 0 {
      let place = place(of: oldKeys[old])
      keys[place] = oldKeys[old]
      swap(&objects[place], &oldObjects[old])
    }
    oldObjects.deinitialize(count: oldCapacity)
    oldObjects.deallocate()
    oldKeys.deallocate()
  }
}
