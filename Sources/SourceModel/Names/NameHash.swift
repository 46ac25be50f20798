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
  /// A hash with its number, one more than the place; 0 is a free slot.
  private struct Slot {
    var hash: UInt64 = 0
    var number = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  /// The place of a hash; a new one comes last.
  mutating func place(of hash: UInt64) -> Int {
    let slot = slot(of: hash)
    if slots[slot].number > 0 { return slots[slot].number - 1 }
    count += 1
    slots[slot] = Slot(hash: hash, number: count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  func contains(_ hash: UInt64) -> Bool {
    slots[slot(of: hash)].number > 0
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].number > 0, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for entry in old where entry.number > 0 { slots[slot(of: entry.hash)] = entry }
  }
}
