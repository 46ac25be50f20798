import Diagnostics

/// What became of a spec.
public struct SpecificationReading: Sendable {
  /// Nil as soon as one diagnostic is an error.
  public let specification: ApplicationSpecification?
  /// The same as far as it could be read, whatever the diagnostics say: enough to see what another one changes.
  public let draft: ApplicationSpecification?
  /// Errors and warnings: by file, the spec first, then by place.
  public let diagnostics: [Diagnostic]
  /// The spec and the files that it includes, for showing lines of them.
  public let sources: [SourceText]
}

/// Reads a spec and everything that it includes, checks and completes it.
///
/// - Parameters:
///   - path: the spec's path in the folder.
///   - acceptedWords: words that are right in names of this project, in lower case.
/// - Throws: why the spec itself cannot be read; a file that it includes is a diagnostic.
public func readSpecification(
  _ path: String, in folder: SpecificationFolder, acceptedWords: [String] = []
) throws(SpecificationFileError) -> SpecificationReading {
  let merged = try MergedFiles(path, in: folder)
  let problems = merged.problems
  problems.acceptedWords = acceptedWords
  var specification: ApplicationSpecification?
  if let root = merged.root, let entry = SpecificationEntry.read(root, problems: problems) {
    specification = entry.resolved(files: merged.files)
  }
  return SpecificationReading(
    specification: problems.hasErrors ? nil : specification, draft: specification,
    diagnostics: inOrder(problems.diagnostics, of: merged.sources), sources: merged.sources)
}

/// The version of the format that this tool reads.
let formatVersion = 1

/// Once each, by file in the order of inclusion and by place.
private func inOrder(_ diagnostics: [Diagnostic], of sources: [SourceText]) -> [Diagnostic] {
  let places = Dictionary(
    sources.enumerated().map { ($0.element.file, $0.offset) },
    uniquingKeysWith: { first, _ in first })
  func place(_ diagnostic: Diagnostic) -> Int { places[diagnostic.range.file] ?? sources.count }
  return Set(diagnostics).sorted { left, right in
    let (first, second) = (place(left), place(right))
    return first == second ? left < right : first < second
  }
}
