import Diagnostics
import Testing

@testable import Linting

@Suite struct SettingsReadingTests {
  private static let rules = [
    RuleDescription(
      id: "short_name", summary: "", why: "",
      options: [RuleOption("minimum", default: 3, "")], examples: []),
    RuleDescription(
      id: "delegate_tense", summary: "", why: "",
      options: [RuleOption("naming", default: "regular", "")], examples: []),
    RuleDescription(
      id: "boolean_name", summary: "", why: "",
      options: [RuleOption("allowed", default: [String](), "")], examples: []),
    RuleDescription(id: "layer_dependency", summary: "", why: "", examples: []),
  ]

  private func reading(_ text: String) -> SettingsReading {
    SettingsReading(SourceText(file: ".swiftlint-rules", text: text), rules: Self.rules)
  }

  @Test func `Every key is read`() throws {
    let reading = reading(
      """
      edition: 1
      included: [Sources]
      excluded: ["**/Fixtures/**"]
      rules: { short_name: { severity: warning, minimum: 2 }, boolean_name: off }
      words:
        dictionaries: [british]
        accepted: [kerning]
        abbreviations: { acct: account }
        preferred: { remove: [purge, wipe] }
      layers:
        Domain: { folders: [Sources/Domain], suffixes: [Entity], uses: [Domain] }
      exceptions: [{ from: LegacyView, to: User, rule: layer_dependency, reason: until 2.0 }]
      """)
    #expect(reading.diagnostics == [])
    let settings = reading.settings
    #expect(settings.included == ["Sources"] && settings.excluded == ["**/Fixtures/**"])
    #expect(settings.rules["short_name"]?.severity == .warning)
    #expect(settings.rules["short_name"]?.options["minimum"] == .integer(2))
    #expect(!settings.isOn(Self.rules[2]))
    #expect(settings.conventions.words.dictionaries == ["british"])
    #expect(settings.conventions.words.abbreviations == ["acct": "account"])
    #expect(settings.conventions.words.preferred == ["remove": ["purge", "wipe"]])
    #expect(settings.conventions.layers.layer(ofFileAt: "Sources/Domain/a.swift")?.name == "Domain")
    #expect(settings.conventions.hasOwnLayers)
    let exception = try #require(settings.exceptions.first)
    let dependency = Dependency(from: "LegacyView", to: "User")
    #expect(exception.covers(dependency, of: "layer_dependency"))
    #expect(!exception.covers(dependency, of: "short_name"))
  }

  @Test(arguments: SettingsKey.allCases)
  func `The example of each key is one`(key: SettingsKey) {
    let reading = SettingsReading(
      SourceText(file: ".swiftlint-rules", text: key.example), rules: EngineRules.known)
    #expect(reading.diagnostics == [])
    #expect(key.example.hasPrefix(key.rawValue + ":"))
  }

  @Test func `A pattern may begin with the folder that it is seen from`() {
    #expect(reading("excluded: [./Tests]").settings.excluded == ["Tests"])
  }

  @Test func `One switch holds for all rules about names that are not set apart`() {
    let strict = reading("naming: strict").settings
    #expect(strict.options(of: Self.rules[1])["naming"] == .text("strict"))
    #expect(strict.options(of: Self.rules[0])["naming"] == nil)
    let apart = reading("naming: strict\nrules: { delegate_tense: { naming: regular } }").settings
    #expect(apart.options(of: Self.rules[1])["naming"] == .text("regular"))
    #expect(reading("{}").settings.options(of: Self.rules[1])["naming"] == nil)
  }

  @Test(arguments: [
    ("naming: loose", "expected regular or strict, found a string"),
    ("exclude: []", "there is no key 'exclude'; did you mean 'excluded'?"),
    ("rules: { short_nam: off }", "there is no rule 'short_nam'; did you mean 'short_name'?"),
    (
      "rules: { short_name: { minimun: 2 } }",
      "there is no option of short_name 'minimun'; did you mean 'minimum'?"
    ),
    ("rules: { short_name: { minimum: two } }", "expected a whole number, found a string"),
    (
      "rules: { short_name: loud }",
      "expected off, on, error, warning or a mapping with options, found a string"
    ),
    ("edition: 7", "the newest edition that this armature knows is 1"),
    ("included: Sources", "expected a list, found a string"),
    (
      "excluded: [\"a[b\"]",
      "'a[b' fits nothing; close the bracket, name a class that exists, or end without a backslash"
    ),
    (
      "excluded: [/Tests]",
      "'/Tests' fits nothing; write a path from the folder of these settings on, such as 'Tests' or 'Sources/**'"
    ),
    (
      "excluded: [../Tests]",
      "'../Tests' fits nothing; write a path from the folder of these settings on, such as 'Tests' or 'Sources/**'"
    ),
    (
      "exceptions: [{ from: \"[\", to: B, reason: old }]",
      "'[' fits nothing; close the bracket, name a class that exists, or end without a backslash"
    ),
    ("layers: { A: { folders: [A], uses: [B] } }", "there is no layer 'B'; expected one of A"),
    (
      "layers: { A: { folders: [], uses: [A] } }",
      "nothing makes the layer 'A': give it folders, suffixes, supertypes or types"
    ),
    (
      "words: { abbreviations: { usr: 1x } }",
      "'1x' cannot begin a name: write a word that begins with a letter"
    ),
    ("words: { preferred: { user: } }", "expected a list of words, found nothing"),
    (
      "rules: { boolean_name: { allowed: [a b] } }",
      "'a b' is not a word of a name: write one without blanks"
    ),
    ("exceptions: [{ from: A, to: B }]", "an exception has 'from', 'to' and 'reason'"),
    (
      "words: { dictionaries: [welsh] }",
      "there is no dictionary 'welsh'; expected one of american, british"
    ),
  ])
  func `What is wrong is said where it stands`(text: String, message: String) {
    #expect(reading(text).diagnostics.map(\.message) == [message])
  }

  @Test func `An empty file and no file mean the defaults`() {
    #expect(reading("").settings.rules.isEmpty)
    #expect(reading("# nothing\n").diagnostics == [])
    #expect(LintSettings().isOn(Self.rules[0]))
  }

  @Test func `What is shown of the settings reads back as the same`() {
    let text = """
      included: ["a b", "[x]"]
      rules: { short_name: { minimum: 5 }, boolean_name: warning }
      words: { accepted: ["true", "\\"quoted\\""] }
      layers: { "My Layer": { folders: [A/B], uses: ["My Layer"] } }
      exceptions: [{ from: "*View", to: User, reason: "a: b" }]
      """
    let settings = reading(text).settings
    let again = reading(settings.text(rules: Self.rules))
    #expect(again.diagnostics == [])
    #expect(again.settings.included == settings.included)
    #expect(again.settings.rules["short_name"]?.options == settings.rules["short_name"]?.options)
    #expect(again.settings.conventions == settings.conventions)
    #expect(again.settings.exceptions.map(\.from) == ["*View"])
    #expect(again.settings.exceptions.map(\.reason) == ["a: b"])
  }
}
