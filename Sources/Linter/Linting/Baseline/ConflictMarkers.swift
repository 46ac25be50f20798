import Diagnostics
import SystemLibrary

/// The lines that git writes around what two branches have made of the same lines.
struct ConflictMarkers {
  let problem: Diagnostic
  /// The text as each of the branches has it.
  let sides: [SourceText]

  /// Nil where there are none.
  init?(in source: SourceText) {
    guard Part.marks(source.bytes) else { return nil }
    var ours: [String] = []
    var theirs: [String] = []
    var part = Part.both
    var first: FileRange?
    for number in 1...max(source.lineCount, 1) {
      let line = source.line(number)
      if let next = Part(markedBy: line) {
        part = next
        first = first ?? FileRange(file: source.file, bytes: source.lineRange(number))
        continue
      }
      if part == .both || part == .ours { ours.append(line) }
      if part == .both || part == .theirs { theirs.append(line) }
    }
    guard let first else { return nil }
    let cure = "two branches have changed it: resolve it with --write-baseline"
    problem = Diagnostic(
      rule: "merge_conflict", severity: .error, finding: Finding(cure, at: first))
    sides = [ours, theirs].map {
      SourceText(file: source.file, text: $0.joined(separator: "\n") + "\n")
    }
  }

  private enum Part {
    case both, ours, base, theirs

    /// A quick look, which nearly every text does not pass: a line begins as a marker does.
    static func marks(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        guard var line = bytes.baseAddress else { return false }
        let end = line + bytes.count
        while line < end, !"<|=>".utf8.contains(line.pointee) {
          guard let feed = memchr(line, Int32(UInt8(ascii: "\n")), end - line) else { return false }
          line = UnsafePointer(feed.assumingMemoryBound(to: UInt8.self)) + 1
        }
        return line < end
      }
    }

    init?(markedBy line: String) {
      switch line.prefix(7) {
      case "<<<<<<<": self = .ours
      case "|||||||": self = .base
      case "=======": self = .theirs
      case ">>>>>>>": self = .both
      default: return nil
      }
    }
  }
}
