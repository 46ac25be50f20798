import Linting

/// Which options of `lint` cannot be meant together: the second would be accepted and do nothing.
struct OptionConflicts {
  /// The options that were given, by their names on the command line; arguments are `PATH`.
  let given: Set<String>

  private static let table: [(String, excludes: [String])] = [
    (
      "--show-settings",
      [
        "--layers", "--staged", "--stdin", "--since", "--shard", "--rule", "--fix", "--diff",
        "--format", "--write-baseline", "--statistics",
      ]
    ),
    (
      "--layers",
      [
        "--staged", "--stdin", "--since", "--shard", "--rule", "--fix", "--diff",
        "--write-baseline", "--statistics",
      ]
    ),
    ("--staged", ["--stdin", "--since", "--fix", "PATH"]),
    ("--stdin", ["--since", "--shard", "--fix", "PATH"]),
    ("--fix", ["--diff", "--since"]),
    ("--diff", ["--format"]),
    ("--write-baseline", ["--no-baseline", "--since", "--staged", "--shard"]),
    ("--no-baseline", ["--baseline"]),
  ]

  func check() throws(LintFailure) {
    for (option, excluded) in Self.table where given.contains(option) {
      if let other = excluded.first(where: given.contains) {
        throw .conflictingOptions(option, other)
      }
    }
    if given.contains("--stdin-path"), !given.contains("--stdin") {
      throw .missingOption("--stdin-path", needs: "--stdin")
    }
  }
}
