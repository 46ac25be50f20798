import Diagnostics

/// Why settings do not want a file.
public struct PathExclusion: Sendable {
  /// What excludes it; nil where nothing includes it.
  let pattern: String?
  /// The settings file that says so, as findings name it.
  let file: String?

  /// `'Generated/**' of .swiftlint-rules excludes it`.
  public var reason: String {
    let origin = file ?? SettingsFile.name
    return pattern.map { "'\($0)' of \(origin) excludes it" }
      ?? "none of the 'included' of \(origin) fits it"
  }
}

/// The settings of a project: of its folder, and of the folders inside that change some of them. Which hold for a
/// file follows from its path alone.
struct ProjectSettings {
  /// The settings of one folder.
  private struct Level {
    /// From the project's folder on, with a slash at its end; empty for that folder itself.
    let prefix: String
    let settings: LintSettings
    let choice: PathChoice
    let overrides: [PathChoice]
  }

  /// Which levels and overrides apply to a file.
  private struct Applying: Hashable {
    var levels: [Int] = []
    /// By level and number.
    var overrides: [[Int]] = []
  }

  /// Outermost first.
  private let levels: [Level]
  /// All settings that hold for a file which was asked for; the first are those of the project's folder.
  private(set) var variants: [LintSettings]
  private var known: [Applying: Int] = [:]
  private var usedOverrides: Set<[Int]> = []

  /// - Parameters:
  ///   - settings: of the project's folder.
  ///   - inner: of folders inside, by their paths from that folder on.
  init(_ settings: LintSettings, inner: [(folder: String, settings: LintSettings)] = []) {
    let all = [(folder: "", settings: settings)] + inner.sorted { $0.folder < $1.folder }
    levels = all.map { folder, settings in
      Level(
        prefix: folder.isEmpty ? "" : folder + "/", settings: settings,
        choice: PathChoice(settings),
        overrides: settings.overrides.map { PathChoice(included: $0.paths) })
    }
    variants = [settings]
    known[Applying(levels: [0])] = 0
  }

  /// Whether the first settings hold for every file.
  var areAlikeForAll: Bool {
    levels.count == 1 && levels[0].overrides.isEmpty && levels[0].choice.includesAll
  }

  /// The number of the settings for a file; nil where the settings do not want it.
  ///
  /// - Parameter path: from the project's folder on.
  mutating func variant(for path: String) -> Int? {
    if levels.count == 1, levels[0].overrides.isEmpty {
      return levels[0].choice.includes(path) ? 0 : nil
    }
    var applying = Applying()
    for (number, level) in levels.enumerated() where path.hasPrefix(level.prefix) {
      let inner = String(path.dropFirst(level.prefix.count))
      guard level.choice.includes(inner) else { return nil }
      applying.levels.append(number)
      for (index, override) in level.overrides.enumerated() where override.includes(inner) {
        applying.overrides.append([number, index])
      }
    }
    if let variant = known[applying] { return variant }
    usedOverrides.formUnion(applying.overrides)
    variants.append(settings(applying))
    known[applying] = variants.count - 1
    return variants.count - 1
  }

  /// Why the settings do not want a file; nil where they want it.
  ///
  /// - Parameters:
  ///   - path: from the project's folder on.
  ///   - isFolder: whether it is a folder, in which something may be included.
  func exclusion(of path: String, isFolder: Bool) -> PathExclusion? {
    for level in levels where path.hasPrefix(level.prefix) {
      let inner = String(path.dropFirst(level.prefix.count))
      let settings = level.settings
      let pattern = settings.excluded.first { PathChoice(included: [$0]).includes(inner) }
      if let pattern {
        return PathExclusion(pattern: pattern, file: settings.excludedFiles[pattern])
      }
      if !isFolder, !PathChoice(included: settings.included).includes(inner) {
        return PathExclusion(pattern: nil, file: settings.includedFile)
      }
    }
    return nil
  }

  private func settings(_ applying: Applying) -> LintSettings {
    var settings = levels[0].settings
    for number in applying.levels.dropFirst() {
      settings = settings.extended(by: levels[number].settings)
    }
    for place in applying.overrides {
      settings = settings.with(levels[place[0]].settings.overrides[place[1]].rules)
    }
    return settings
  }

  /// The overrides that no file fits, once all files were asked for, and settings that only a project's
  /// folder has.
  var problems: [Diagnostic] {
    var problems = levels.dropFirst().flatMap { Self.misplaced(in: $0.settings) }
    for (number, level) in levels.enumerated() {
      for (index, override) in level.settings.overrides.enumerated()
      where !usedOverrides.contains([number, index]) {
        let paths = override.paths.map { "'\($0)'" }.joined(separator: ", ")
        let finding = Finding("no Swift file fits \(paths)", at: override.range)
        problems.append(
          Diagnostic(rule: "unused_override", severity: .error, finding: finding))
      }
    }
    return problems
  }

  private static func misplaced(in settings: LintSettings) -> [Diagnostic] {
    let keys: [(SettingsKey, Bool)] = [
      (.layers, settings.conventions.hasOwnLayers), (.exceptions, !settings.exceptions.isEmpty),
    ]
    return keys.filter(\.1).map { key, _ in
      let finding = Finding(
        "\(key.rawValue) belong to the project's own settings: write them there, or 'root: true' here",
        at: FileRange(file: settings.file ?? "", bytes: 0..<0))
      return Diagnostic(rule: "misplaced_key", severity: .error, finding: finding)
    }
  }
}
