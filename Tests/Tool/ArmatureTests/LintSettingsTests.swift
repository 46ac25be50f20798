import Foundation
import TestSupport
import Testing

/// Settings for folders, parts of the files and single runs.
@Suite struct LintSettingsTests {
  private let place: GitWorkplace

  init() throws {
    place = try GitWorkplace()
    for name in ["Sources/a.swift", "Tests/b.swift", "Tools/Inner/c.swift"] {
      try place.write("let a_b = 1\n", at: name)
    }
  }

  private func found(_ arguments: String...) throws -> [String] {
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    return try tool.run(["lint", "--format", "concise"] + arguments).output
      .split(separator: "\n").filter { $0.hasSuffix("[letter_case]") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  private func refusal() throws -> String {
    let outcome = try place.lint()
    #expect(outcome.status == 2)
    return outcome.errors
  }

  @Test func `An override holds for the files that it names`() throws {
    try place.write(
      "overrides: [{ paths: [\"Tests/**\"], rules: { letter_case: off } }]\n",
      at: ".swiftlint-rules")
    #expect(try found() == ["Sources/a.swift", "Tools/Inner/c.swift"])
    #expect(try found("Tests/b.swift") == [])
    try place.write(
      "overrides: [{ paths: [\"Test/**\"], rules: { letter_case: off } }]\n",
      at: ".swiftlint-rules")
    #expect(
      try refusal().hasPrefix(
        ".swiftlint-rules:1:13: error: no Swift file fits 'Test/**' [unused_override]"))
  }

  @Test func `What is included has files, wherever that is written`() throws {
    try place.write("included: [Sources, Source]\n", at: ".swiftlint-rules")
    let reason = "error: no Swift file fits 'Source' [unused_pattern]"
    #expect(try refusal().hasPrefix(".swiftlint-rules:1:21: \(reason)"))
    #expect(try place.lint("Sources/a.swift").status == 2)
    try place.git("add", ".")
    #expect(try place.lint("--staged").status == 2)
    try place.write("included: [Sources]\n", at: ".swiftlint-rules")
    #expect(try found() == ["Sources/a.swift"])
    try place.write("included: [Source]\n", at: "Tools/Inner/.swiftlint-rules")
    #expect(try refusal().hasPrefix("Tools/Inner/.swiftlint-rules:1:12: \(reason)"))
    // Where nothing at all is there yet, nothing is left out.
    try place.write("root: true\nincluded: [Source]\n", at: "Empty/.swiftlint-rules")
    #expect(try place.lint("Empty").status == 0)
  }

  @Test func `What shared settings say need not fit every project`() throws {
    let overrides = "overrides: [{ paths: [\"Demo/**\"], rules: { letter_case: off } }]\n"
    try place.write("included: [Sources, Demo]\n" + overrides, at: "shared/rules.yml")
    try place.write("extends: shared/rules.yml\n", at: ".swiftlint-rules")
    #expect(try found() == ["Sources/a.swift"])
    try place.write("extends: shared/rules.yml\n" + overrides, at: ".swiftlint-rules")
    #expect(try refusal().hasPrefix(".swiftlint-rules:2:13: error: no Swift file fits 'Demo/**'"))
  }

  @Test func `The settings of a file have its overrides in them`() throws {
    try place.write(
      "overrides: [{ paths: [Tests], rules: { letter_case: off, short_name: { lines: 9 } } }]\n",
      at: ".swiftlint-rules")
    try place.write(
      "overrides: [{ paths: [\"*\"], rules: { letter_case: warning } }]\n",
      at: "Tools/.swiftlint-rules")
    func shown(_ path: String) throws -> String { try place.lint("--show-settings", path).output }
    #expect(try shown("Tests/b.swift").contains("  letter_case: off\n"))
    #expect(try shown("Tests/b.swift").contains("    lines: 9\n"))
    #expect(try shown("Sources/a.swift").contains("letter_case:\n    severity: on"))
    #expect(try shown("Tools/Inner/c.swift").contains("letter_case:\n    severity: warning"))
    #expect(
      try shown("Tests").contains(
        """
        overrides:
          - paths: [Tests]
            rules:
              letter_case: off
              short_name:
                lines: 9

        """))
  }

  @Test func `The settings of what is excluded say so, and where`() throws {
    try place.write("excluded: [\"Sources/**\"]\n", at: "shared/rules.yml")
    try place.write(
      "extends: shared/rules.yml\nincluded: [Sources, Tools]\nexcluded: [Tests]\n",
      at: ".swiftlint-rules")
    try place.write("excluded: [\"c.swift\"]\n", at: "Tools/Inner/.swiftlint-rules")
    try place.write("let a = 1\n", at: "Other/d.swift")
    func shown(_ path: String) throws -> String { try place.lint("--show-settings", path).output }
    let reasons = [
      "Tests/b.swift": "'Tests' of .swiftlint-rules excludes it",
      "Tests": "'Tests' of .swiftlint-rules excludes it",
      "Sources/a.swift": "'Sources/**' of shared/rules.yml excludes it",
      "Tools/Inner/c.swift": "'c.swift' of Tools/Inner/.swiftlint-rules excludes it",
      "Other/d.swift": "none of the 'included' of .swiftlint-rules fits it",
    ]
    for (path, reason) in reasons {
      let text = try shown(path)
      #expect(text.hasPrefix("# '\(path)' is not linted: \(reason)\n# from "), "\(text)")
    }
    for path in ["Tools", "Tools/Inner", "Other"] {
      #expect(try shown(path).hasPrefix("# from "))
    }
  }

  @Test func `Settings inside hold over the overrides of those above`() throws {
    try place.write(
      "overrides: [{ paths: ['Tests/**'], rules: { letter_case: warning, short_name: off } }]\n",
      at: ".swiftlint-rules")
    try place.write("rules: { letter_case: off }\n", at: "Tests/.swiftlint-rules")
    try place.write("let a_b = 1\nlet x = 2\n", at: "Tests/a.swift")
    let shown = try place.lint("--show-settings", "Tests/a.swift").output
    #expect(shown.contains("letter_case: off") && shown.contains("short_name: off"))
    #expect(try place.lint("Tests").output.isEmpty)
  }

  @Test func `Patterns may be for a submodule that was not fetched`() throws {
    try place.write("let one = 1\n", at: "lib/a.swift")
    let lib = place.place.path + "/lib"
    for command in [["init", "-q"], ["add", "."], ["commit", "-qm", "one"]] {
      try place.run(
        "git", ["-C", lib, "-c", "user.name=Ada", "-c", "user.email=ada@example.org"] + command)
    }
    try place.git(
      "-c", "protocol.file.allow=always", "submodule", "-q", "add", lib, "Vendor/lib")
    try place.write("let one = 1\n", at: "Sources/a.swift")
    let settings = "included: [Sources, Vendor]\noverrides: [{ paths: ['Vendor/**'], rules: {} }]\n"
    try place.write(settings, at: ".swiftlint-rules")
    try place.git("add", "Sources", "Vendor", ".swiftlint-rules")
    try place.git("submodule", "-q", "deinit", "-f", "Vendor/lib")
    try place.run("rm", ["-rf", "lib"])
    #expect(try place.lint().status == 0)
    try place.write(settings.replacing("'Vendor/**'", with: "'Vendr/**'"), at: ".swiftlint-rules")
    #expect(try refusal().contains("no Swift file fits 'Vendr/**'"))
  }

  @Test func `Settings inside extend those above, up to the root`() throws {
    try place.write("rules: { letter_case: off }\n", at: ".swiftlint-rules")
    try place.write("rules: { short_name: off }\n", at: "Tools/.swiftlint-rules")
    #expect(try found() == [])
    try place.write("root: true\nrules: { short_name: off }\n", at: "Tools/.swiftlint-rules")
    #expect(try found() == ["Tools/Inner/c.swift"])
    try place.write("rules: { letter_case: error }\n", at: "Tools/.swiftlint-rules")
    #expect(try found() == ["Tools/Inner/c.swift"])
    #expect(try found("Tools/Inner") == ["Tools/Inner/c.swift"])
    let shown = try BuiltTool(in: place.place.path + "/Tools").run(["lint", "--show-settings"])
    #expect(shown.output.contains("letter_case:\n    severity: error"))
    try place.write("layers: { A: { uses: [] } }\n", at: "Tools/.swiftlint-rules")
    #expect(try refusal().contains("Tools/.swiftlint-rules:1:1: error: layers belong to"))
  }

  @Test func `Settings begin from shared ones`() throws {
    try place.write("rules: { letter_case: off, short_name: off }\n", at: "shared/rules.yml")
    try place.write(
      "extends: shared/rules.yml\nrules: { short_name: error }\n", at: ".swiftlint-rules")
    #expect(try found() == [])
    try place.write("extends: [../.swiftlint-rules]\n", at: "shared/rules.yml")
    #expect(try refusal().contains("begins from these settings itself"))
    try place.write("extends: nowhere.yml\n", at: ".swiftlint-rules")
    #expect(
      try refusal().hasPrefix(
        ".swiftlint-rules:1:10: error: there is no settings file 'nowhere.yml' as seen from here"))
  }

  @Test func `A run may leave out rules, set options and weigh findings otherwise`() throws {
    #expect(try found("--ignore", "letter_case") == [])
    #expect(try place.lint("--only", "letter_case", "--exit-zero").status == 0)
    try place.write("rules: { letter_case: warning }\n", at: ".swiftlint-rules")
    #expect(try place.lint("--only", "letter_case", "--max-warnings", "3").status == 0)
    #expect(try place.lint("--only", "letter_case", "--max-warnings", "2").status == 1)
    try place.write("func run() { let q = 1\n\n\n\n\n\n\n print(q) }\n", at: "Sources/a.swift")
    let short = ["--only", "short_name", "Sources/a.swift"]
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    #expect(try tool.run(["lint", "--set", "short_name.lines=50"] + short).output.isEmpty)
    #expect(!(try tool.run(["lint", "--set", "short_name.lines=2"] + short).output.isEmpty))
  }

  @Test func `Only the rules that are named tell something, the engine's own too`() throws {
    try place.write("struct Photo {}\n", at: "Models/Photo.swift")
    try place.write("final class PhotoView { var photo: Photo? }\n", at: "Views/PhotoView.swift")
    try place.write(
      """
      exceptions:
        - { from: PhotoView, to: Photo, reason: old }
        - { from: Nothing, to: Photo, reason: old }

      """, at: ".swiftlint-rules")
    try place.write("// armature:allow short_name -- old\nlet a_b = 1\n", at: "Sources/a.swift")
    func rules(_ arguments: String...) throws -> Set<Substring> {
      let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      let lines = try tool.run(["lint", "--format", "concise"] + arguments).output
        .split(separator: "\n")
      return Set(lines.compactMap { $0.split(separator: "[").last?.dropLast() })
    }
    #expect(try rules() == ["letter_case", "stale_exception", "unused_allow"])
    #expect(try rules("--only", "letter_case") == ["letter_case"])
    // Of what did not run nobody knows whether it is still needed.
    #expect(try rules("--only", "stale_exception") == [])
    #expect(try rules("--ignore", "layer_dependency") == ["letter_case", "unused_allow"])
    #expect(
      try rules("--only", "stale_exception", "--only", "layer_dependency") == ["stale_exception"])
  }

  @Test(arguments: [
    ("rules: { short_name: { lines: -5 } }", "1:31: error: expected a whole number from 1 on"),
    ("words: { abbreviations: { usr: \"\" } }", "1:32: error: '' is not a word of a name"),
    ("words: { abbreviations: { usr: Usr } }", "1:32: error: 'usr' stands for itself"),
    ("words: { preferred: { wipe: [wipe] } }", "1:29: error: 'wipe' stands for itself"),
    (
      "words: { preferred: { wipe: [clean], clean: [wipe] } }",
      "1:45: error: 'clean' and 'wipe' are each to be written instead of the other one"
    ),
    ("words: { accepted: [\"two words\"] }", "1:21: error: 'two words' is not a word of a name"),
    ("rules: { leter_case: off }", "1:10: error: there is no rule 'leter_case'; did you mean"),
    ("overrides: [{ paths: [Tests] }]", "1:13: error: an override has 'paths' and 'rules'"),
    (
      "layers: { view: { folders: [\"*Views\"] } }",
      "1:29: error: a layer's folder is a name or a path"
    ), ("layers: { view: { folders: [Viewz] } }", "1:11: error: no Swift file fits 'Viewz'"),
    ("root: 3", "1:7: error: expected true or false"),
  ])
  func `Nonsense is refused at its place`(text: String, message: String) throws {
    try place.write(text + "\n", at: ".swiftlint-rules")
    #expect(try refusal().hasPrefix(".swiftlint-rules:" + message))
  }

  @Test(arguments: [
    ("two words", "'two words' is not a word of a name"), ("", "'' is not a word of a name"),
    ("usrName", "'usrName' is a name of several words: accept 'usr' or 'name'"),
  ])
  func `Words that no name has are not accepted`(word: String, message: String) throws {
    let outcome = try BuiltTool(in: place.place.path).run(["words", "accept", word])
    #expect(outcome.status == 2 && outcome.errors.contains(message))
    #expect(!FileManager.default.fileExists(atPath: place.place.path + "/.swiftlint-rules"))
  }
}
