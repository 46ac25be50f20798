import SourceModel
import Testing

@testable import Rules

@Suite struct GeneratedCodeTests {
  @Test func `An edited file without types is found at its first import`() throws {
    let source = SwiftSource(
      path: "Sources/App/Application/main.swift", text: "import ApplicationKit\nApplication.run()\n"
    )
    let outline = FileOutline(of: source, isEdited: true)
    let project = Project(files: [outline], conventions: Conventions()) { _ in source }
    let finding = try #require(GeneratedCodeEdited().findings(in: project).first)
    #expect(finding.range.bytes == 7..<21)
  }

  @Test func `A file that only tells what its types are is not judged`() {
    let source = SwiftSource(
      path: "Sources/App/Models/Photo+Generated.swift", text: "class Photo {}")
    let outline = FileOutline(of: source, isJudged: false, isEdited: true)
    let project = Project(files: [outline], conventions: Conventions()) { _ in source }
    #expect(GeneratedCodeEdited().findings(in: project).isEmpty)
  }
}
