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

  @Test func `A spec of one language has nothing to translate`() throws {
    #expect(try generatedProject(of: spec(tag: "mark", blue: "Blue")).untranslatedTexts.isEmpty)
  }
}
