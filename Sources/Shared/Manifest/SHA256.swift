/// The SHA-256 digest of FIPS 180-4, in plain Swift because FoundationEssentials has none.
public enum SHA256 {
  /// The digest as 64 lowercase hexadecimal digits, as `sha256sum` prints it.
  public static func hexadecimalDigest(of bytes: [UInt8]) -> String {
    let wholeCount = bytes.count / 64 * 64
    let rest = padded(bytes[wholeCount...], messageLength: bytes.count)
    var digest = Digest()
    digest.add(bytes, count: wholeCount)
    digest.add(rest, count: rest.count)
    return hexadecimal(digest.state)
  }

  /// The last bytes, a one bit, zeros up to a block and the length in bits, big-endian.
  private static func padded(_ rest: ArraySlice<UInt8>, messageLength: Int) -> [UInt8] {
    var padded = Array(rest)
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bitCount = UInt64(messageLength) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    return padded
  }

  private static func hexadecimal(_ state: SIMD8<UInt32>) -> String {
    String(unsafeUninitializedCapacity: 64) { digits in
      for place in 0..<64 {
        let digit = UInt8(truncatingIfNeeded: state[place / 8] >> UInt32(28 - place % 8 * 4)) & 15
        digits[place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 64
    }
  }

  private struct Digest {
    var state: SIMD8<UInt32> = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
      0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// - Parameter count: of the bytes from the first on, a multiple of a block's 64.
    mutating func add(_ bytes: [UInt8], count: Int) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        bytes.withUnsafeBytes { message in
          roundConstants.withUnsafeBufferPointer { constants in
            for start in stride(from: 0, to: count, by: 64) {
              Self.expand(message, from: start, into: schedule)
              compress(schedule, with: constants)
            }
          }
        }
      }
    }

    private mutating func compress(
      _ schedule: UnsafeMutableBufferPointer<UInt32>, with constants: UnsafeBufferPointer<UInt32>
    ) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      // Behind eight rounds each variable means what it did; to move their values would cost as much.
      for start in stride(from: 0, to: 64, by: 8) {
        Self.round(a, b, c, &d, e, f, g, &h, constants[start] &+ schedule[start])
        Self.round(h, a, b, &c, d, e, f, &g, constants[start + 1] &+ schedule[start + 1])
        Self.round(g, h, a, &b, c, d, e, &f, constants[start + 2] &+ schedule[start + 2])
        Self.round(f, g, h, &a, b, c, d, &e, constants[start + 3] &+ schedule[start + 3])
        Self.round(e, f, g, &h, a, b, c, &d, constants[start + 4] &+ schedule[start + 4])
        Self.round(d, e, f, &g, h, a, b, &c, constants[start + 5] &+ schedule[start + 5])
        Self.round(c, d, e, &f, g, h, a, &b, constants[start + 6] &+ schedule[start + 6])
        Self.round(b, c, d, &e, f, g, h, &a, constants[start + 7] &+ schedule[start + 7])
      }
      state &+= [a, b, c, d, e, f, g, h]
    }

    /// One of the 64 rounds, with the sum of its constant and its word of the schedule.
    @inline(__always)
    private static func round(
      _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
      _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ term: UInt32
    ) {
      let choice = g ^ (e & (f ^ g))
      let rotatedE = rotated(e, by: 6) ^ rotated(e, by: 11) ^ rotated(e, by: 25)
      let first = h &+ rotatedE &+ choice &+ term
      let majority = (a & b) | (c & (a | b))
      let rotatedA = rotated(a, by: 2) ^ rotated(a, by: 13) ^ rotated(a, by: 22)
      d = d &+ first
      h = first &+ rotatedA &+ majority
    }

    private static func expand(
      _ message: UnsafeRawBufferPointer, from start: Int,
      into schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
      for word in 0..<16 {
        let bigEndian = message.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self)
        schedule[word] = UInt32(bigEndian: bigEndian)
      }
      for word in 16..<64 {
        let (early, late) = (schedule[word - 15], schedule[word - 2])
        let small = rotated(early, by: 7) ^ rotated(early, by: 18) ^ (early >> 3)
        let large = rotated(late, by: 17) ^ rotated(late, by: 19) ^ (late >> 10)
        schedule[word] = schedule[word - 16] &+ small &+ schedule[word - 7] &+ large
      }
    }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
