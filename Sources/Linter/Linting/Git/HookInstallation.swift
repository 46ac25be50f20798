import Glibc

/// Git's pre-commit hook as armature writes it, beside one that was there before.
public struct HookInstallation {
  private let folder: String
  private let hook: String
  /// Where an earlier hook waits; it runs first.
  private let former: String

  private static let mark = "# Written by 'armature hook install'"

  /// Finds where git looks for hooks: in worktrees and with `core.hooksPath` too.
  public init() throws(LintFailure) {
    do {
      let output = try GitRepository.run(["rev-parse", "--git-path", "hooks"]).text
      folder = String(output.prefix { $0 != "\n" })
    } catch {
      throw .git(error)
    }
    hook = folder + "/pre-commit"
    former = folder + "/pre-commit.before-armature"
  }

  /// Writes the hook. Returns what was done, in a sentence.
  public func install() throws(LintFailure) -> String {
    try makeFolder()
    var remark = ""
    if Disk.kind(of: hook, followingLinks: false) != nil, !isOurs {
      guard Disk.kind(of: former, followingLinks: false) == nil else {
        throw .notWritable(hook, reason: "both it and '\(former)' are there; remove one of them")
      }
      guard rename(hook, former) == 0 else { throw failure(hook) }
      remark = "; the hook that was there runs first"
    }
    do {
      try Disk.write(script.utf8, to: hook)
    } catch {
      throw .notWritable(error.path, reason: error.reason)
    }
    guard chmod(hook, 0o755) == 0 else { throw failure(hook) }
    return "wrote '\(hook)'" + remark
  }

  /// Takes the hook out. Returns what was done, in a sentence.
  public func uninstall() throws(LintFailure) -> String {
    guard isOurs else { return "there is no hook of armature at '\(hook)'" }
    if Disk.kind(of: former, followingLinks: false) != nil {
      guard rename(former, hook) == 0 else { throw failure(hook) }
      return "put back the hook that was at '\(hook)' before"
    }
    guard unlink(hook) == 0 else { throw failure(hook) }
    return "removed '\(hook)'"
  }

  private var isOurs: Bool {
    guard let bytes = Disk.bytes(of: hook) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(Self.mark)
  }

  private func makeFolder() throws(LintFailure) {
    guard Disk.kind(of: folder) != .folder else { return }
    guard mkdir(folder, 0o755) == 0 else { throw failure(folder) }
  }

  private func failure(_ path: String) -> LintFailure {
    .notWritable(path, reason: String(cString: strerror(errno)))
  }

  /// The program that wrote the hook is tried first, then whatever `armature` is on the path.
  private var script: String {
    let program = Disk.realPath(of: "/proc/self/exe") ?? "armature"
    let quoted = program.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return """
      #!/bin/sh
      \(Self.mark); 'armature hook uninstall' takes it out.
      former="$(dirname "$0")/pre-commit.before-armature"
      if [ -x "$former" ]; then
        "$former" "$@" || exit $?
      fi
      armature='\(quoted)'
      [ -x "$armature" ] || armature=armature
      if ! command -v "$armature" >/dev/null; then
        echo "pre-commit: armature was not found; install it or run 'git commit --no-verify'" >&2
        exit 1
      fi
      exec "$armature" lint --staged

      """
  }
}
