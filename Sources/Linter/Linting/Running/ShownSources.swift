import Diagnostics
import SourceModel

/// The files that diagnostics and their notes point into, as far as a report shows them.
struct ShownSources {
  private let diagnostics: [Diagnostic]
  private let needsWholeFiles: Bool
  private let threads: Int

  /// - Parameter wholeFiles: whether more is shown of a file than the lines of its findings.
  init(of diagnostics: [Diagnostic], wholeFiles: Bool, threads: Int) {
    self.diagnostics = diagnostics
    needsWholeFiles = wholeFiles
    self.threads = threads
  }

  /// - Parameters:
  ///   - groups: where the files are that have to be read.
  ///   - texts: what is at hand of some of them, by their paths.
  ///   - others: settings and lists that may be pointed into as well.
  func sources(
    in groups: [LintGroup], atHand texts: [String: SourceText], others: [SourceText]
  ) -> [SourceText] {
    let known = needsWholeFiles ? [:] : texts
    var seen: Set<String> = []
    var missing: Set<String> = []
    var atHand: [SourceText] = []
    var file = ""
    var text: SourceText?
    forEachRange { range in
      if range.file != file {
        file = range.file
        text = known[file]
        if seen.insert(file).inserted, let text { atHand.append(text) }
      }
      if text?.covers(range.bytes) != true { missing.insert(file) }
    }
    if !missing.isEmpty { atHand.removeAll { missing.contains($0.file) } }
    return atHand + read(missing, of: groups) + others.filter { seen.contains($0.file) }
  }

  /// What is to be shown of files of which not all that is at hand.
  private func read(_ paths: Set<String>, of groups: [LintGroup]) -> [SourceText] {
    guard !paths.isEmpty else { return [] }
    var wanted: [String: [Range<Int>]] = [:]
    var file = ""
    var isMissing = false
    forEachRange { range in
      if range.file != file {
        file = range.file
        isMissing = paths.contains(file)
      }
      if isMissing { wanted[file, default: []].append(range.bytes) }
    }
    let ranges = wanted
    let files = groups.flatMap { group in paths.sorted().compactMap { group.file(at: $0) } }
    let sources = mapInParallel(files.count, threads: threads) { next, finish in
      var reader = FileReader()
      while let index = next() {
        let path = files[index].path
        let text = reader.read(files[index]).map { bytes in
          needsWholeFiles
            ? SourceText(file: path, bytes: Array(bytes))
            : SourceText(file: path, linesOf: ranges[path] ?? [], in: bytes)
        }
        finish(index, text)
      }
    }
    return sources.compactMap(\.self)
  }

  /// Hands on the ranges that diagnostics, their notes and their fixes speak of; those of one file mostly follow
  /// each other.
  private func forEachRange(do body: (FileRange) -> Void) {
    // By their places: a diagnostic is much to copy.
    for place in diagnostics.indices { diagnostics[place].finding.forEachRange(do: body) }
  }
}

extension Finding {
  /// What it, its notes and its fix speak of.
  func forEachRange(do body: (FileRange) -> Void) {
    body(range)
    for place in notes.indices { notes[place].range.map(body) }
    for edit in fix?.edits ?? [] { body(edit.range) }
  }
}
