import Testing

@testable import Linting

/// Random trees with random patterns at every place where git looks for them: git is the measure.
@Suite struct GeneratedIgnoreTests {
  private static let names = ["a", "b", "ab", "A", "é", "a-b", "[a]", "a b"]
  private static let folders = ["a", "b", "ab", "é", "a b"]
  private static let parts = [
    "a", "b", "ab", "*", "?", "a*", "*b", "**", "[ab]", "[!a]", "[a-c]*", "\\a", "é", "?b", "a**",
    "[[:upper:]]", "**", "[", "a\\ b", "*-*",
  ]

  @Test func `In random trees the walk finds what git does not ignore`() throws {
    let seed = Int.random(in: 0..<1_000_000)
    var dice = Dice(seed: UInt64(seed))
    let (home, folder) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.run("git", ["init", "-q"])
    try home.write(Self.patternsForTrees(in: &dice), at: ".config/git/ignore")
    try folder.write(Self.patternsForTrees(in: &dice), at: ".git/info/exclude")
    for tree in 0..<120 {
      for _ in 0..<12 { try folder.write("", at: "\(tree)/" + Self.path(in: &dice) + ".swift") }
      for _ in 0..<3 {
        let place = dice.roll(2) == 0 ? "" : Self.path(in: &dice) + "/"
        try? folder.write(Self.patterns(4, in: &dice), at: "\(tree)/" + place + ".gitignore")
      }
    }
    let environment = ["HOME": home.path, "XDG_CONFIG_HOME": "", "GIT_CONFIG_NOSYSTEM": "1"]
    let listed = try folder.run(
      "git", ["ls-files", "-zco", "--exclude-standard", "*.swift"], environment: environment)
    let expected = Set(listed.split(separator: "\0").map { folder.path + "/" + $0 })
    let found = Set(FileWalk(folder: folder.path) { environment[$0] }.found.files)
    #expect(found.subtracting(expected).sorted() == [], "seed \(seed)")
    #expect(expected.subtracting(found).sorted() == [], "seed \(seed)")
    #expect(expected.count > 100)
  }

  private static func path(in dice: inout Dice) -> String {
    let above = (0..<dice.roll(3)).map { _ in folders[dice.roll(folders.count)] + "/" }
    return above.joined() + names[dice.roll(names.count)]
  }

  private static func patterns(_ count: Int, in dice: inout Dice) -> String {
    (0..<dice.roll(count + 1)).map { _ in pattern(in: &dice) + "\n" }.joined()
  }

  /// Each for one tree, since a star alone would leave nothing to compare.
  private static func patternsForTrees(in dice: inout Dice) -> String {
    (0..<30).map { _ in
      ["", "!", "/"][dice.roll(3)] + "\(dice.roll(120))/" + pattern(in: &dice) + "\n"
    }.joined()
  }

  private static func pattern(in dice: inout Dice) -> String {
    let chosen = (0...dice.roll(3)).map { _ in parts[dice.roll(parts.count)] }
    let start = ["", "", "", "!", "/", "!/", "#"][dice.roll(7)]
    let end = ["", "/", ".swift", ".swift", "*.swift", "/**", "  "][dice.roll(7)]
    return start + chosen.joined(separator: "/") + end
  }
}

/// Numbers that look random and come again with the same seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(sides, 1)
  }
}
