/// Objects of one model by their keys: those that it holds, and others for as long as somebody else
/// holds them.
///
/// A table of its own, since a dictionary copies a weak reference whenever it hands out a value. An
/// object of which there is a weak reference counts its other references slowly from then on, so that
/// one is made only of an object that somebody holds when the table lets it go.
final class ObjectTable {
  private struct Entry {
    /// 0 where there is none.
    var key = 0
    var held: ManagedObject?
    weak var seen: ManagedObject?

    var object: ManagedObject? { held ?? seen }
  }

  /// Neighbours of the place that a key asks for, up to a free one, have the keys that ask for the same.
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private var count = 0

  init() {
    capacity = 64
    entries = Self.entries(capacity)
  }

  private static func entries(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    return entries
  }

  deinit {
    entries.deinitialize(count: capacity)
    entries.deallocate()
  }

  subscript(key: Int) -> ManagedObject? {
    let place = place(of: key)
    return entries[place].key == key ? entries[place].object : nil
  }

  /// Adds an object that is not known.
  ///
  /// - Parameter isHeld: whether the table holds it.
  func insert(_ object: ManagedObject, isHeld: Bool) {
    let place = place(of: object.key)
    if isHeld {
      entries[place].held = object
    } else {
      entries[place].seen = object
    }
    guard entries[place].key == 0 else { return }
    entries[place].key = object.key
    count += 1
    if isFull { rehash() }
  }

  func remove(_ key: Int) {
    let place = place(of: key)
    if entries[place].key == key { free(place) }
  }

  /// Leaves it to others whether an object lives on.
  func release(_ key: Int) {
    let place = place(of: key)
    guard entries[place].key == key, entries[place].held != nil else { return }
    if isKnownUniquelyReferenced(&entries[place].held) {
      free(place)
    } else {
      entries[place].seen = entries[place].held
      entries[place].held = nil
    }
  }

  /// Frees a place, and moves those behind it that stand there only because it was taken.
  private func free(_ place: Int) {
    entries[place] = Entry()
    count -= 1
    var free = place
    var next = (place + 1) & (capacity - 1)
    while entries[next].key != 0 {
      let wanted = firstPlace(of: entries[next].key)
      if (next - wanted) & (capacity - 1) >= (next - free) & (capacity - 1) {
        swap(&entries[free], &entries[next])
        free = next
      }
      next = (next + 1) & (capacity - 1)
    }
  }

  // Half of the places stay free, so that neighbours are few.
  private var isFull: Bool { count * 2 > capacity }

  /// Makes room for more objects at once.
  func reserve(_ additions: Int) {
    guard (count + additions) * 2 > capacity else { return }
    rehash(for: additions)
  }

  /// In no order.
  var all: [ManagedObject] { (0..<capacity).compactMap { entries[$0].object } }

  /// The place that a key asks for.
  private func firstPlace(of key: Int) -> Int {
    // Multiplied by an odd number near the golden ratio, keys in a row spread evenly.
    let spread = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15 >> 20
    return Int(truncatingIfNeeded: spread) & (capacity - 1)
  }

  /// The place that a key has, or would get.
  private func place(of key: Int) -> Int {
    var place = firstPlace(of: key)
    while entries[place].key != 0 && entries[place].key != key {
      place = (place + 1) & (capacity - 1)
    }
    return place
  }

  /// Leaves out the keys of objects that are gone, and makes room.
  private func rehash(for additions: Int = 0) {
    let (old, oldCapacity) = (entries, capacity)
    let living = (0..<oldCapacity).filter { old[$0].key != 0 && old[$0].object != nil }
    count = living.count
    while (count + max(additions, count)) * 2 > capacity { capacity *= 2 }
    entries = Self.entries(capacity)
    for living in living { swap(&entries[place(of: old[living].key)], &old[living]) }
    old.deinitialize(count: oldCapacity)
    old.deallocate()
  }
}
