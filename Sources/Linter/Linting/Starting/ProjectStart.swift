import Diagnostics

/// The beginning of linting in a tree: settings, a baseline and what is most worth mending.
public struct ProjectStart {
  /// What was found, all of it now in the baseline.
  public let result: LintResult
  /// The findings to begin with.
  public let foremost: [Diagnostic]
  public let settingsPath: String
  public let baselinePath: String
  /// What is not linted, each with the reason.
  public let leftOut: [String]

  /// How many findings are shown.
  private static let foremostCount = 12

  /// Writes both files into a folder that has no settings yet.
  public init(folder: String, rules: [RuleDescription] = EngineRules.known) throws(LintFailure) {
    guard !Disk.isMissing(folder) else { throw .notFound(folder) }
    guard Disk.kind(of: folder) == .folder else { throw .notFolder(folder) }
    let folder = WorkingFolder.current.normalized(folder)
    let prefix = folder == "." ? "" : folder + "/"
    settingsPath = prefix + SettingsFile.name
    baselinePath = prefix + Baseline.name
    guard Disk.kind(of: settingsPath) == nil else {
      throw .notWritable(settingsPath, reason: "it is there already; 'armature lint' uses it")
    }
    let found = FileWalk(folder: folder).found
    let projects = ProjectFolders(found.projectFolders, below: folder, rules: rules)
    let settings = InitialSettings(
      paths: found.files.filter(projects.isOwn).map { String($0.dropFirst(prefix.count)) })
    leftOut =
      settings.leftOut.map { "\($0): it lies in none of the included folders" }
      + projects.others.map { "\($0.dropFirst(prefix.count)): it is a project of its own" }
      + Self.hidden(in: folder).map { "\($0): it is hidden" }
      + found.passedOver.map { "\($0.path.dropFirst(prefix.count)): \($0.reason.rawValue)" }
    try OutputFile.write(settings.text, to: settingsPath)
    var request = LintRequest(.paths([folder]))
    request.baseline = .none
    request.tellsSubjects = true
    var result = try LintRun.result(of: request)
    result.diagnostics.removeAll { !projects.isOwn($0.range.file) }
    self.result = result
    let baseline = Baseline(of: result.diagnostics)
    let move = BaselineMove(file: baselinePath, from: .current)
    if !baseline.isEmpty {
      try OutputFile.write(baseline.moved(move.toFile).text, to: baselinePath)
    }
    foremost = Self.foremost(of: result.diagnostics)
  }

  /// The hidden folders and files that have Swift which git tracks; none where there is no git.
  private static func hidden(in folder: String) -> [String] {
    let listing = try? GitRepository.start(["-C", folder, "ls-files", "-z", "--", "*.swift"])
    guard let listing, listing.status == 0 else { return [] }
    let places = listing.output.split(separator: 0).compactMap { path -> String? in
      let parts = String(decoding: path, as: UTF8.self).split(separator: "/")
      guard let number = parts.firstIndex(where: FileWalk.isHidden) else { return nil }
      return parts[...number].joined(separator: "/")
    }
    return Set(places).sorted()
  }

  /// The rules take turns, so that no single one fills the list: certain findings first, and of these the ones
  /// in the files with most of them.
  static func foremost(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    let perFile = Dictionary(grouping: diagnostics, by: \.range.file).mapValues(\.count)
    let queues = Dictionary(grouping: diagnostics, by: \.rule).sorted { $0.key < $1.key }.map {
      $0.value.sorted { left, right in
        let (leftWeight, rightWeight) = (
          weight(left, perFile: perFile), weight(right, perFile: perFile)
        )
        return leftWeight == rightWeight ? left < right : leftWeight > rightWeight
      }
    }
    var chosen: [Diagnostic] = []
    var turn = 0
    while chosen.count < foremostCount, queues.contains(where: { turn < $0.count }) {
      for queue in queues where turn < queue.count && chosen.count < foremostCount {
        chosen.append(queue[turn])
      }
      turn += 1
    }
    return chosen.sorted { weight($0, perFile: perFile) > weight($1, perFile: perFile) }
  }

  private static func weight(_ diagnostic: Diagnostic, perFile: [String: Int]) -> Int {
    (diagnostic.finding.certainty == .certain ? 1_000_000 : 0)
      + (perFile[diagnostic.range.file] ?? 0)
  }
}
