import SystemLibrary

/// Git's pre-commit hook with armature in it. A hook that is there stays where it is and under its name,
/// with a part of armature's at its beginning; taking that out leaves every byte as it was.
public struct HookInstallation {
  private let folder: HookFolder
  /// The absolute path of the repository's root.
  private let root: String
  private let hook: String
  /// Where the pre-commit framework expects a hook that it runs beside its own.
  private let legacy: String

  /// Finds where git looks for hooks: in worktrees and with `core.hooksPath` too.
  public init() throws(LintFailure) {
    do {
      folder = try HookFolder()
      root = try GitRepository().root
    } catch {
      throw .git(error)
    }
    hook = folder.path + "/pre-commit"
    legacy = hook + ".legacy"
  }

  /// Writes the hook.
  ///
  /// - Parameter sharing: whether a folder that other repositories or clones share may be written to.
  /// - Returns: what was done, in a sentence.
  public func install(sharing: Bool = false) throws(LintFailure) -> String {
    let manager = HookManager(folder: folder.path, hook: text(of: hook)?.text)
    if let place = manager?.settings.first(where: settingsRunArmature) {
      return "'\(place)' runs armature already"
    }
    if let advice = manager?.advice { throw .hook(advice) }
    if !sharing { try checkSharing() }
    try makeFolder()
    let path = manager == .preCommit ? legacy : hook
    let remark = manager == .preCommit ? "; pre-commit runs it before its own hooks" : warning
    guard Disk.kind(of: path, followingLinks: false) != nil else {
      try write(HookText(calling: program), to: path, mode: 0o755)
      return "wrote '\(path)'" + remark
    }
    let present = try shellScript(at: path)
    try checkPart(of: present, at: path)
    let changed = present.withPart(calling: program)
    if changed.text == present.text { return "'\(path)' runs armature already" + remark }
    try write(changed, to: path)
    if present.isPartAlone { return "wrote '\(path)'" + remark }
    return "added armature's lines at the top of '\(path)'; the hook that was there runs after it"
      + (manager == nil ? warning : "")
  }

  /// What is to be told of a program that is set up and not installed.
  private var warning: String {
    let manager = HookManager.setUp(in: root)
    return manager?.settings.contains(where: settingsRunArmature) == true
      ? "" : manager?.warning ?? ""
  }

  private func checkSharing() throws(LintFailure) {
    let others: String
    switch folder.sharing {
    case .repositories(let setting): others = "all repositories that share it, by \(setting)"
    case .clones: others = "everybody who clones this repository"
    case nil: return
    }
    throw .hook(
      "'\(folder.path)' has the hooks of \(others); "
        + "'armature hook install --shared' writes there all the same")
  }

  /// Takes the hook out, also where another program has moved it or hides it. Returns what was done,
  /// a sentence a line.
  public func uninstall() throws(LintFailure) -> String {
    // lefthook renames a hook that it finds, and puts it back when it goes.
    let usual = folder.usualPath + "/pre-commit"
    let hooks = usual == hook ? [hook] : [hook, usual]
    var sentences: [String] = []
    for path in hooks.flatMap({ [$0, $0 + ".legacy", $0 + ".old"] }) {
      if let sentence = try uninstall(from: path) { sentences.append(sentence) }
    }
    return sentences.isEmpty
      ? "armature has no hook at '\(hook)'" : sentences.joined(separator: "\n")
  }

  private func uninstall(from path: String) throws(LintFailure) -> String? {
    guard let present = text(of: path), present.hasPart else { return nil }
    try checkPart(of: present, at: path)
    if present.isPartAlone {
      guard unlink(path) == 0 else { throw failure(path) }
      return "removed '\(path)'"
    }
    try write(present.withoutPart, to: path)
    return "removed armature's lines from '\(path)'"
  }

  private func checkPart(of hook: HookText, at path: String) throws(LintFailure) {
    guard hook.hasBrokenPart else { return }
    throw .hook(
      "the marks around armature's lines in '\(path)' were edited, so that nobody knows where they end; "
        + "take the lines out by hand")
  }

  private func settingsRunArmature(at place: String) -> Bool {
    text(of: root + "/" + place)?.text.contains("armature lint") ?? false
  }

  /// The hook at a path, if a part can stand in it and git would run it.
  private func shellScript(at path: String) throws(LintFailure) -> HookText {
    let cure = "call 'armature lint --staged' from it"
    guard Disk.kind(of: path, followingLinks: false) != .link else {
      throw .hook("'\(path)' is a link to a file that others may use; \(cure)")
    }
    guard let text = text(of: path), text.isShellScript else {
      throw .hook("'\(path)' is not a shell script; \(cure)")
    }
    guard access(path, X_OK) == 0 else {
      throw .hook("'\(path)' cannot be executed, so git does not run it; remove it, or chmod +x it")
    }
    return text
  }

  /// Nil for what is not there and for what is not a text.
  private func text(of path: String) -> HookText? {
    guard let bytes = Disk.bytes(of: path), let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return HookText(text)
  }

  private func write(_ text: HookText, to path: String, mode: mode_t? = nil) throws(LintFailure) {
    do {
      try Disk.write(text.text.utf8, to: path)
    } catch {
      throw .notWritable(error.path, reason: error.reason)
    }
    if let mode, chmod(path, mode) != 0 { throw failure(path) }
  }

  private func makeFolder() throws(LintFailure) {
    guard Disk.kind(of: folder.path) != .folder else { return }
    guard mkdir(folder.path, 0o755) == 0 else { throw failure(folder.path) }
  }

  private func failure(_ path: String) -> LintFailure {
    .notWritable(path, reason: String(cString: strerror(errno)))
  }

  /// Where it lies on this machine says nothing to others.
  private var program: String {
    if case .clones = folder.sharing { return "armature" }
    return Disk.realPath(of: "/proc/self/exe") ?? "armature"
  }
}
