import Testing

@Suite struct TemplateUseTests {
  @Test func `Every template is named by a component or another template`() throws {
    let folder = "Templates/Project"
    let templates = Repository.paths(below: folder, endingIn: ".mustache")
    let sources = Repository.paths(below: "Sources/Generator/Generator", endingIn: ".swift")
    let components = try sources.map(Repository.text(at:)).joined()
    let others = try templates.map(Repository.text(at:)).joined()
      .replacing("{{> ", with: "{{>").replacing("{{< ", with: "{{<")
    for path in templates {
      let name = path.dropFirst(folder.count + 1).dropLast(".mustache".count)
      let isUsed =
        components.contains("\"\(name)\"") || others.contains("{{>\(name)}}")
        || others.contains("{{<\(name)}}")
      #expect(isUsed, "\(path)")
    }
  }

  @Test func `A raw text is never handed to a template`() throws {
    for path in Repository.paths(below: "Sources", endingIn: ".swift")
    where !path.hasPrefix("Sources/Generator/Mustache/") {
      #expect(try !Repository.text(at: path).contains("HTMLText"), "\(path)")
    }
  }
}
