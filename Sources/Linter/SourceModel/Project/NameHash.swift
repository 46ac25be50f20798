/// Numbers that stand for names: two names of one project that share one would have to be sought.
enum NameHash {
  /// Eight bytes at a time, mixed by a multiplication; the last eight may overlap those before them.
  static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = name.count
    // The length lies in the upper bits as well: below it would make `lo` and `lon` one.
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    guard let bytes = UnsafeRawPointer(name.baseAddress), count > 0 else { return mixed(hash) }
    guard count >= 8 else { return mixed(hash ^ block(of: bytes, count: count)) }
    var start = 0
    while count - start > 8 {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      start += 8
    }
    return mixed(hash ^ bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// Fewer than eight bytes in one number, without a loop over them.
  private static func block(of bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    func byte(_ place: Int) -> UInt64 {
      UInt64(bytes.load(fromByteOffset: place, as: UInt8.self))
    }
    func half(_ place: Int) -> UInt64 {
      UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    return count >= 4
      ? half(0) << 32 | half(count - 4)
      : byte(0) << 16 | byte(count / 2) << 8 | byte(count - 1)
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

  /// What stands where a hash is looked for first.
  @inline(__always)
  func load(_ hash: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)]
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
