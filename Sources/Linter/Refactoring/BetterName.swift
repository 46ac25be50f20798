import Diagnostics
import SourceModel

/// What several findings together make of a name.
struct BetterName {
  let text: String

  /// - Parameter findings: each with one replacement. One about the whole name has been made with regard to
  ///   its words, and stands for all.
  init(of name: Name, by findings: [Finding]) {
    let whole = findings.first { $0.range.bytes == name.offsets }
    if let whole, let replacement = whole.replacements.first {
      text = replacement
      return
    }
    var bytes = Array(name.utf8)
    var next = bytes.count
    let parts = findings.sorted { $0.range.bytes.lowerBound > $1.range.bytes.lowerBound }
    for part in parts {
      let start = part.range.bytes.lowerBound - name.offsets.lowerBound
      let end = part.range.bytes.upperBound - name.offsets.lowerBound
      guard let replacement = part.replacements.first, start >= 0, start <= end, end <= next else {
        continue
      }
      bytes.replaceSubrange(start..<end, with: replacement.utf8)
      next = start
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
