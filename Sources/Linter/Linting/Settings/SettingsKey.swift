/// The keys at the top of a settings file.
public enum SettingsKey: String, CaseIterable, Sendable {
  case root, extends, edition, included, excluded, naming, rules, overrides, words, layers,
    exceptions

  /// What it says, in sentences.
  public var summary: String {
    switch self {
    case .root: "Whether settings of folders around this one do not apply here."
    case .extends: "One settings file or several, by their paths from here, which this one is over."
    case .edition: "The edition of the rules: those of a later one do not run."
    case .included: "Patterns of the files that are linted; all are without it."
    case .excluded: "Patterns of files and folders that are not linted."
    case .naming:
      "How much of the naming convention is asked for: regular, or strict, which is all of it."
    case .rules:
      "What applies to each rule: on, off, error or warning, or a mapping with 'severity' and its options, which "
        + "'armature explain RULE' lists."
    case .overrides:
      "Settings of rules for some files: 'paths' are patterns, and of several that fit the last one applies."
    case .words:
      "Words of this project: 'accepted' ones, 'abbreviations' and what they stand for, 'preferred' words for others, "
        + "and 'dictionaries' that come with armature."
    case .layers:
      "The layers in place of the usual ones. 'folders', 'suffixes', 'supertypes' and 'types' say what belongs to one, "
        + "'uses' which other layers it may name."
    case .exceptions:
      "Dependencies that stay for a 'reason': 'from' and 'to' are patterns of type names, 'rule' is the one that is to "
        + "pass over it, every rule without it."
    }
  }

  /// A settings file with it.
  public var example: String {
    switch self {
    case .root: "root: true\n"
    case .extends: "extends: ../shared/.swiftlint-rules\n"
    case .edition: "edition: 1\n"
    case .included: "included: [Sources, Tests]\n"
    case .excluded: "excluded: [Sources/Generated, '**/*.pb.swift']\n"
    case .naming: "naming: strict\n"
    case .rules:
      """
      rules:
        letter_case: warning
        undocumented_declaration: on
        short_name: { severity: error, lines: 8 }

      """
    case .overrides:
      """
      overrides:
        - paths: [Tests]
          rules: { short_name: off }

      """
    case .words:
      """
      words:
        accepted: [sarif]
        abbreviations: { usr: user }
        preferred: { remove: [erase, destroy] }

      """
    case .layers:
      """
      layers:
        screens: { folders: [Screens], suffixes: [Screen], uses: [records] }
        records: { folders: [Records] }

      """
    case .exceptions:
      """
      exceptions:
        - from: MapView
          to: PlaceStore
          rule: layer_dependency
          reason: it goes with the new map

      """
    }
  }
}
