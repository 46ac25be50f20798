/// The marks that a merge leaves where only a person can decide.
public enum ConflictMarkers {
  /// The text with the first side of each open conflict.
  static func firstSide(of bytes: [UInt8]) -> [UInt8] {
    guard firstLine(in: bytes) != nil else { return bytes }
    var isOther = false
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "<<<<<<< ".utf8) { continue }
      if line.starts(with: "=======".utf8) || line.starts(with: "||||||| ".utf8) {
        isOther = true
      } else if line.starts(with: ">>>>>>> ".utf8) {
        isOther = false
      } else if !isOther {
        lines.append(line)
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The line of the first open conflict, counted from 1; nil where there is none.
  public static func firstLine(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(UInt8(ascii: "<")) else { return nil }
    var start: Int?
    var isDivided = false
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.starts(with: "<<<<<<< ".utf8) {
        start = number
        isDivided = false
      } else if start != nil, line.starts(with: "=======".utf8) {
        isDivided = true
      } else if isDivided, line.starts(with: ">>>>>>> ".utf8) {
        return start
      }
    }
    return nil
  }
}
