import Diagnostics
import SourceModel
import Words

extension Finding {
  /// One about a name whose better spelling something else has.
  ///
  /// - Parameter range: what has to change, where it is not all of the name.
  static func taken(
    _ better: String, at place: FileRange, insteadOf name: Name, changing range: FileRange? = nil
  ) -> Finding {
    Finding(
      "write another name instead of '\(name)': '\(better)' is taken", at: range ?? name.range,
      certainty: .likely, notes: [Note("it is taken here", at: place)])
  }
}

extension DeclaredName {
  /// What is said instead of a finding on a part of the name whose one replacement it cannot have.
  func refused(_ finding: Finding) -> Finding? {
    guard finding.replacements.count == 1, let part = finding.replacements.first else { return nil }
    let start = finding.range.bytes.lowerBound - name.offsets.lowerBound
    var bytes = Array(name.utf8)
    guard start >= 0, start + finding.range.bytes.count <= bytes.count else { return nil }
    bytes.replaceSubrange(start..<start + finding.range.bytes.count, with: part.utf8)
    let better = String(decoding: bytes, as: UTF8.self)
    if SwiftKeywords.contains(better) {
      return .likely(
        "write another name instead of '\(name)': '\(better)' is a word of the language",
        at: finding.range)
    }
    return place(meeting: better).map {
      .taken(better, at: $0, insteadOf: name, changing: finding.range)
    }
  }
}
