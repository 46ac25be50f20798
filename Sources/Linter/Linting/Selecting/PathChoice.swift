/// Which paths the settings want.
struct PathChoice {
  private let included: [Glob]
  private let excluded: [Glob]

  init(_ settings: LintSettings) {
    self.init(included: settings.included, excluded: settings.excluded)
  }

  init(included: [String], excluded: [String] = []) {
    self.included = included.flatMap(Self.globs)
    self.excluded = excluded.flatMap(Self.globs)
  }

  /// A pattern stands for a folder as well as for a file.
  private static func globs(of pattern: String) -> [Glob] {
    [pattern, pattern + "/**"].compactMap(Glob.init)
  }

  var includesAll: Bool { included.isEmpty && excluded.isEmpty }

  func includes(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }
}
