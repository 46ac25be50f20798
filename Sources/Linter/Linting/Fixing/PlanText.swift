import Diagnostics

/// The better names that no fix gives, each in a comment line that `patch` passes over: what a rename would
/// take, or why there is none.
public struct PlanText {
  public let text: String

  public init(_ diagnostics: [Diagnostic], sources: [SourceText]) {
    let sources = sources.reduce(into: [:]) { $0[$1.file] = $1 }
    var seen: Set<String> = []
    let lines = diagnostics.compactMap { diagnostic -> String? in
      let finding = diagnostic.finding
      guard finding.fix == nil, !finding.replacements.isEmpty, let note = finding.notes.last,
        let position = sources[finding.range.file]?.position(of: finding.range.bytes.lowerBound)
      else { return nil }
      let line = "\(finding.range.file):\(position.line): \(note.message)"
      guard seen.insert(line).inserted else { return nil }
      // A path may go on in another line.
      return line.split(separator: "\n").map { "# \($0)\n" }.joined()
    }
    text = lines.joined()
  }
}
