import Processes
import SystemLibrary

/// A repository that git is asked about.
struct GitRepository {
  /// The absolute folder that git's paths are counted from.
  let root: String
  /// Variables for git.
  let environment: [String]

  /// The one that the working folder is in.
  init() throws(GitFailure) {
    let lines = try Self.run(["rev-parse", "--show-toplevel"]).text
    self.init(root: String(lines.prefix { $0 != "\n" }))
  }

  /// - Parameters:
  ///   - root: absolute.
  ///   - isOther: whether it is another one than the working folder's, which is the one that a hook is told of.
  init(root: String, isOther: Bool = false) {
    self.root = root
    let isTold = ["GIT_DIR", "GIT_INDEX_FILE"].contains { Disk.variable($0) != nil }
    environment = isOther && isTold ? Self.environment(of: root) : []
  }

  /// Variables that take the place of those of a hook, which is told of the repository and the index around another one.
  static func environment(of root: String) -> [String] {
    [
      "GIT_DIR=\(root)/.git", "GIT_WORK_TREE=\(root)",
      "GIT_INDEX_FILE=\(GitExcludes.ownFolder(of: root))/index",
    ]
  }

  /// Runs git at the root and takes its output; anything but success is a failure.
  func run(_ arguments: String...) throws(GitFailure) -> ChildProcess {
    try Self.run(["-C", root] + arguments, environment: environment)
  }

  /// Runs git at the root whatever its exit status is.
  func start(_ arguments: String...) throws(GitFailure) -> ChildProcess {
    try Self.start(["-C", root] + arguments, environment: environment)
  }

  /// Runs git and takes its output; anything but success is a failure.
  ///
  /// - Parameter environment: variables to add.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String] = []
  ) throws(GitFailure) -> ChildProcess {
    let process = try start(arguments, input: input, environment: environment)
    guard process.status == 0 else { throw failure(of: process, arguments: arguments) }
    return process
  }

  /// Runs git whatever its exit status is. Its messages are in English, so that they can be told apart.
  static func start(
    _ arguments: [String], input: [UInt8] = [], environment: [String] = []
  ) throws(GitFailure) -> ChildProcess {
    do {
      return try ChildProcess(
        "git", arguments, input: input,
        environment: ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_PAGER=cat"] + environment)
    } catch {
      throw .missing
    }
  }

  /// Whether a file is in the working tree as in the index, as git's attributes have it.
  ///
  /// - Parameter path: from the working folder.
  static func agrees(on path: String) -> Bool {
    let arguments = ["--literal-pathspecs", "diff", "--quiet", "--no-ext-diff", "--", path]
    return (try? start(arguments))?.status == 0
  }

  /// Whether a file is one that git ignores and does not track.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - root: of the repository, absolute.
  static func isIgnored(_ path: String, in root: String) -> Bool {
    (try? start(["-C", root, "check-ignore", "-q", "--", path]))?.status == 0
  }

  private static func failure(of process: ChildProcess, arguments: [String]) -> GitFailure {
    let errors = process.errors
    if errors.contains("dubious ownership") {
      let cure = errors.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
        .first { $0.hasPrefix("git config") }
      let command = cure.map(String.init) ?? "git config --global --add safe.directory '*'"
      return .dubiousOwnership(command: command)
    }
    if errors.contains("not a git repository") { return .noRepository }
    let reason = errors.split(separator: "\n").first.map(String.init) ?? "no reason given"
    let command = arguments.first == "-C" ? arguments.dropFirst(2).first : arguments.first
    return .failed(command: "git " + (command ?? ""), reason: reason)
  }
}
