import Foundation
import Specification
import Templates
import Testing

@testable import Generator

@Suite struct TypeNamesTests {
  /// A name that no table has would stay as it is where a model of that name hides it.
  @Test func `Templates name no type whose module is unknown`() {
    let declared = TypeScope.tests.types.union([
      "ApplicationKit", "Foundation", "ModelKit", "Object",
      "SQLiteStorage", "Self", "ServiceKit", "ServiceTesting", "Testing", "Texts", "Value",
    ])
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

  @Test func `The types that generated tests declare are known`() {
    let declaration = /\b(?:actor|class|enum|protocol|struct|typealias) ([A-Z]\w*)/
    let declared = ProjectGenerator.templateTexts.filter { $0.key.hasPrefix("Tests/") }
      .flatMap { $0.value.matches(of: declaration).map { String($0.1) } }
    #expect(Set(declared) == TypeScope.tests.types)
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
    #expect(names.own("Object", inside: .fetchRequest).text == "Example.Object")
    #expect(names.own("Object").text == "Object")
    #expect(names.hiding == ["Error", "Setting"])
    let template = "[{{#settings}}Setting({{arguments}}){{/settings}}]: Error"
    #expect(
      names.qualified(template)
        == "[{{#settings}}ApplicationKit.Setting({{arguments}}){{/settings}}]: Swift.Error")
  }

  @Test(arguments: [
    "Examples/check-mark-list.yml", "Examples/daily-choice.yml",
    "Examples/employee-directory.yml", "Examples/news-reader.yml", "Examples/photo-library.yml",
    "Tests/Generator/GeneratorTests/Golden/Everything/armature.yml",
  ])
  func `No file names a type of a kit without its module where a model hides it`(
    example: String
  ) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let spec = try String(contentsOf: root.appending(path: example), encoding: .utf8)
    let used = try swiftFiles(of: spec).reduce(into: Set<String>()) {
      $0.formUnion(Self.importedNames(in: $1))
    }
    let models = try used.filter { name in
      let isAccepted = try reading(Self.example([name])).specification != nil
      return isAccepted && !spec.contains("  \(name):")
    }
    #expect(models.contains("ApplicationSession"))
    let entries = models.sorted().map { "  \($0): { attributes: { title: String } }\n" }.joined()
    let hiding = spec.replacing("\nmodels:\n", with: "\nmodels:\n" + entries)
    for file in try swiftFiles(of: hiding) {
      let name = file.path.split(separator: "/").last?.prefix { $0.isLetter || $0.isNumber } ?? ""
      let own = [String(name), String(name.hasSuffix("Tests") ? name.dropLast(5) : name)]
      guard models.isDisjoint(with: own), name != "TypeNames" else { continue }
      #expect(Self.importedNames(in: file).intersection(models) == [], "\(file.path)")
    }
  }

  private func swiftFiles(of spec: String) throws -> [GeneratedFile] {
    let reading = try reading(spec)
    let specification = try #require(reading.specification, "\(reading.diagnostics)")
    return try ProjectGenerator(toolVersion: "1").project(for: specification, archives: [:]).files
      .filter { !GoldenTree.isLeftOut($0.path) && $0.path.hasSuffix(".swift") }
  }

  private static func importedNames(in file: GeneratedFile) -> Set<String> {
    TemplateNames(of: String(decoding: file.bytes, as: UTF8.self)).names.filter {
      kitTypes.heading(of: $0) != nil || libraryTypes.heading(of: $0) != nil
    }
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
    try #require(try reading(Self.example(models)).specification)
  }

  private static func example(_ models: [String]) -> String {
    let entries = models.map { "  \($0): { attributes: { title: String } }" }
    return """
      armature: 1
      application: { name: Example }
      models:
      \(entries.joined(separator: "\n"))
      stores: { ExampleStore: { engine: memory, models: [\(models.joined(separator: ", "))] } }
      """
  }

  private func reading(_ spec: String) throws -> SpecificationReading {
    let folder = SpecificationFolder(
      read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
    return try readSpecification("spec.yml", in: folder)
  }
}
