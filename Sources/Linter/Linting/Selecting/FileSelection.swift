import Diagnostics
import Manifest

/// The files that a run is about, by the settings that hold for them.
public struct FileSelection: Sendable {
  public private(set) var groups: [LintGroup] = []
  /// What is wrong with settings files, and their texts.
  public private(set) var problems: [Diagnostic] = []
  public private(set) var settingsSources: [SourceText] = []
  private let workingFolder: WorkingFolder
  private let rules: [RuleDescription]
  /// By the absolute path of the settings file, or empty where there is none.
  private var files: [String: [LintFile]] = [:]

  /// The Swift files among and below some paths.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user wrote them.
  ///   - rules: what settings may name.
  ///   - threads: how many walk the folders at most.
  public init(
    paths: [String], rules: [RuleDescription], threads: Int = 1
  ) throws(LintFailure) {
    self.init(rules: rules)
    var seen: Set<String> = []
    for path in paths {
      try Self.check(path)
      let path = workingFolder.seen(path)
      // Settings are read, and may be wrong, where there is nothing to lint yet.
      files[SettingsFile.nearest(to: path) ?? "", default: []] += []
      for (file, settings) in try Self.files(at: path, threads: threads) {
        let (isNew, known) = seen.insert(file)
        if isNew {
          files[settings, default: []].append(LintFile(file))
        } else if !known.utf8.elementsEqual(file.utf8) {
          throw .sameName(file)
        }
      }
    }
    makeGroups()
  }

  /// Files whose contents come from elsewhere: git's index, or the standard input.
  public init(_ given: [LintFile], rules: [RuleDescription]) {
    self.init(rules: rules)
    for file in given {
      let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let settings = SettingsFile.nearest(toAny: folder.joined(separator: "/"))
      files[settings ?? "", default: []].append(file)
    }
    makeGroups()
  }

  private init(rules: [RuleDescription]) {
    self.rules = rules
    workingFolder = .current
  }

  /// The settings that hold in a folder, whether it has Swift files or not; nil where only defaults hold.
  public static func settings(
    for path: String, rules: [RuleDescription]
  ) throws(LintFailure) -> (reading: SettingsReading, source: SourceText)? {
    if Disk.isMissing(path) { throw .notFound(path) }
    guard let file = SettingsFile.nearest(to: path) else { return nil }
    let shown = WorkingFolder.current.relative(file)
    guard let bytes = Disk.bytes(of: file) else { throw .unreadable([shown]) }
    let source = SourceText(file: shown, bytes: bytes)
    return (SettingsReading(source, rules: rules), source)
  }

  /// Whether there is something to lint, said with the path as the user wrote it.
  private static func check(_ path: String) throws(LintFailure) {
    switch Disk.kind(of: path) {
    case nil: throw Disk.isMissing(path) ? .notFound(path) : .unreadable([path])
    case .folder: return
    case .file where path.hasSuffix(".swift"): return
    default: throw .notSwift(path)
    }
  }

  /// Files with the settings file that is nearest to them; folders may have settings of their own inside.
  private static func files(
    at path: String, threads: Int
  ) throws(LintFailure) -> [(String, String)] {
    guard Disk.kind(of: path) == .folder else {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let folder = parts.isEmpty ? "." : parts.joined(separator: "/")
      return [(path, SettingsFile.nearest(to: folder.isEmpty ? "/" : folder) ?? "")]
    }
    let found = FileWalk(folder: path, threads: threads).found
    guard found.unreadable.isEmpty else { throw .unreadable(found.unreadable) }
    let nearest = NearestSettings(above: path, inside: found.settingsFolders)
    return found.files.map { ($0, nearest.settings(for: $0)) }
  }
}

extension FileSelection {
  private mutating func makeGroups() {
    for (path, found) in files.sorted(by: { $0.key < $1.key }) {
      groups.append(group(of: found, settingsFile: path))
    }
    files = [:]
  }

  private mutating func group(of found: [LintFile], settingsFile path: String) -> LintGroup {
    let found = found.sorted { $0.path < $1.path }
    guard !path.isEmpty else { return LintGroup(settings: LintSettings(), files: found) }
    guard let bytes = Disk.bytes(of: path) else {
      problems.append(.unreadableSettings(workingFolder.relative(path)))
      return LintGroup(settings: LintSettings(), files: found)
    }
    let source = SourceText(file: workingFolder.relative(path), bytes: bytes)
    let reading = SettingsReading(source, rules: rules)
    settingsSources.append(source)
    problems += reading.diagnostics
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let placement = workingFolder.placement(in: folder)
    let chosen = PathChoice(reading.settings)
    let manifest = Disk.bytes(of: folder + "/" + Manifest.path).flatMap {
      Manifest(text: String(decoding: $0, as: UTF8.self))
    }
    return LintGroup(
      settings: reading.settings, placement: placement, folder: workingFolder.relative(folder),
      files: found.filter { chosen.includes(placement.inner($0.path)) },
      manifest: manifest ?? Manifest())
  }
}

/// The settings files in a walked folder and the one above it.
private struct NearestSettings {
  private let above: String
  /// Folders with a slash at their end, deepest first, each with its settings file.
  private let inside: [(prefix: String, file: String)]

  init(above folder: String, inside folders: [String]) {
    above = SettingsFile.nearest(to: folder) ?? ""
    inside = folders.filter { $0 != folder }.sorted { $0.count > $1.count }.map {
      ($0 + "/", SettingsFile.nearest(to: $0) ?? "")
    }
  }

  func settings(for path: String) -> String {
    inside.first { path.hasPrefix($0.prefix) }?.file ?? above
  }
}
