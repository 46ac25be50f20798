import SourceModel
import Testing

@testable import Rules

@Suite struct GeneratedCodeTests {
  @Test func `An edited file without types is found at its first import`() throws {
    let text = "import ApplicationKit\nApplication.run()\n"
    let file = SourceFile(path: "Sources/App/Application/main.swift", text: text)
    let outline = file.withSource { FileOutline(of: $0, isEdited: true) }
    let project = Project(files: [outline], conventions: Conventions()) { _ in Array(text.utf8) }
    let finding = try #require(GeneratedCodeEdited().findings(in: project).first)
    #expect(finding.range.bytes == 7..<21)
  }

  @Test func `A file that only tells what its types are is not judged`() {
    let file = SourceFile(
      path: "Sources/App/Models/Photo+Generated.swift", text: "class Photo {}")
    let outline = file.withSource { FileOutline(of: $0, isJudged: false, isEdited: true) }
    let project = Project(files: [outline], conventions: Conventions()) { _ in nil }
    #expect(GeneratedCodeEdited().findings(in: project).isEmpty)
  }
}
