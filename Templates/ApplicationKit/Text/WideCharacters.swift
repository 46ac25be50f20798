/// The characters that take two columns though they are not emoji.
///
/// Ranges of Unicode 16's EastAsianWidth.txt (wide and fullwidth), joined over unassigned places.
enum WideCharacters {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    var lower = 0
    var upper = ranges.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[middle].upperBound < scalar.value {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower < ranges.count && ranges[lower].contains(scalar.value)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FFF,
    0x17000...0x18D7F, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
    0x1F300...0x1F320, 0x1F3FB...0x1F3FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
