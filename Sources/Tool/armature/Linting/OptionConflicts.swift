import Linting

/// Which options of `lint` cannot be meant together: the second would be accepted and do nothing.
struct OptionConflicts {
  /// The options that were given, by their names on the command line; arguments are `PATH`.
  let given: Set<String>

  private static let table: [(String, excludes: [String])] = [
    (
      "--show-settings",
      [
        "--layers", "--staged", "--stdin", "--since", "--shard", "--only", "--ignore", "--set",
        "--fix", "--diff", "--plans", "--format", "--write-baseline", "--compare", "--add-allow",
        "--statistics", "--baseline", "--no-baseline", "--strict", "--max-warnings", "--exit-zero",
        "--all",
      ]
    ),
    (
      "--layers",
      [
        "--staged", "--stdin", "--since", "--shard", "--only", "--ignore", "--set", "--fix",
        "--diff", "--plans", "--write-baseline", "--compare", "--add-allow", "--statistics",
        "--baseline", "--no-baseline", "--strict", "--max-warnings", "--exit-zero", "--all",
      ]
    ),
    ("--staged", ["--stdin", "--since", "--add-allow", "PATH"]),
    ("--stdin", ["--since", "--shard", "--add-allow", "--write-baseline", "PATH"]),
    ("--fix", ["--diff", "--add-allow", "--compare"]),
    ("--diff", ["--format", "--add-allow", "--compare", "--write-baseline"]),
    ("--since", ["--compare"]),
    ("--add-allow", ["--write-baseline", "--compare"]),
    ("--write-baseline", ["--no-baseline", "--since", "--staged", "--shard"]),
    ("--no-baseline", ["--baseline"]),
    ("--exit-zero", ["--strict", "--max-warnings"]),
    ("--strict", ["--max-warnings"]),
  ]

  /// Options that mean something with another one only.
  private static let needs = [
    ("--stdin-path", "--stdin"), ("--extend", "--write-baseline"), ("--reason", "--add-allow"),
    ("--add-allow", "--reason"),
  ]

  func check() throws(LintFailure) {
    for (option, excluded) in Self.table where given.contains(option) {
      if let other = excluded.first(where: given.contains) {
        throw .conflictingOptions(option, other)
      }
    }
    for (option, needed) in Self.needs where given.contains(option) && !given.contains(needed) {
      throw .missingOption(option, needs: needed)
    }
  }
}
