import SourceModel

/// What the `switch` around each of its cases looks at.
struct SwitchSubjects {
  /// In the order of the file: where a case begins, and the subject.
  private var cases: [(start: Int, end: Int, subject: Name)] = []

  init(in source: SwiftSource) {
    for statement in source.statements where statement.kind == .switch {
      let start = statement.range.bytes.lowerBound + 6
      let text = source.bytes[start...].prefix { $0 != UInt8(ascii: "{") }
      let subject = source.name(at: text.trimmed().indices)
      for block in statement.blocks where block.kind == .switchCase {
        cases.append((block.range.bytes.lowerBound, block.range.bytes.upperBound, subject))
      }
    }
    cases.sort { $0.start < $1.start }
  }

  /// The last case that begins before an offset, if it has not ended there.
  func last(before offset: Int) -> (start: Int, subject: Name)? {
    let next = cases.partitionPoint { $0.start >= offset }
    guard next > 0, cases[next - 1].end > offset else { return nil }
    return (cases[next - 1].start, cases[next - 1].subject)
  }
}
