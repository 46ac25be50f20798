import Diagnostics

/// Reads settings files with the files that they begin from, each once.
struct SettingsLoader {
  private(set) var problems: [Diagnostic] = []
  /// The texts of all files that were read.
  private(set) var sources: [SourceText] = []
  private let rules: [RuleDescription]
  private let workingFolder: WorkingFolder
  private var known: [String: LintSettings] = [:]
  /// The commit whose files come before those on disk.
  private let staged: StagedTree?
  /// Settings that are going to be, without a word in them.
  var planned: String?

  /// Settings that begin from so many others one behind the other are going in a circle.
  private static let mostBases = 16

  init(rules: [RuleDescription], workingFolder: WorkingFolder, staged: StagedTree? = nil) {
    self.rules = rules
    self.staged = staged
    self.workingFolder = workingFolder
  }

  /// The settings in a file; whatever is wrong with them is among the problems.
  ///
  /// - Parameter path: absolute.
  mutating func settings(at path: String) -> LintSettings {
    settings(at: path, behind: [])
  }

  func isThere(_ path: String) -> Bool {
    staged?.texts[path] != nil || path == planned || SettingsFile.isThere(path)
  }

  /// The settings files that hold in a folder, the project's own first and the nearest last.
  ///
  /// - Parameter folder: absolute, without links.
  mutating func chain(for folder: String) -> [String] {
    var chain: [String] = []
    for file in SettingsFile.upwards(from: folder, isThere: isThere) {
      chain.insert(file, at: 0)
      if settings(at: file).isRoot { break }
    }
    return chain
  }

  /// All settings that hold in a folder together; nil where only defaults hold.
  mutating func merged(for folder: String) -> (settings: LintSettings, file: String)? {
    let chain = chain(for: folder)
    guard let first = chain.first, let last = chain.last else { return nil }
    var merged = settings(at: first)
    for file in chain.dropFirst() { merged = merged.extended(by: settings(at: file)) }
    return (merged, last)
  }

  /// The settings that hold for one file, with the overrides that are for it, or why they do not want it; neither
  /// where only defaults hold.
  ///
  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - isFolder: whether it is a folder, which has no settings of its own.
  mutating func settings(
    at path: String, isFolder: Bool
  ) -> (settings: LintSettings?, exclusion: PathExclusion?) {
    let chain = chain(for: isFolder ? path : SettingsFile.folder(of: path))
    guard let first = chain.first else { return (nil, nil) }
    let place = WorkingFolder(path: SettingsFile.folder(of: first))
    var inner: [(folder: String, settings: LintSettings)] = []
    for file in chain.dropFirst() {
      inner.append((place.relative(SettingsFile.folder(of: file)), settings(at: file)))
    }
    var project = ProjectSettings(settings(at: first), inner: inner)
    let relative = place.relative(path)
    if let exclusion = project.exclusion(of: relative, isFolder: isFolder) {
      return (nil, exclusion)
    }
    guard !isFolder, let variant = project.variant(for: relative) else { return (nil, nil) }
    var settings = project.variants[variant]
    settings.overrides = []
    return (settings, nil)
  }

  private mutating func settings(at path: String, behind earlier: [String]) -> LintSettings {
    if let settings = known[path] { return settings }
    if path == planned { return LintSettings() }
    let shown = workingFolder.relative(path)
    guard let bytes = staged?.contents(at: path) ?? Disk.bytes(of: path) else {
      problems.append(.unreadableSettings(shown))
      known[path] = LintSettings()
      return LintSettings()
    }
    let source = SourceText(file: shown, bytes: bytes)
    sources.append(source)
    let reading = SettingsReading(source, rules: rules)
    problems += reading.diagnostics
    var base: LintSettings?
    for named in reading.settings.bases {
      guard let next = self.base(named, of: path, behind: earlier + [path]) else { continue }
      base = base?.extended(by: next) ?? next
    }
    let settings = base?.extended(by: reading.settings) ?? reading.settings
    known[path] = settings
    return settings
  }

  private mutating func base(
    _ base: SettingsBase, of path: String, behind earlier: [String]
  ) -> LintSettings? {
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let named = base.path.hasPrefix("/") ? base.path : folder + "/" + base.path
    let file = Disk.nearestRealPath(of: named)
    guard Disk.kind(of: file) == .file || staged?.contents(at: file) != nil else {
      problems.append(
        .wrongBase("there is no settings file '\(base.path)' as seen from here", at: base.range))
      return nil
    }
    guard !earlier.contains(file), earlier.count < Self.mostBases else {
      problems.append(
        .wrongBase("'\(base.path)' begins from these settings itself", at: base.range))
      return nil
    }
    return settings(at: file, behind: earlier)
  }
}

extension Diagnostic {
  fileprivate static func wrongBase(_ message: String, at range: FileRange) -> Diagnostic {
    Diagnostic(rule: "wrong_base", severity: .error, finding: Finding(message, at: range))
  }
}
