/// A pattern for paths as git and shells write it: `*` and `?` stay within a folder, `**` crosses folders,
/// `[a-z]` is one of several characters, a backslash takes the meaning from the next character.
public struct Glob: Hashable, Sendable {
  private enum Part: Hashable {
    /// Any number of folders.
    case anyFolders
    /// What stands behind the last star tells most names at once that they do not fit.
    case name([Piece], end: [UInt8])
    /// A name without any sign that stands for others.
    case plain([UInt8])
  }

  /// One byte of a name, or a star.
  private enum Piece: Hashable {
    case byte(UInt8)
    case any
    case oneOf(ByteSet)
    case star
  }

  private let parts: [Part]

  /// Nil where a bracket is not closed, a class of characters has no such name, or nothing follows a backslash:
  /// such a pattern fits nothing.
  public init?(_ pattern: String) {
    var parts: [Part] = []
    var pieces: [Piece] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      let isEscaped = byte == UInt8(ascii: "\\") && rest.first == UInt8(ascii: "/")
      if isEscaped { rest.removeFirst() }
      if isEscaped || byte == UInt8(ascii: "/") {
        Self.finish(&pieces, in: &parts)
      } else {
        guard let piece = Self.piece(byte, before: &rest) else { return nil }
        pieces.append(piece)
      }
    }
    Self.finish(&pieces, in: &parts)
    self.parts = parts
  }

  /// Whether the whole of a path fits, its parts separated by `/`.
  public func matches(_ path: some StringProtocol) -> Bool {
    matches(path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }[...])
  }

  /// Whether a path may fit that ends in a name: a quick look, which most paths do not pass.
  func mayMatch(pathEndingIn name: [UInt8]) -> Bool {
    fits(parts.last, name: name)
  }

  /// One row per part of the pattern: which beginnings of the path it can have used up.
  func matches(_ names: ArraySlice<[UInt8]>) -> Bool {
    guard fits(parts.last, name: names.last), fits(parts.first, name: names.first) else {
      return false
    }
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for (number, part) in parts.enumerated() {
      var next = [Bool](repeating: false, count: names.count + 1)
      switch part {
      case .anyFolders:
        let isLast = number == parts.count - 1
        guard let first = reached.firstIndex(of: true) else { return false }
        for index in first...names.count { next[index] = !isLast || index > first }
      case .name, .plain:
        for (index, name) in names.enumerated() where reached[index] {
          next[index + 1] = fits(part, name: name)
        }
      }
      reached = next
    }
    return reached[names.count]
  }

  /// Whether a name at an end of the pattern fits the one at that end of the path: most paths end the search there.
  private func fits(_ part: Part?, name: [UInt8]?) -> Bool {
    switch part {
    case .name(let pieces, let end):
      name.map { $0.suffix(end.count).elementsEqual(end) && Self.matches(pieces[...], name: $0) }
        ?? false
    case .plain(let plain): name == plain
    case .anyFolders, nil: true
    }
  }

  /// Goes back to the last star only, so the time is bounded by the product of both lengths.
  private static func matches(_ pieces: ArraySlice<Piece>, name: [UInt8]) -> Bool {
    var piece = pieces.startIndex
    var index = 0
    var retry: (piece: Int, index: Int)?
    while index < name.count {
      if piece < pieces.endIndex, pieces[piece] == .star {
        retry = (piece, index)
        piece += 1
      } else if piece < pieces.endIndex, fits(pieces[piece], byte: name[index]) {
        piece += 1
        index += 1
      } else if let last = retry {
        piece = last.piece + 1
        index = last.index + 1
        retry = (last.piece, index)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .star }
  }

  private static func fits(_ piece: Piece, byte: UInt8) -> Bool {
    switch piece {
    case .byte(let expected): byte == expected
    case .any, .star: true
    case .oneOf(let set): set.contains(byte)
    }
  }
}

extension Glob {
  /// Adds what stands between two slashes. Two stars or more that stand alone cross folders.
  private static func finish(_ pieces: inout [Piece], in parts: inout [Part]) {
    let isAnyFolders = pieces.count > 1 && pieces.allSatisfy { $0 == .star }
    let part = isAnyFolders ? Part.anyFolders : plain(pieces).map(Part.plain) ?? name(pieces)
    let isRepeated = isAnyFolders && parts.last == .anyFolders
    if !pieces.isEmpty, !isRepeated { parts.append(part) }
    pieces = []
  }

  private static func name(_ pieces: [Piece]) -> Part {
    let last = pieces.lastIndex { if case .byte = $0 { false } else { true } } ?? -1
    return .name(pieces, end: plain(Array(pieces[(last + 1)...])) ?? [])
  }

  /// The bytes of a name that stands for itself alone.
  private static func plain(_ pieces: [Piece]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for piece in pieces {
      guard case .byte(let byte) = piece else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func piece(_ byte: UInt8, before rest: inout ArraySlice<UInt8>) -> Piece? {
    switch byte {
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "?"): .any
    case UInt8(ascii: "\\"): rest.popFirst().map(Piece.byte)
    case UInt8(ascii: "["): ByteSet(classIn: &rest).map(Piece.oneOf)
    default: .byte(byte)
    }
  }
}
