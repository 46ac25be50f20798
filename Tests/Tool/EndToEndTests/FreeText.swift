import Foundation

/// A spec whose free texts try to be something else where they land.
enum FreeText {
  static let texts = [
    "\"\\(exit(1))\"", "a \"quote\"", "back\\slash", "two\nlines", "{{name}}", "*/ /* //",
    "'); DROP TABLE Note; --", "\"\"\"", "#\"\\#(x)\"#", "tab\there", "Hello 世界 👩‍👩‍👧‍👦",
    String(repeating: "long ", count: 40), "${HOME} $(id) `id`", "%@ %n", "e\u{301} \u{2028}",
  ]

  /// One attribute for every text, which is its default and its label; the first is the title.
  static var specification: String {
    let attributes = texts.enumerated().map { index, text in
      "      text\(index): { type: String, default: \(quoted(text)), label: \(quoted(text)) }"
    }
    return """
      armature: 1
      application: { name: FreeText }
      models:
        Note:
          attributes:
            name: String
      \(attributes.joined(separator: "\n"))
      stores:
        NoteStore: { engine: memory, models: [Note], archive: Resources/notes.json }
      views:
        NoteCell: { kind: tableViewCell, outlets: { nameLabel: Label } }
      controllers:
        NotesController:
          kind: table
          title: \(quoted(texts[0]))
          shows: Note.all
          cell: { view: NoteCell, outlets: { nameLabel: name } }

      """
  }

  /// A test of the project that compares what the application holds with the texts in a file.
  static func addTest(to project: URL) throws {
    let tests = project.appending(path: "Tests/FreeTextTests")
    let expected = tests.appending(path: "Samples/texts.json")
    try JSONEncoder().encode(texts).write(to: expected)
    let checks = texts.indices.map { "      note.text\($0)," }.joined(separator: "\n")
    let test = """
      import Foundation
      import ModelKit
      import Testing

      @testable import FreeText

      @MainActor @Suite struct ExactTextTests {
        @Test func `Every text arrives as it stands in the spec`() throws {
          let file = try #require(Bundle.module.url(forResource: "texts", withExtension: "json"))
          let expected = try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
          let note = Note.insert(in: try Samples.noteStore())
          let found = [
      \(checks)
          ]
          #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
          #expect(Array(NotesController().title.utf8) == Array(expected[0].utf8))
          #expect(Note.entity.attributes.dropFirst().map(\\.label) == expected)
        }
      }

      """
    try test.write(
      to: tests.appending(path: "ExactTextTests.swift"), atomically: true, encoding: .utf8)
  }

  /// JSON's strings are YAML's, but for the separators at which old versions of YAML end a line.
  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = (try? encoder.encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028")
  }
}
