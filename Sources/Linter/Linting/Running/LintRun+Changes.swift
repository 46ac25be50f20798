import Diagnostics
import SourceModel

extension LintRun {
  /// Keeps the lines of the changed files at hand, which tell what has changed in them.
  mutating func keepLines(of groups: [LintGroup]) {
    guard changes != nil else { return }
    for file in groups.lazy.flatMap(\.files) where file.isWanted && texts[file.path] == nil {
      texts[file.path] = file.read().map { SourceText(file: file.path, bytes: $0) }
    }
  }

  /// Whether a finding lies in lines that have changed; all do where nobody asked for those alone.
  func isChanged(_ diagnostic: Diagnostic) -> Bool {
    guard changes != nil else { return true }
    return texts[diagnostic.range.file].map { isChanged(diagnostic, in: $0) } ?? false
  }

  func isChanged(_ diagnostic: Diagnostic, in source: SourceText) -> Bool {
    guard let changes else { return true }
    let range = diagnostic.range
    guard changes.paths.contains(range.file) else { return false }
    let first = source.position(of: range.bytes.lowerBound).line
    let last = source.position(of: range.bytes.upperBound).line
    return changes.contains(first...max(first, last), of: range.file)
  }
}
