import Mustache
import Testing

/// A word that is what it says.
private struct PlainWord: TemplateWord {
  let text: String
}

private func text(
  _ template: String, _ members: [String: TemplateValue] = [:], partials: [String: String] = [:]
) throws(TemplateError) -> String {
  let all = partials.merging(["main": template]) { _, given in given }
  return try TemplateLibrary(all).text(of: "main", with: .dictionary(members))
}

private func error(
  _ template: String, _ members: [String: TemplateValue] = [:], partials: [String: String] = [:]
) -> String? {
  do throws(TemplateError) {
    _ = try text(template, members, partials: partials)
    return nil
  } catch {
    return error.description
  }
}

@Suite struct StrictnessTests {
  @Test func `A name without a value is an error with its line`() {
    #expect(error("a\nb {{title}}") == "main:2: 'title' has no value")
    #expect(error("{{#title}}x{{/title}}") == "main:1: 'title' has no value")
    #expect(error("{{^title}}x{{/title}}") == "main:1: 'title' has no value")
    #expect(error("{{a.b}}", ["a": .dictionary([:])]) == "main:1: 'a.b' has no value")
  }

  @Test func `A partial that is not there is an error`() {
    #expect(error("{{>Row}}") == "main:1: no template is called 'Row'")
    #expect(error("\n{{<Row}}{{/Row}}") == "main:2: no template is called 'Row'")
  }

  @Test func `A hole takes nothing but a word`() {
    #expect(error("{{a}}", ["a": .bool(true)]) == "main:1: 'a' is not a word")
    #expect(error("{{a}}", ["a": .list([])]) == "main:1: 'a' is not a word")
    #expect(error("{{a}}", ["a": .dictionary([:])]) == "main:1: 'a' is not a word")
  }

  @Test(arguments: [
    ("{{a", "main:1: this tag is not closed"),
    ("{{ }}", "main:1: this tag has no name"),
    ("{{#a}}\n", "main:1: 'a' is not closed"),
    ("\n{{/a}}", "main:2: 'a' closes nothing here"),
    ("{{#a}}{{/b}}", "main:1: 'b' closes nothing here; 'a' is open"),
    ("{{=a=}}", "main:1: delimiters are two words without '='"),
  ])
  func `A template that cannot be read is an error`(template: String, message: String) {
    #expect(error(template) == message)
  }

  @Test func `Templates that include each other without end are an error`() {
    let message = "b:1: templates include each other without end"
    #expect(error("{{>b}}", partials: ["b": "{{>c}}", "c": "{{>b}}"])?.contains("end") == true)
    #expect(error("{{>b}}", partials: ["b": "{{>b}}"]) == message)
    let itself = "{{<b}}{{$x}}{{$x}}{{/x}}{{/x}}{{/b}}"
    #expect(error(itself, partials: ["b": "{{$x}}{{/x}}"]) == message)
  }

  @Test func `A section nested without end is an error`() {
    let deep = String(repeating: "{{#a}}", count: 100_000)
    #expect(error(deep) == "main:1: sections nest too deeply")
  }

  @Test func `A word lands as it is, whatever the braces`() throws {
    let word = TemplateValue.word(PlainWord(text: "\"<&>{{title}}\""))
    #expect(
      try text("{{a}} {{{a}}} {{&a}}", ["a": word])
        == Array(repeating: "\"<&>{{title}}\"", count: 3).joined(separator: " "))
  }

  @Test func `A word of several lines keeps to the indentation of its line`() throws {
    let word = TemplateValue.word(PlainWord(text: "[\n  1,\n\n  2,\n]"))
    #expect(try text("  let a = {{a}}\n", ["a": word]) == "  let a = [\n    1,\n\n    2,\n  ]\n")
  }

  @Test func `Rows know the first and the last`() throws {
    let rows = TemplateValue.rows(["a", "b", "c"].map { ["name": .word(PlainWord(text: $0))] })
    let template = "{{#rows}}{{name}}{{^isLast}}, {{/isLast}}{{/rows}}"
    #expect(try text(template, ["rows": rows]) == "a, b, c")
  }

  @Test func `An absent word is an empty section`() throws {
    let template = "{{#a}}<{{a}}>{{/a}}{{^a}}none{{/a}}"
    #expect(try text(template, ["a": .optional(PlainWord?.none)]) == "none")
    #expect(try text(template, ["a": .optional(PlainWord(text: "x"))]) == "<x>")
  }
}
