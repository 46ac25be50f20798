import SourceModel

/// What a few files by themselves do not say: the types that they name, looked up in the files that are called
/// like these types, so that a run on three files need not read three thousand.
struct NamedContext {
  private(set) var group: LintGroup

  init(of group: LintGroup) {
    self.group = group
    guard !group.files.isEmpty else { return }
    let known = Set(group.files.map(\.path))
    let byType = Self.filesByType(in: group)
    var added: [String: LintFile] = [:]
    var names = Self.namedTypes(in: group.files)
    // Superclasses of superclasses are rarely deeper.
    for _ in 0..<4 where !names.isEmpty {
      let found = names.flatMap { byType[$0] ?? [] }
        .filter { !known.contains($0) && added[$0] == nil }
        .map { LintFile($0, isJudged: false) }
      for file in found { added[file.path] = file }
      names = Self.supertypes(in: found)
    }
    let files = group.files + added.values
    self.group = group.with(files: files.sorted { $0.path < $1.path })
  }

  /// `Photo.swift` and `Photo+Codable.swift` are where `Photo` is looked for, among the files that settings want.
  private static func filesByType(in group: LintGroup) -> [String: [String]] {
    var files: [String: [String]] = [:]
    let chosen = PathChoice(group.settings)
    for path in FileWalk(folder: group.folder).found.files
    where chosen.includes(group.placement.inner(path)) {
      let name = path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
      files[String(name), default: []].append(path)
    }
    return files
  }

  private static func namedTypes(in files: [LintFile]) -> Set<String> {
    var names: Set<String> = []
    look(at: files) { source, outline in
      names.formUnion(source.namedTypes)
      names.formUnion(outline.types.flatMap(\.inherited))
    }
    return names
  }

  private static func supertypes(in files: [LintFile]) -> Set<String> {
    var names: Set<String> = []
    look(at: files) { names.formUnion($1.types.flatMap(\.inherited)) }
    return names
  }

  private static func look(at files: [LintFile], _ body: (SwiftSource, FileOutline) -> Void) {
    var scanner = SourceScanner()
    for file in files {
      guard let bytes = file.read() else { continue }
      let source = scanner.source(at: file.path, bytes, conventions: Conventions())
      body(source, FileOutline(of: source))
    }
  }
}
