import Diagnostics

/// The edits of several fixes by file, without those that would touch what another one changes.
struct FixPlan {
  struct File {
    let path: String
    /// In the order of the file, none overlapping.
    let edits: [Edit]
    let fixCount: Int

    func applied(to bytes: [UInt8]) -> [UInt8] {
      Edit.applied(edits, to: bytes[...])
    }
  }

  let files: [File]

  init(_ fixes: [Fix]) {
    var taken: [String: TakenBytes] = [:]
    for fix in fixes {
      let isFree = fix.edits.allSatisfy { !(taken[$0.range.file]?.touches($0) ?? false) }
      guard isFree else { continue }
      for edit in fix.edits { taken[edit.range.file, default: TakenBytes()].take(edit) }
      for file in Set(fix.edits.map(\.range.file)) { taken[file]?.fixCount += 1 }
    }
    files = taken.sorted { $0.key < $1.key }.map { path, taken in
      let edits = taken.edits.sorted { $0.range < $1.range }
      return File(path: path, edits: edits, fixCount: taken.fixCount)
    }
  }
}

extension Edit {
  /// Bytes of a file with some edits made.
  ///
  /// - Parameter edits: in the order of the file, with offsets of the whole file as the bytes have them.
  static func applied(_ edits: [Edit], to bytes: ArraySlice<UInt8>) -> [UInt8] {
    var mended: [UInt8] = []
    var next = bytes.startIndex
    for edit in edits {
      let range = edit.range.bytes.clamped(to: bytes.indices)
      mended += bytes[next..<max(next, range.lowerBound)]
      mended += edit.replacement.utf8
      next = max(next, range.upperBound)
    }
    return mended + bytes[next...]
  }
}

/// What the edits of one file change.
private struct TakenBytes {
  private(set) var edits: [Edit] = []
  var fixCount = 0
  /// By each stretch of the file: the edits that change something in it.
  private var stretches: [Int: [Edit]] = [:]

  private static let bytesOfStretch = 256

  /// Whether an edit lies at or in another one.
  func touches(_ edit: Edit) -> Bool {
    Self.stretches(of: edit).contains { stretch in
      stretches[stretch]?.contains { $0.range.bytes.touches(edit.range.bytes) } ?? false
    }
  }

  mutating func take(_ edit: Edit) {
    edits.append(edit)
    for stretch in Self.stretches(of: edit) { stretches[stretch, default: []].append(edit) }
  }

  private static func stretches(of edit: Edit) -> ClosedRange<Int> {
    let bytes = edit.range.bytes
    return bytes.lowerBound / bytesOfStretch...bytes.upperBound / bytesOfStretch
  }
}

extension Range<Int> {
  /// Whether nothing lies between the two.
  fileprivate func touches(_ other: Range) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
