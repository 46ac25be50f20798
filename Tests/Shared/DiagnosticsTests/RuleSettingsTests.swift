import Diagnostics
import Testing

@Suite struct RuleSettingsTests {
  private enum Spelling: String, CaseIterable, OptionValue { case american, british }

  private struct Sample: Rule {
    static let minimum = RuleOption("minimum", default: 3, "shorter names are found")
    static let spelling = RuleOption("spelling", default: Spelling.american, "which one counts")
    static let about = RuleDescription(
      id: "sample", summary: "s", why: "w", options: [minimum, spelling], examples: [])
    var settings = RuleSettings()

    func findings(in subject: Int) -> [Finding] {
      let range = FileRange(file: "a", bytes: 0..<1)
      return subject < settings[Self.minimum] ? [Finding("short", at: range)] : []
    }
  }

  @Test func `An option that nobody set has its default`() {
    #expect(Sample().findings(in: 2).count == 1)
    #expect(Sample().findings(in: 3).isEmpty)
    #expect(Sample(settings: ["spelling": .text("british")]).findings(in: 2).count == 1)
  }

  @Test func `A rule reads what a project set`() {
    #expect(Sample(settings: ["minimum": .integer(2)]).findings(in: 2).isEmpty)
    let settings: RuleSettings = ["spelling": .text("british")]
    #expect(settings[Sample.spelling] == .british)
  }

  @Test func `A value of another shape is not accepted`() throws {
    let spelling = try #require(Sample.about.options.last)
    #expect(spelling.kind == .choice(["american", "british"]))
    #expect(spelling.accepts(.text("british")))
    #expect(!spelling.accepts(.text("welsh")))
    #expect(!Sample.minimum.description.accepts(.boolean(true)))
  }
}
