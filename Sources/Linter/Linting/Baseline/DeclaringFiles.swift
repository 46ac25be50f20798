import SourceModel

/// Which files declare a name themselves at their top, and do not only extend it; each file is read once.
final class DeclaringFiles {
  private let contents: (_ file: String) -> [UInt8]?
  private var known: [String: Set<String>] = [:]

  /// - Parameter contents: nil of a file that is gone.
  init(contents: @escaping (_ file: String) -> [UInt8]?) {
    self.contents = contents
  }

  func declare(_ name: String, in files: String...) -> Bool {
    files.allSatisfy { names(in: $0).contains(name) }
  }

  private func names(in file: String) -> Set<String> {
    if let names = known[file] { return names }
    var names: Set<String> = []
    if let bytes = contents(file) {
      var scanner = SourceScanner()
      let source = scanner.source(at: file, bytes: bytes, conventions: Conventions())
      names = Set(
        source.topLevelDeclarations.lazy.filter { $0.kind != .extending }.map(\.name.text))
    }
    known[file] = names
    return names
  }
}
