import Diagnostics
import Manifest

/// The files that a run is about, by the projects that they belong to, each with all files of its project: what
/// is found in a file does not depend on which other ones the run is about.
public struct FileSelection: Sendable {
  public private(set) var groups: [LintGroup] = []
  /// What is wrong with settings files, and their texts.
  public private(set) var problems: [Diagnostic] = []
  public private(set) var settingsSources: [SourceText] = []
  /// Files that were named one by one and are not linted.
  private(set) var leftOut: [(path: String, reason: PathExclusion)] = []
  private var named: Set<String> = []
  private let workingFolder: WorkingFolder
  private let threads: Int
  private var loader: SettingsLoader
  private let staged: StagedTree?
  /// The absolute folders of a commit that have settings of their own.
  private let stagedSettings: Set<String>
  /// By the absolute folder of the project; empty for files outside of all projects.
  private var projects: [String: Files] = [:]
  private var homes: [String: ProjectHome] = [:]

  /// The files of a project.
  private struct Files {
    var all: [LintFile] = []
    /// The absolute folders with settings of their own.
    var settingsFolders: Set<String> = []
    /// Whether all of the project's files are among them.
    var isComplete = false

    /// In the order of their paths, each once.
    func sorted() throws(LintFailure) -> [LintFile] {
      let isSorted = zip(all, all.dropFirst()).allSatisfy { $0.path < $1.path }
      if isSorted { return all }
      var sorted: [LintFile] = []
      sorted.reserveCapacity(all.count)
      for file in all.sorted(by: { $0.path < $1.path }) {
        guard let last = sorted.last, last.path == file.path else {
          sorted.append(file)
          continue
        }
        guard last.path.utf8.elementsEqual(file.path.utf8) else { throw .sameName(file.path) }
        // What is asked for, and what is not on disk so, is what the run is about.
        if last.bytes == nil, file.bytes != nil || file.isWanted { sorted[sorted.count - 1] = file }
      }
      return sorted
    }
  }

  /// The Swift files among and below some paths. A file that is named is judged where a run over its whole project
  /// judges it; a folder that is named is walked, wherever it lies.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user wrote them.
  ///   - rules: what settings may name.
  ///   - threads: how many walk the folders at most.
  public init(
    paths: [String], rules: [RuleDescription], threads: Int = 1
  ) throws(LintFailure) {
    self.init(rules: rules, threads: threads)
    for path in paths {
      try Self.check(path)
      let path = workingFolder.seen(path)
      let absolute = workingFolder.absolute(path)
      guard Disk.kind(of: path) == .folder else {
        add(named: LintFile(path))
        continue
      }
      // Settings are read, and may be wrong, where there is nothing to lint yet.
      let home = home(of: path == "." ? workingFolder.path : absolute)
      projects[home.folder, default: Files()].settingsFolders.formUnion(home.settingsFolders)
      try addWalked(path, isWanted: true)
    }
    try completeProjects()
  }

  /// Files whose contents come from elsewhere, as the standard input, in the place of those on disk.
  public init(
    _ given: [LintFile], rules: [RuleDescription], threads: Int = 1
  ) throws(LintFailure) {
    self.init(rules: rules, threads: threads)
    for file in given { add(named: file) }
    try completeProjects()
  }

  /// What the next commit changes, in the tree that it makes.
  init(_ staged: StagedTree, rules: [RuleDescription], threads: Int) throws(LintFailure) {
    self.init(rules: rules, threads: threads, staged: staged)
    if stagedSettings.isSubset(of: [staged.root]) {
      let home = home(of: staged.root)
      projects[home.folder] = Files(all: staged.files, settingsFolders: Set(home.settingsFolders))
    } else {
      for folder in staged.folders {
        let home = home(of: folder.path)
        projects[home.folder, default: Files()].all += staged.files[folder.files]
        projects[home.folder]?.settingsFolders.formUnion(home.settingsFolders)
      }
    }
    let changed = projects.filter { $0.value.all.contains(where: \.isWanted) }
    // What of a project lies in other repositories is as it is on disk.
    for folder in changed.keys.sorted() {
      let isAround = staged.root.hasPrefix(folder + "/")
      for part in isAround ? [folder] : staged.repositories where Disk.kind(of: part) == .folder {
        try addWalked(workingFolder.relative(part), isWanted: false, to: folder)
      }
    }
    // What is wrong with settings is so without a file to judge, too.
    try makeGroups()
    groups.removeAll { !$0.files.contains(where: \.isWanted) }
  }

  private init(rules: [RuleDescription], threads: Int, staged: StagedTree? = nil) {
    workingFolder = .current
    self.threads = threads
    self.staged = staged
    stagedSettings = staged.map(Self.foldersWithSettings) ?? []
    loader = SettingsLoader(
      rules: rules, workingFolder: workingFolder, staged: staged)
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
}

// MARK: Gathering

extension FileSelection {
  /// The project that the files of a folder belong to.
  private mutating func home(of folder: String) -> ProjectHome {
    if let home = homes[folder] { return home }
    // What lies in a commit lies in folders that are not links up to the root.
    let isOfParent = staged?.contains(folder) == true && !stagedSettings.contains(folder)
    let home =
      isOfParent
      ? home(of: SettingsFile.folder(of: folder)) : ProjectHome(of: folder, &loader)
    homes[folder] = home
    return home
  }

  private mutating func add(named file: LintFile) {
    let absolute = workingFolder.resolved(file.path)
    let home = home(of: SettingsFile.folder(of: absolute))
    let isLink = Disk.kind(of: absolute, followingLinks: false) == .link
    if let exclusion = home.exclusion(of: absolute, seenAs: file.path) ?? (isLink ? .link : nil) {
      leftOut.append((file.path, exclusion))
    } else {
      named.insert(file.path)
      add(file, in: home)
    }
  }

  private mutating func add(_ file: LintFile, in home: ProjectHome) {
    projects[home.folder, default: Files()].all.append(file)
    if !home.settingsFolders.isEmpty {
      projects[home.folder]?.settingsFolders.formUnion(home.settingsFolders)
    }
  }

  /// Adds what lies below a folder to the projects that it belongs to: folders inside may begin projects of
  /// their own.
  private mutating func addWalked(
    _ folder: String, isWanted: Bool, to only: String? = nil
  ) throws(LintFailure) {
    let found = FileWalk(folder: folder, threads: threads).found
    guard found.unreadable.isEmpty else { throw .unreadable(found.unreadable) }
    let inner = found.projectFolders.filter { $0 != folder }
    let absolute = Disk.nearestRealPath(of: workingFolder.absolute(folder))
    let length = folder == "." ? 0 : folder.count + 1
    let shortened = workingFolder.shortening(below: folder)
    let outermost = home(of: absolute)
    // Most trees are one project.
    let homes = inner.map { (prefix: $0 + "/", home: home(of: workingFolder.absolute($0))) }
      .sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    for file in found.files
    where staged?.contains(absolute + "/" + file.dropFirst(length)) != true {
      let home = homes.first { file.hasPrefix($0.prefix) }?.home ?? outermost
      guard only == nil || home.folder == only else { continue }
      add(LintFile(shortened(file), isWanted: isWanted), in: home)
    }
    for home in [outermost] + homes.map(\.home)
    where home.folder == absolute || home.folder.hasPrefix(absolute + "/") {
      projects[home.folder]?.isComplete = true
    }
  }

  /// Adds the files of each project that nobody asked for.
  private mutating func completeProjects() throws(LintFailure) {
    let open = projects.filter { !$0.key.isEmpty && !$0.value.isComplete }
    for folder in open.keys.sorted() {
      let shown = workingFolder.relative(folder)
      try addWalked(shown, isWanted: false, to: folder)
    }
    try makeGroups()
  }
}

extension FileSelection {
  /// The folders of a commit that have settings of their own: those in git's index, and around the files that it
  /// changes those that git does not know yet.
  private static func foldersWithSettings(in staged: StagedTree) -> Set<String> {
    let known = staged.texts.keys.filter { $0.hasSuffix("/" + SettingsFile.name) }
    let changed = staged.folders.filter { folder in
      staged.files[folder.files].contains(where: \.isWanted)
    }
    let found = Set(known + changed.flatMap { SettingsFile.upwards(from: $0.path) })
    return Set(found.map(SettingsFile.folder)).filter { folder in
      staged.folders.contains { $0.path == folder }
    }
  }
}

// MARK: Groups

extension FileSelection {
  private mutating func makeGroups() throws(LintFailure) {
    for (folder, found) in projects.sorted(by: { $0.key < $1.key }) {
      groups.append(try group(of: found, in: folder))
    }
    projects = [:]
    problems += loader.problems
    settingsSources = loader.sources
  }

  /// Of the files that were named, those that git ignores: a walk has not come to them.
  private func ignored(of found: Files) -> Set<String> {
    guard staged == nil, !named.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for file in found.all where named.contains(file.path) { counts[file.path, default: 0] += 1 }
    let alone = counts.filter { $0.value == 1 }.map(\.key)
    return Set(alone.filter(isIgnored))
  }

  /// Whether the repository that a file lies in ignores it.
  private func isIgnored(_ file: String) -> Bool {
    let path = workingFolder.absolute(file)
    return RepositoryFolder(around: SettingsFile.folder(of: path)).map {
      GitRepository.isIgnored(path, in: $0.root)
    } ?? false
  }

  /// What patterns may be for beside the files that are judged: those that git does not know yet, and those that it
  /// leaves out of the working tree. Absolute paths.
  private func otherFiles(in folder: String) -> [String] {
    let unknown = staged == nil ? [] : FileWalk(folder: folder, threads: threads).found.files
    return unknown + SparseCheckout(around: folder).leftOut.filter { $0.hasPrefix(folder + "/") }
  }

  /// The absolute folders of submodules that have not been fetched.
  private func emptySubmodules(in folder: String) -> [String] {
    guard let repository = RepositoryFolder(around: folder),
      let files = try? repository.indexedFiles()
    else { return [] }
    return files.repositories.map { repository.root + "/" + $0 }.filter {
      $0.hasPrefix(folder + "/") && Disk.kind(of: $0 + "/.git") == nil
    }
  }

  private mutating func group(
    of found: Files, in folder: String
  ) throws(LintFailure) -> LintGroup {
    let ignored = folder.isEmpty ? [] : ignored(of: found)
    leftOut += ignored.sorted().map { ($0, .ignored) }
    let files = try found.sorted().filter { !ignored.contains($0.path) }
    let placement = workingFolder.placement(in: folder)
    guard !folder.isEmpty else {
      return LintGroup(settings: LintSettings(), placement: placement, files: files)
    }
    let own = (folder == "/" ? "" : folder) + "/" + SettingsFile.name
    let inner = found.settingsFolders.filter { $0 != folder }.sorted().map { inner in
      (
        folder: String(inner.dropFirst(folder == "/" ? 1 : folder.count + 1)),
        settings: loader.settings(at: inner + "/" + SettingsFile.name)
      )
    }
    var settings = ProjectSettings(
      loader.isThere(own) ? loader.settings(at: own) : LintSettings(), inner: inner)
    let chosen =
      settings.areAlikeForAll
      ? files
      : files.compactMap { file in
        let inner = placement.inner(file.path)
        if let variant = settings.variant(for: inner) { return file.with(variant: variant) }
        if named.contains(file.path), let reason = settings.exclusion(of: inner, isFolder: false) {
          leftOut.append((file.path, reason))
        }
        return nil
      }
    if !settings.problems.isEmpty {
      for file in otherFiles(in: folder) {
        _ = settings.variant(for: String(file.dropFirst(folder.count + 1)))
      }
      for part in emptySubmodules(in: folder) {
        settings.passOver(absent: String(part.dropFirst(folder.count + 1)))
      }
    }
    problems += settings.problems
    let list = folder + "/" + Manifest.path
    let text = staged?.texts[list] ?? Disk.bytes(of: list)
    let manifest = text.flatMap { Manifest(text: String(decoding: $0, as: UTF8.self)) }
    if text != nil, manifest == nil {
      throw .damagedManifest(workingFolder.relative(folder + "/" + Manifest.path))
    }
    return LintGroup(
      variants: settings.variants, placement: placement, folder: workingFolder.relative(folder),
      files: chosen, manifest: manifest ?? Manifest())
  }

  /// The settings that hold for a file, overrides taken in, or in a folder, whether it has Swift files or not, and the
  /// settings file, which is missing where only defaults hold. With them why the file is not linted, if that is so.
  public static func settings(
    for path: String, rules: [RuleDescription]
  ) throws(LintFailure) -> (
    settings: LintSettings, source: SourceText?, exclusion: PathExclusion?
  ) {
    guard let absolute = Disk.realPath(of: path) else {
      throw Disk.isMissing(path) ? .notFound(path) : .unreadable([path])
    }
    let isFolder = Disk.kind(of: absolute) == .folder
    let folder = isFolder ? absolute : SettingsFile.folder(of: absolute)
    var loader = SettingsLoader(rules: rules, workingFolder: .current)
    let exclusion = ProjectHome(of: folder, &loader).exclusion(
      of: absolute + (isFolder ? "/-" : ""), seenAs: WorkingFolder.current.relative(absolute))
    let found = loader.merged(for: folder)
    if let unreadable = loader.problems.first(where: { $0.rule == "unreadable_settings" }) {
      throw .unreadable([unreadable.range.file])
    }
    guard loader.problems.isEmpty else { throw .wrongFiles(loader.problems, loader.sources) }
    let shown = found.map { WorkingFolder.current.relative($0.file) }
    guard let found, let source = loader.sources.first(where: { $0.file == shown }) else {
      return (LintSettings(), nil, exclusion)
    }
    let own = loader.settings(at: absolute, isFolder: isFolder)
    return (own.settings ?? found.settings, source, exclusion ?? own.exclusion)
  }
}
