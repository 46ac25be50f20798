/// Objects of one model by their keys. The table holds them, and lets go of those that nobody else
/// holds: when more were added than there were before, and whenever it is told to.
///
/// Of an object to which a weak reference leads the runtime counts all others slowly; here none does.
final class ObjectTable {
  private struct Entry {
    /// 0 where none ever was, less where one was removed.
    var key = 0
    var object: ManagedObject?
  }

  /// How many objects are added at least before others go.
  static let additionLimit = 1024

  /// Whether objects stay that nobody else holds.
  private let keepsUnused: Bool

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 64
  private var count = 0

  /// How many places have an object or had one.
  private var takenCount = 0

  /// How many were left, and how many have come since, when unused ones went for the last time.
  private var (remainingCount, additions) = (0, 0)

  init(keepsUnused: Bool) {
    self.keepsUnused = keepsUnused
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

  subscript(key: Int) -> ManagedObject? { entries[place(of: key)].object }

  /// An object that somebody holds besides the table. Of one that nobody holds there may be newer values,
  /// so that it is made again where its row is at hand.
  func usedObject(_ key: Int) -> ManagedObject? {
    let place = place(of: key)
    guard entries[place].key == key else { return nil }
    let isUnused = !keepsUnused && isKnownUniquelyReferenced(&entries[place].object)
    return isUnused ? nil : entries[place].object
  }

  /// Adds an object, or puts it in the place of one that nobody holds.
  func insert(_ object: ManagedObject) {
    let place = place(of: object.key)
    entries[place].object = object
    guard entries[place].key == 0 else { return }
    entries[place].key = object.key
    count += 1
    takenCount += 1
    additions += 1
    if takenCount * 5 > capacity * 4 { rehash() }
  }

  func remove(_ key: Int) {
    let place = place(of: key)
    guard entries[place].key == key else { return }
    entries[place] = Entry(key: -1)
    count -= 1
  }

  /// Makes room for more objects at once.
  func reserve(_ additions: Int) {
    if self.additions + additions > max(remainingCount, Self.additionLimit) { releaseUnused() }
    if (takenCount + additions) * 5 > capacity * 4 { rehash(for: additions) }
  }

  /// Lets go of the objects that nobody else holds.
  func releaseUnused() {
    // They end when the table is in order again, since what ends may ask it for others.
    var unused: [ManagedObject?] = []
    for place in 0..<capacity where !keepsUnused && entries[place].key > 0 {
      guard isKnownUniquelyReferenced(&entries[place].object) else { continue }
      entries[place].key = 0
      unused.append(entries[place].object.take())
    }
    count -= unused.count
    if !unused.isEmpty { withExtendedLifetime(unused) { rehash(for: additions) } }
    (remainingCount, additions) = (count, 0)
  }

  /// In no order.
  var all: [ManagedObject] { (0..<capacity).compactMap { entries[$0].object } }

  /// The place that a key has, or would get. Keys in a row have places in a row, so that rows in a row
  /// find theirs in one piece of memory; behind a taken place each key goes its own way.
  private func place(of key: Int) -> Int {
    var place = key & (capacity - 1)
    while entries[place].key != 0 && entries[place].key != key {
      let multiple = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
      place = (place + Int(multiple >> 32 | 1)) & (capacity - 1)
    }
    return place
  }

  /// Makes as much room as is needed, a fifth of it free, so that few keys ask for a taken place.
  private func rehash(for additions: Int = 0) {
    let (old, oldCapacity) = (entries, capacity)
    capacity = 64
    while (count + max(additions, count)) * 5 > capacity * 4 { capacity *= 2 }
    entries = Self.entries(capacity)
    takenCount = count
    for taken in 0..<oldCapacity where old[taken].key > 0 {
      swap(&entries[place(of: old[taken].key)], &old[taken])
    }
    old.deinitialize(count: oldCapacity)
    old.deallocate()
  }
}
