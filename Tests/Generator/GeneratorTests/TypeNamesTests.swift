import Specification
import Templates
import Testing

@testable import Generator

@Suite struct TypeNamesTests {
  /// A name that no table has would stay as it is where a model of that name hides it.
  @Test func `Templates name no type whose module is unknown`() {
    let declared: Set<String> = [
      "ApplicationKit", "ClosedNetwork", "Failure", "Foundation", "FoundationNetworking",
      "ModelKit", "Object", "SQLiteStorage", "SampleApplicationDelegate", "Samples", "Self",
      "Texts",
      "ServiceKit", "ServiceTesting", "Testing",
    ]
    for (name, text) in ProjectGenerator.templateTexts
    where name.hasSuffix(".swift") && !name.hasSuffix("Package.swift") {
      let types = TemplateNames(of: text).names.filter { $0.first?.isUppercase == true }
      for type in types.subtracting(declared) {
        #expect(
          kitTypes.heading(of: type) != nil || libraryTypes.heading(of: type) != nil,
          "\(type) in \(name)")
      }
    }
  }

  @Test func `Names are read outside of holes, comments and strings, and not behind a dot`() {
    let text = """
      // Comment about Tag
      {{#isTable}}Table{{/isTable}} `Quoted name` "Text" {{view}}Delegate Value.Inner[{{x}}]
      """
    #expect(TemplateNames(of: text).names == ["Table", "Value"])
  }

  @Test func `A hidden type is written with its module`() throws {
    let names = try TypeNames(of: specification(models: ["Setting", "Color", "Object", "Error"]))
    #expect(names.imported("Setting").text == "ApplicationKit.Setting")
    #expect(names.imported("Label").text == "Label")
    #expect(names.own("Object", inside: ["FetchRequest"]).text == "Example.Object")
    #expect(names.own("Object").text == "Object")
    #expect(names.hiding == ["Error", "Setting"])
    let template = "[{{#settings}}Setting({{arguments}}){{/settings}}]: Error"
    #expect(
      names.qualified(template)
        == "[{{#settings}}ApplicationKit.Setting({{arguments}}){{/settings}}]: Swift.Error")
  }

  @Test func `A variable hides nothing that its file names`() {
    let template = "DataSources/TableDataSource+Generated.swift"
    #expect(TemplateNames.variable(for: "Note", in: template).name == "note")
    #expect(TemplateNames.variable(for: "Cell", in: template).name == "cellObject")
    let outlets = ["note", "noteObject"]
    let variable = TemplateNames.variable(for: "Note", in: template, besides: outlets)
    #expect(variable.name == "noteObjectObject")
  }

  private func specification(models: [String]) throws -> ApplicationSpecification {
    let entries = models.map { "  \($0): { attributes: { title: String } }" }
    let spec = """
      armature: 1
      application: { name: Example }
      models:
      \(entries.joined(separator: "\n"))
      stores: { ExampleStore: { engine: memory, models: [\(models.joined(separator: ", "))] } }
      """
    let folder = SpecificationFolder(
      read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
    return try #require(try readSpecification("spec.yml", in: folder).specification)
  }
}
