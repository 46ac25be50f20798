import Diagnostics

/// The edits of several fixes by file, without those that would touch what another one changes.
struct FixPlan {
  struct File {
    let path: String
    /// In the order of the file, none overlapping.
    let edits: [Edit]
    let fixCount: Int

    func applied(to bytes: [UInt8]) -> [UInt8] {
      var mended = bytes
      for edit in edits.reversed() {
        mended.replaceSubrange(
          edit.range.bytes.clamped(to: mended.indices), with: edit.replacement.utf8)
      }
      return mended
    }
  }

  let files: [File]

  init(_ fixes: [Fix]) {
    var taken: [String: [Edit]] = [:]
    var counts: [String: Int] = [:]
    for fix in fixes {
      let isFree = fix.edits.allSatisfy { edit in
        !(taken[edit.range.file] ?? []).contains { Self.touch($0.range, edit.range) }
      }
      guard isFree else { continue }
      for edit in fix.edits { taken[edit.range.file, default: []].append(edit) }
      for file in Set(fix.edits.map(\.range.file)) { counts[file, default: 0] += 1 }
    }
    files = taken.sorted { $0.key < $1.key }.map { path, edits in
      File(path: path, edits: edits.sorted { $0.range < $1.range }, fixCount: counts[path] ?? 0)
    }
  }

  private static func touch(_ one: FileRange, _ other: FileRange) -> Bool {
    one.bytes.lowerBound <= other.bytes.upperBound && other.bytes.lowerBound <= one.bytes.upperBound
  }
}
