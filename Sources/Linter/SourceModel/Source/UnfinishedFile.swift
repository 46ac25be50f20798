import Diagnostics

extension SwiftSource {
  /// What is said of a file that no compiler accepts, in place of all else; nil for one that is whole.
  public var unfinished: Finding? {
    if isInUTF16 {
      return Finding(
        "this file cannot be read: it is in UTF-16; save it as UTF-8", at: range(0..<2))
    }
    if let place = bytes.placeOutsideUTF8 {
      return Finding(
        "this byte is not UTF-8, which no compiler accepts; save the file as UTF-8",
        at: range(place..<place + 1))
    }
    return facts.flaw.map { flaw in
      let message =
        switch flaw.kind {
        case .conflict: "resolve this merge conflict"
        case .unclosedBrace: "close this brace"
        case .strayBrace: "remove this brace, which closes nothing"
        case .unclosedString: "close this string literal"
        case .unclosedComment: "close this comment"
        }
      return Finding(
        "\(message); until then nothing else in this file is judged", at: range(flaw.range.offsets))
    }
  }

  /// A byte-order mark of UTF-16 or UTF-32, or two letters with a zero byte before or behind each.
  private var isInUTF16: Bool {
    guard bytes.count > 3 else { return false }
    let (even, odd) = ([bytes[0], bytes[2]], [bytes[1], bytes[3]])
    return [[0xFE, 0xFF], [0xFF, 0xFE]].contains([bytes[0], bytes[1]])
      || [(even, odd), (odd, even)].contains { zeros, letters in
        zeros == [0, 0] && letters.allSatisfy { $0 > 0 && $0 < 0x80 }
      }
  }
}
