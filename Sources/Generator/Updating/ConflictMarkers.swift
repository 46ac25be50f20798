/// The marks that a merge leaves where only a person can decide.
public enum ConflictMarkers {
  /// The text with the first and with the second side of each open conflict.
  static func sides(of bytes: [UInt8]) -> (first: [UInt8], second: [UInt8]) {
    guard firstLine(in: bytes) != nil else { return (bytes, bytes) }
    enum Part { case both, first, origin, second }
    var (part, length) = (Part.both, 0)
    var (first, second): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let mark = Mark(line).flatMap { part == .both || $0.length == length ? $0 : nil }
      if let mark, mark.sign == .opening {
        (part, length) = (.first, mark.length)
      } else if part == .first, mark?.sign == .origin {
        part = .origin
      } else if part == .first || part == .origin, mark?.sign == .division {
        part = .second
      } else if part == .second, mark?.sign == .closing {
        part = .both
      } else {
        if part == .both || part == .first { first.append(line) }
        if part == .both || part == .second { second.append(line) }
      }
    }
    let end = [UInt8(ascii: "\n")]
    // Within a side of a conflict there may be one with shorter marks.
    return (
      sides(of: Array(first.joined(separator: end))).first,
      sides(of: Array(second.joined(separator: end))).second
    )
  }

  /// The line of the first open conflict, counted from 1; nil where there is none.
  public static func firstLine(in bytes: [UInt8]) -> Int? {
    guard bytes.contains(Mark.Sign.opening.rawValue) else { return nil }
    var open: [Int: (start: Int, isDivided: Bool)] = [:]
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let mark = Mark(line) else { continue }
      switch mark.sign {
      case .opening: open[mark.length] = (number, false)
      case .origin: break
      case .division: open[mark.length]?.isDivided = true
      case .closing:
        if let conflict = open[mark.length], conflict.isDivided { return conflict.start }
      }
    }
    return nil
  }

  /// A line of one sign, with a name behind it or without. All marks of a conflict are of one length, which is seven
  /// unless `conflict-marker-size` is set or another conflict lies within.
  private struct Mark {
    enum Sign: UInt8 {
      case opening = 0x3C
      case origin = 0x7C
      case division = 0x3D
      case closing = 0x3E
    }

    let sign: Sign
    let length: Int

    private static let leastLength = 7

    init?(_ line: ArraySlice<UInt8>) {
      guard let sign = line.first.flatMap(Sign.init) else { return nil }
      let rest = line.drop { $0 == sign.rawValue }
      let isEnded = rest.first.map { $0 <= UInt8(ascii: " ") } ?? true
      guard isEnded, line.count - rest.count >= Self.leastLength else { return nil }
      self.sign = sign
      length = line.count - rest.count
    }
  }
}
