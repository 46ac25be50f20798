/// Numbers that stand for names: two names of one project that share one would have to be sought.
enum NameHash {
  /// Eight bytes at a time, mixed by a multiplication.
  static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: name.count)
    let whole = UnsafeRawBufferPointer(name)
    var start = 0
    while name.count - start >= 8 {
      hash = mixed(hash ^ whole.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      start += 8
    }
    var block: UInt64 = 0
    while start < name.count {
      block = block << 8 | UInt64(name[start])
      start += 1
    }
    return mixed(hash ^ block)
  }

  /// Every bit of the outcome hangs on every bit of the value.
  static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}

/// Counts hashes through in the order in which they come: the first is 0.
struct HashTable {
  /// The upper bits of a hash, and below them its number, one more than the place; 0 is a free slot. It is
  /// as small as it can be, because what is sought in a large table comes from far.
  private typealias Slot = UInt64
  private static let bitsOfNumber = 24
  private static let largestNumber = 1 << bitsOfNumber - 1

  private var slots = [Slot](repeating: 0, count: 64)
  /// By place.
  private var hashes: [UInt64] = []
  private var count = 0

  init() {
    // Most tables are of one file, which names so many types.
    hashes.reserveCapacity(slots.count / 2)
  }

  /// The place of a hash; a new one comes last. Beyond some millions all are new.
  mutating func place(of hash: UInt64) -> Int {
    let slot = slot(of: hash)
    if slots[slot] != 0 { return Int(slots[slot] & UInt64(Self.largestNumber)) - 1 }
    count += 1
    guard count <= Self.largestNumber else { return count - 1 }
    slots[slot] = Self.upperBits(of: hash) | UInt64(count)
    hashes.append(hash)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  func contains(_ hash: UInt64) -> Bool { slots[slot(of: hash)] != 0 }

  /// The place of a hash that has come.
  func knownPlace(of hash: UInt64) -> Int? {
    let found = slots[slot(of: hash)]
    return found == 0 ? nil : Int(found & UInt64(Self.largestNumber)) - 1
  }

  /// Forgets all, and keeps the memory if that is not more than most files need.
  mutating func removeAll() {
    guard slots.count <= 1 << 8 else {
      self = HashTable()
      return
    }
    if count > 0 { for slot in slots.indices { slots[slot] = 0 } }
    hashes.removeAll(keepingCapacity: true)
    count = 0
  }

  private static func upperBits(of hash: UInt64) -> UInt64 { hash & ~UInt64(largestNumber) }

  /// The slot that has a hash, or a free one for it.
  private func slot(of hash: UInt64) -> Int {
    let last = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & last
    while slots[slot] != 0, (slots[slot] ^ hash) >> UInt64(Self.bitsOfNumber) != 0 {
      slot = (slot + 1) & last
    }
    return slot
  }

  private mutating func grow() {
    slots = [Slot](repeating: 0, count: slots.count * (slots.count < 1 << 14 ? 4 : 2))
    for (place, hash) in hashes.enumerated() {
      slots[slot(of: hash)] = Self.upperBits(of: hash) | UInt64(place + 1)
    }
  }
}
