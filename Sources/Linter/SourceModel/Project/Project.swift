import Synchronization
import SystemLibrary

/// All files of a project together: what every type is, and who names whom.
public struct Project: Sendable {
  /// In the order of their paths.
  public let files: [FileOutline]
  public let conventions: Conventions
  public let types: TypeTable
  public let delegation: Delegation
  private let scan: @Sendable (String) -> SourceFile?
  private let scanned = ScannedFiles()
  private let latest = LatestFiles()
  private let answering = AnsweringFiles()
  let importedModules = ImportedModules()
  let countedWords = CountedWords()

  /// - Parameter bytesAt: reads a file once more for the few rules that need all of a file.
  public init(
    files: [FileOutline], conventions: Conventions,
    bytesAt: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.init(files: files, conventions) { path in
      bytesAt(path).map { SourceFile(path: path, $0, conventions: conventions) }
    }
  }

  /// A project of sources that are at hand.
  public init(_ files: [SourceFile], conventions: Conventions = Conventions()) {
    let byPath = files.reduce(into: [:]) { $0[$1.source.path] = $1 }
    self.init(files: files.map { FileOutline(of: $0.source) }, conventions) { byPath[$0] }
  }

  private init(
    files: [FileOutline], _ conventions: Conventions,
    scan: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.files = files
    self.conventions = conventions
    self.scan = scan
    types = TypeTable(files: files, conventions: conventions)
    delegation = Delegation(in: files)
  }

  /// All of a file, scanned once more, for rules that need it of few files; it holds as long as the project.
  /// Each thread has its own.
  public func source(at path: String) -> SwiftSource? {
    scanned.file(at: path) { scan(path) }?.source
  }

  /// Looks at a file once more, for a rule that needs little of many files: no more than the last one is kept for
  /// each thread.
  public func withSource<Result>(at path: String, _ look: (SwiftSource) -> Result) -> Result? {
    latest.file(at: path) { scan(path) }?.withSource(look)
  }

  /// Looks at the protocols for delegates, data sources and observers that the judged files declare and no
  /// program has written, file by file in their order: those that are named so, and others that a property is
  /// named so for. They hold until the look at their file is over.
  public func mapDelegateProtocols<Result>(_ look: (Declaration) -> [Result]) -> [Result] {
    var scanner = SourceScanner()
    return answering.files(in: self).flatMap { file -> [Result] in
      let source = scanner.source(
        at: file.path, bytes: file.protocols.bytes, conventions: conventions)
      return source.declarations.filter { $0.kind == .protocolType }.flatMap(look)
    }
  }
}

/// The files with protocols for delegates, data sources and observers, found out once for all rules that ask.
private final class AnsweringFiles: Sendable {
  struct File: Sendable {
    let path: String
    let protocols: Excerpt
  }

  private let known = Mutex<[File]?>(nil)

  func files(in project: Project) -> [File] {
    known.withLock { known in
      let files = known ?? Self.uncachedFiles(in: project)
      known = files
      return files
    }
  }

  private static func uncachedFiles(in project: Project) -> [File] {
    let held = heldProtocols(in: project)
    return project.files.compactMap { file in
      let isJudged = file.isJudged && file.isWanted && !file.isMachineWritten
      var protocols = file.delegateProtocols
      if isJudged, !held.isEmpty, let names = held[file.path] {
        protocols =
          project.withSource(at: file.path) { .delegateProtocols(of: $0, besides: names) } ?? nil
      }
      return protocols.map { File(path: file.path, protocols: $0) }
    }
  }

  /// By the path of a file: the protocols of other names that some property called a delegate has, or holds weakly.
  private static func heldProtocols(in project: Project) -> [String: Set<String>] {
    var held: [String: Set<String>] = [:]
    for file in project.files {
      for property in file.delegates where property.isWeak || property.name.hasSuffix("elegate") {
        guard let name = property.type, !name.isNamedForAnswering else { continue }
        for type in project.types.declarations(of: name) where type.kind == .protocolType {
          held[type.nameRange.file, default: []].insert(name)
        }
      }
    }
    return held
  }
}

/// Files that were scanned once more. A source is for one thread at a time, since it keeps what it has looked
/// up; so each thread has sources of its own.
private final class ScannedFiles: Sendable {
  private struct Key: Hashable {
    let path: String
    let thread = pthread_self()
  }

  private let files = Mutex<[Key: SourceFile]>([:])

  func file(at path: String, scan: () -> SourceFile?) -> SourceFile? {
    let key = Key(path: path)
    if let file = files.withLock({ $0[key] }) { return file }
    guard let file = scan() else { return nil }
    files.withLock { $0[key] = file }
    return file
  }
}

/// The file that each thread has scanned once more last.
private final class LatestFiles: Sendable {
  private let files = Mutex<[pthread_t: (path: String, file: SourceFile)]>([:])

  func file(at path: String, scan: () -> SourceFile?) -> SourceFile? {
    let thread = pthread_self()
    if let latest = files.withLock({ $0[thread] }), latest.path == path { return latest.file }
    guard let file = scan() else { return nil }
    files.withLock { $0[thread] = (path, file) }
    return file
  }
}
