import Diagnostics
import Roles

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
  /// What overrides and fits no file so far, by level, number and the number of the pattern.
  private var unfittingOverrides: [(level: Int, number: Int, pattern: Int, choice: PathChoice)] = []
  /// What includes and fits no file so far, by level and number.
  private var unfitting: [(level: Int, number: Int, choice: PathChoice)] = []
  /// The layers that are made of folders alone, as long as no file lies in one of them.
  private var unfittingLayers: [Layer] = []
  private var isWithoutFiles = true

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
    unfitting = all.enumerated().flatMap { level, entry in
      entry.settings.includedPlaces.indices.map {
        (level, $0, PathChoice(included: [entry.settings.included[$0]]))
      }
    }
    unfittingOverrides = all.enumerated().flatMap { level, entry in
      entry.settings.overrides.enumerated().flatMap { number, override in
        override.paths.enumerated().map {
          (level, number, $0, PathChoice(included: [$1]))
        }
      }
    }
    unfittingLayers = settings.conventions.layers.layers.filter { layer in
      settings.layerPlaces[layer.name] != nil && !layer.folders.isEmpty && layer.suffixes.isEmpty
        && !layer.folders.contains { $0.contains("*") }
        && layer.supertypes.isEmpty && layer.types.isEmpty
    }
    known[Applying(levels: [0])] = 0
  }

  /// Whether the first settings hold for every file.
  var areAlikeForAll: Bool {
    levels.count == 1 && levels[0].overrides.isEmpty && levels[0].choice.includesAll
      && unfittingLayers.isEmpty
  }

  /// The number of the settings for a file; nil where the settings do not want it.
  ///
  /// - Parameter path: from the project's folder on.
  mutating func variant(for path: String) -> Int? {
    isWithoutFiles = false
    if !unfittingLayers.isEmpty {
      unfittingLayers.removeAll { $0.folders.contains { Self.lies(path, in: $0) } }
    }
    if !unfitting.isEmpty {
      unfitting = unfitting.filter { !fits(path, choice: $0.choice, of: levels[$0.level]) }
    }
    if levels.count == 1, levels[0].overrides.isEmpty {
      return levels[0].choice.includes(path) ? 0 : nil
    }
    var applying = Applying()
    for (number, level) in levels.enumerated() where path.hasPrefix(level.prefix) {
      let inner = String(path.dropFirst(level.prefix.count))
      guard level.choice.includes(inner) else { return nil }
      applying.levels.append(number)
      if !unfittingOverrides.isEmpty {
        unfittingOverrides.removeAll { $0.level == number && $0.choice.includes(inner) }
      }
      for (index, override) in level.overrides.enumerated() where override.includes(inner) {
        applying.overrides.append([number, index])
      }
    }
    if let variant = known[applying] { return variant }
    variants.append(settings(applying))
    known[applying] = variants.count - 1
    return variants.count - 1
  }

  /// Takes into account a folder whose files are not there, as those of a submodule that was not fetched: whatever may be
  /// for them fits.
  ///
  /// - Parameter folder: from the project's folder on.
  mutating func passOver(absent folder: String) {
    func mayBeFor(_ pattern: String, of level: Int) -> Bool {
      let plain = (levels[level].prefix + pattern).prefix { !"*?[{".contains($0) }
      let parts = plain.split(separator: "/").dropLast(plain.hasSuffix("/") ? 0 : 1)
      let start = parts.joined(separator: "/")
      return start.isEmpty || (folder + "/").hasPrefix(start + "/")
        || (start + "/").hasPrefix(folder + "/")
    }
    unfitting.removeAll { mayBeFor(levels[$0.level].settings.included[$0.number], of: $0.level) }
    unfittingOverrides.removeAll {
      mayBeFor(levels[$0.level].settings.overrides[$0.number].paths[$0.pattern], of: $0.level)
    }
    unfittingLayers = []
  }

  /// - Parameter folder: a name or a path, as settings have it, wherever it lies.
  private static func lies(_ path: String, in folder: String) -> Bool {
    let folder = folder.split(separator: "/").joined(separator: "/")
    return ("/" + path).contains("/" + folder + "/")
  }

  private func fits(_ path: String, choice: PathChoice, of level: Level) -> Bool {
    path.hasPrefix(level.prefix) && choice.includes(String(path.dropFirst(level.prefix.count)))
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
        return .excluded(by: pattern, of: settings.excludedFiles[pattern])
      }
      if !isFolder, !PathChoice(included: settings.included).includes(inner) {
        return .notIncluded(by: settings.includedPlaces.first?.file)
      }
    }
    return nil
  }

  /// Each level's overrides hold over that level and those around it, and those inside over them.
  private func settings(_ applying: Applying) -> LintSettings {
    var settings = levels[0].settings
    for number in applying.levels {
      if number > 0 { settings = settings.extended(by: levels[number].settings) }
      for place in applying.overrides where place[0] == number {
        settings = settings.with(levels[number].settings.overrides[place[1]].rules)
      }
    }
    return settings
  }

  /// What includes or overrides and fits no file, once all files were asked for, and settings that only a project's
  /// folder has. What settings take over from shared ones need not fit every project.
  var problems: [Diagnostic] {
    levels.dropFirst().flatMap { Self.misplaced(in: $0.settings) } + unfittingPatterns
      + emptyLayers
      + levels.enumerated().flatMap { number, level in
        level.settings.overrides.enumerated().compactMap { index, override in
          let patterns = unfittingOverrides.filter { $0.level == number && $0.number == index }
          return patterns.isEmpty
            ? nil
            : unfitting(
              "unused_override", patterns: patterns.map { override.paths[$0.pattern] },
              at: override.range, of: level)
        }
      }
  }

  private var unfittingPatterns: [Diagnostic] {
    guard !isWithoutFiles else { return [] }
    return unfitting.compactMap { place in
      let settings = levels[place.level].settings
      return unfitting(
        "unused_pattern", patterns: [settings.included[place.number]],
        at: settings.includedPlaces[place.number], of: levels[place.level])
    }
  }

  private var emptyLayers: [Diagnostic] {
    guard !isWithoutFiles else { return [] }
    return unfittingLayers.compactMap { layer in
      levels[0].settings.layerPlaces[layer.name].flatMap {
        unfitting("unused_layer", patterns: layer.folders, at: $0, of: levels[0])
      }
    }
  }

  /// Nil where other settings say it.
  private func unfitting(
    _ rule: String, patterns: [String], at range: FileRange, of level: Level
  ) -> Diagnostic? {
    guard range.file == level.settings.file else { return nil }
    let paths = patterns.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      rule: rule, severity: .error, finding: Finding("no Swift file fits \(paths)", at: range))
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
