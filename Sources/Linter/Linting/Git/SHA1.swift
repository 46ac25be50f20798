/// The SHA-1 digest of FIPS 180-4, by which git names what it keeps.
enum SHA1 {
  /// Twenty bytes.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state = initialState
    var schedule = [UInt32](repeating: 0, count: 80)
    let padded = bytes + end(of: bytes.count)
    padded.withUnsafeBytes { message in
      for start in stride(from: 0, to: message.count, by: 64) {
        for word in 0..<16 {
          schedule[word] = UInt32(
            bigEndian: message.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self))
        }
        compress(&schedule, into: &state)
      }
    }
    return [state[0], state[1], state[2], state[3], state[4]].flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// A one bit, zeros up to a block and the length in bits, whose first byte counts most.
  private static func end(of length: Int) -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: (119 - length % 64) % 64)
    let bits = UInt64(length) * 8
    return [0x80] + zeros
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
  }

  private static func compress(_ schedule: inout [UInt32], into state: inout SIMD8<UInt32>) {
    for word in 16..<80 {
      schedule[word] = rotated(
        schedule[word - 3] ^ schedule[word - 8] ^ schedule[word - 14] ^ schedule[word - 16], by: 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for round in 0..<80 {
      let (mixed, constant) =
        switch round / 20 {
        case 0: (b & c | ~b & d, UInt32(0x5a82_7999))
        case 1: (b ^ c ^ d, UInt32(0x6ed9_eba1))
        case 2: (b & c | b & d | c & d, UInt32(0x8f1b_bcdc))
        default: (b ^ c ^ d, UInt32(0xca62_c1d6))
        }
      let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ schedule[round]
      (e, d, c, b, a) = (d, c, rotated(b, by: 30), a, next)
    }
    state &+= SIMD8(a, b, c, d, e, 0, 0, 0)
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static let initialState = SIMD8<UInt32>(
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0, 0, 0, 0)
}
