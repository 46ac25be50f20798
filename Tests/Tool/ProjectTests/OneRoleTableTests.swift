import Diagnostics
import Generator
import Roles
import SourceModel
import Specification
import Testing

@testable import Rules

/// The spec, the generator and the linter read one table of roles: what it says in another way, they do.
@Suite struct OneRoleTableTests {
  /// Stores are called repositories, and there are presenters.
  private let table: RoleTable = {
    var definitions = RoleTable.current.definitions
    let store = definitions.firstIndex { $0.name == "store" }!
    definitions[store].suffixes = ["Repository"]
    definitions[store].folder = "Repositories"
    let presenter = RoleDefinition(
      "presenter", noun: "a presenter", suffixes: ["Presenter"], folder: "Presenters",
      uses: [.model])
    return RoleTable(definitions + [presenter])
  }()

  private func reading(storeCalled name: String) throws -> SpecificationReading {
    let text = """
      armature: 1
      application: { name: Notes }
      models: { Note: { attributes: { title: String } } }
      stores: { \(name): { engine: memory, models: [Note] } }
      """
    let folder = SpecificationFolder(
      read: { _ throws(SpecificationFileError) in Array(text.utf8) }, entries: { _ in [] },
      displayPath: { $0 })
    return try readSpecification("spec.yml", in: folder)
  }

  private func messages(storeCalled name: String) throws -> [String] {
    try reading(storeCalled: name).diagnostics.map(\.message)
  }

  @Test func `The spec asks for the suffix of the table and knows the suffix of a new role`() throws
  {
    #expect(try messages(storeCalled: "NoteStore") == [])
    #expect(
      try messages(storeCalled: "NotePresenter") == [
        "write 'NotePresenterStore': the name of a store ends in 'Store'"
      ])
    let (right, wrong) = try RoleTable.$current.withValue(table) {
      (try messages(storeCalled: "NoteRepository"), try messages(storeCalled: "NotePresenter"))
    }
    #expect(right == [])
    #expect(wrong == ["write 'NoteRepository': the name of a store ends in 'Repository'"])
  }

  @Test func `The generator writes into the folder of the table`() throws {
    try RoleTable.$current.withValue(table) {
      let specification = try #require(try reading(storeCalled: "NoteRepository").specification)
      let paths = try ProjectGenerator(toolVersion: "1")
        .project(for: specification, archives: [:]).files.map(\.path)
      #expect(paths.contains("Sources/Notes/Repositories/NoteRepository.swift"))
      #expect(!paths.contains { $0.hasPrefix("Sources/Notes/Stores/") })
    }
  }

  private func findings(of rule: any Rule<Project>, at path: String, _ text: String) -> [String] {
    let model = SourceFile(path: "Sources/Notes/Models/Note.swift", Array("class Note {}\n".utf8))
    let store = SourceFile(
      path: "Sources/Notes/Repositories/NoteRepository.swift",
      Array("final class NoteRepository {}\n".utf8))
    let files = [model, store, SourceFile(path: path, Array(text.utf8))]
    let outlines = files.map { $0.withSource { FileOutline(of: $0, isEdited: false) } }
    let project = Project(files: outlines, conventions: Conventions()) { _ in nil }
    return rule.findings(in: project).map(\.message)
  }

  @Test func `The linter knows the layer of a new role and the suffix of the table`() {
    let path = "Sources/Notes/Presenters/NotePresenter.swift"
    let text = "final class NotePresenter {\n  let notes: NoteRepository\n}\n"
    #expect(findings(of: LayerDependency(), at: path, text) == [])
    RoleTable.$current.withValue(table) {
      #expect(
        findings(of: LayerDependency(), at: path, text) == [
          "a presenter may not name the store 'NoteRepository'"
        ])
    }
  }
}
