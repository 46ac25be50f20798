/// The folder in which git looks for the hooks of the repository around the working folder.
struct HookFolder {
  let path: String
  /// Where git looks without `core.hooksPath`, and may have looked before.
  let usualPath: String
  /// The setting that makes all repositories share it; nil where it is this repository's own.
  let sharedBy: String?

  init() throws(GitFailure) {
    let output = try GitRepository.run(["rev-parse", "--git-path", "hooks"]).text
    path = String(output.prefix { $0 != "\n" })
    let folder = try GitRepository.run(["rev-parse", "--git-common-dir"]).text
    usualPath = folder.prefix { $0 != "\n" } + "/hooks"
    let setting = try GitRepository.start(["config", "--show-scope", "--get", "core.hooksPath"])
    let scope = setting.text.prefix { $0 != "\t" && $0 != "\n" }
    sharedBy = ["system", "global"].contains(scope) ? "core.hooksPath (\(scope))" : nil
  }
}
