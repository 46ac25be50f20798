import Diagnostics
import Refactoring
import SourceModel

/// A text in which the name to rename and its new name are marked where it is declared: `let «usr→user» = 1`.
struct RenameCase {
  private let before: String
  private let outcome: RenameOutcome

  /// - Parameter others: the other files of the project.
  init(_ marked: String, at path: String = "Sources/App/Example.swift", others: [String] = []) {
    let open = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = open[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let names = rest[0].split(separator: "→").map(String.init)
    before = open[0] + names[0] + rest[1]
    let start = open[0].utf8.count
    let file = SourceFile(path: path, text: before)
    let others = others.enumerated().map {
      SourceFile(path: "Sources/App/Other\($0.offset).swift", text: $0.element)
    }
    var project = ProjectNames()
    for file in [file] + others {
      file.withSource { project.merge(ProjectNames(of: Set(names), in: $0)) }
    }
    outcome = file.withSource { source in
      let rename = Rename(source.name(at: start..<start + names[0].utf8.count), to: names[1])
      return FileRenames(of: [rename], in: source, project: project).outcome(of: rename)
    }
  }

  /// The text with the new name, or why there is none.
  var result: String {
    switch outcome {
    case .edits(let edits, _):
      var bytes = Array(before.utf8)
      for edit in edits.sorted(by: { $1.range < $0.range }) {
        bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    case .refused(let refusal): return refusal.reason
    case .planned(let plan): return plan.summary
    }
  }

  /// The text of what stands in the way of the new name, from there to the end of the line.
  var obstacle: Substring? {
    guard case .refused(let refusal) = outcome, let place = refusal.place else { return nil }
    return String(decoding: before.utf8.dropFirst(place.bytes.lowerBound), as: UTF8.self)
      .split(separator: "\n").first
  }
}
