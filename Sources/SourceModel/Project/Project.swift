import Synchronization

/// All files of a project together: what every type is, and who names whom.
public struct Project: Sendable {
  /// In the order of their paths.
  public let files: [FileOutline]
  public let conventions: Conventions
  public let types: TypeTable
  private let scanned: ScannedFiles

  /// - Parameter bytesAt: reads a file once more for the few rules that need all of a file.
  public init(
    files: [FileOutline], conventions: Conventions,
    bytesAt: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.files = files
    self.conventions = conventions
    scanned = ScannedFiles { path in
      bytesAt(path).map { SourceFile(path: path, $0, conventions: conventions) }
    }
    types = TypeTable(files: files, conventions: conventions)
  }

  /// A project of sources that are at hand.
  public init(_ files: [SourceFile], conventions: Conventions = Conventions()) {
    self.files = files.map { FileOutline(of: $0.source) }
    self.conventions = conventions
    let byPath = files.reduce(into: [:]) { $0[$1.source.path] = $1 }
    scanned = ScannedFiles { byPath[$0] }
    types = TypeTable(files: self.files, conventions: conventions)
  }

  /// All of a file, scanned once more, for rules that need it of few files; it holds as long as the project.
  public func source(at path: String) -> SwiftSource? {
    scanned.file(at: path)?.source
  }
}

/// Files that were scanned once more, by their paths.
private final class ScannedFiles: Sendable {
  private let scan: @Sendable (String) -> SourceFile?
  private let files = Mutex<[String: SourceFile]>([:])

  init(_ scan: @escaping @Sendable (String) -> SourceFile?) {
    self.scan = scan
  }

  func file(at path: String) -> SourceFile? {
    if let file = files.withLock({ $0[path] }) { return file }
    guard let file = scan(path) else { return nil }
    return files.withLock { files in
      if let first = files[path] { return first }
      files[path] = file
      return file
    }
  }
}
