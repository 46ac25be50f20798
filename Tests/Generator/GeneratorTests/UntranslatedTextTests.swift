import Testing

@testable import Generator

@Suite struct UntranslatedTextTests {
  private func spec(tag: String, blue: String) -> String {
    """
    armature: 1
    application: { name: Clinic }
    models:
      Tag: { label: \(tag), attributes: { name: { type: String, label: Name }, day: { type: Date, setOn: insert }, color: { cases: { red: Red, blue: \(blue) } }, size: { cases: [big] } } }
      Part: { attributes: { size: Int } }
    stores: { ClinicStore: { engine: memory, models: [Tag, Part] } }
    controllers:
      TagListController: { shows: Tag.all, placeholder: Nothing., actions: { addTag: a } }
    """
  }

  @Test func `A spec of several languages has texts for each of them`() throws {
    let project = try generatedProject(
      of: spec(tag: "{ en: tag, ja: タグ }", blue: "{ en: Blue, ja: 青 }"))
    #expect(
      project.untranslatedTexts == [
        "models.Tag.attributes.name.label", "models.Tag.attributes.color.label",
        "models.Tag.attributes.size.label", "models.Tag.attributes.size.cases.big",
        "models.Tag.attributes.color.cases.red", "controllers.TagListController.placeholder",
        "controllers.TagListController.actions.addTag.label",
      ])
  }

  @Test func `What a form says itself is nobody's to translate`() throws {
    let spec = spec(tag: "{ en: tag, ja: タグ }", blue: "Blue").replacing(
      "placeholder: Nothing., actions: { addTag: a } }",
      with: """
        transitions: { addTag: { on: a, to: TagFormController } } }
          TagFormController: { kind: form, shows: Tag, transitions: { close: { on: [commit, discard], to: back } } }
        """)
    let texts = try generatedProject(of: spec).untranslatedTexts
    #expect(texts.contains("controllers.TagListController.transitions.addTag.label"))
    #expect(!texts.contains { $0.hasPrefix("controllers.TagFormController.transitions") })
  }

  @Test func `A spec of one language has nothing to translate`() throws {
    #expect(try generatedProject(of: spec(tag: "mark", blue: "Blue")).untranslatedTexts.isEmpty)
  }

  @Test func `Languages that the kits do not speak are told`() throws {
    func note(_ tag: String) throws -> String? {
      try generatedProject(of: spec(tag: tag, blue: "Blue")).kitLanguageNote
    }
    #expect(try note("{ ja: タグ, de: Etikett }")?.contains("stay English in de until") == true)
    #expect(try note("{ en: tag, ja: タグ }") == nil)
    #expect(try note("tag") == nil)
  }

  @Test func `A title that counts rows in the only language leaves nothing to translate`() throws {
    let counting = spec(tag: "mark", blue: "Blue").replacing(
      "shows: Tag.all", with: "shows: Tag.all, title: { en: { one: One mark, other: Marks } }")
    #expect(try generatedProject(of: counting).untranslatedTexts.isEmpty)
  }
}
