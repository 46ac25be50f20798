/// All files of a project together: what every type is, and who names whom.
public struct Project: Sendable {
  /// In the order of their paths.
  public let files: [FileOutline]
  public let conventions: Conventions
  public let types: TypeTable
  private let sourceAt: @Sendable (String) -> SwiftSource?

  /// - Parameter sourceAt: reads a file's facts once more for the few rules that need all of a file.
  public init(
    files: [FileOutline], conventions: Conventions,
    sourceAt: @escaping @Sendable (String) -> SwiftSource?
  ) {
    self.files = files
    self.conventions = conventions
    self.sourceAt = sourceAt
    types = TypeTable(files: files, conventions: conventions)
  }

  /// A project of sources that are at hand.
  public init(_ sources: [SwiftSource], conventions: Conventions = Conventions()) {
    let byPath = sources.reduce(into: [:]) { $0[$1.path] = $1 }
    self.init(files: sources.map { FileOutline(of: $0) }, conventions: conventions) { byPath[$0] }
  }

  /// All of a file, scanned anew: for rules that need it of few files.
  public func source(at path: String) -> SwiftSource? {
    sourceAt(path)
  }
}
