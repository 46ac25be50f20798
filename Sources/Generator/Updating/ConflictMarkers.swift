/// The marks that a merge leaves where only a person can decide.
public enum ConflictMarkers {
  /// The text with the first and with the second side of each open conflict.
  static func sides(of bytes: [UInt8]) -> (first: [UInt8], second: [UInt8]) {
    guard firstLine(in: bytes) != nil else { return (bytes, bytes) }
    enum Part { case both, first, origin, second }
    var part = Part.both
    var (first, second): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "<<<<<<< ".utf8) {
        part = .first
      } else if part == .first, line.starts(with: "||||||| ".utf8) {
        part = .origin
      } else if part == .first || part == .origin, line.starts(with: "=======".utf8) {
        part = .second
      } else if part == .second, line.starts(with: ">>>>>>> ".utf8) {
        part = .both
      } else {
        if part == .both || part == .first { first.append(line) }
        if part == .both || part == .second { second.append(line) }
      }
    }
    let end = [UInt8(ascii: "\n")]
    return (Array(first.joined(separator: end)), Array(second.joined(separator: end)))
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
