import Diagnostics
import Testing

@testable import Linting

@Suite struct AllowCommentTests {
  /// What is found in a text, as rule and line.
  private func found(in text: String, rules: Set<String>? = nil) -> [String] {
    let group = LintGroup(
      settings: LintSettings(), files: [LintFile("a.swift", bytes: Array(text.utf8))])
    let source = SourceText(file: "a.swift", text: text)
    return Linter(only: rules ?? ["letter_case"], threads: 1).lint([group]).diagnostics.map {
      "\($0.rule) \(source.position(of: $0.range.bytes.lowerBound).line)"
    }
  }

  @Test func `Behind code it allows its line alone`() {
    let text = """
      let a_b = 1 // armature:allow letter_case -- a name of C
      let c_d = 2
      """
    #expect(found(in: text) == ["letter_case 2"])
  }

  @Test func `On a line of its own it allows the next declaration with all that is in it`() {
    let text = """
      import A
      // armature:allow letter_case -- names of C
      /// Documented.
      struct Box {
        var a_b = 1
        func c_d() { let e_f = 1 }
      }
      let g_h = 2
      """
    #expect(found(in: text) == ["letter_case 8"])
  }

  @Test func `It allows every name of one declaration`() {
    let text = """
      import A
      // armature:allow letter_case -- names of C
      let a_b = 1, c_d = 2
      let e_f = 3
      """
    #expect(found(in: text) == ["letter_case 4"])
  }

  @Test func `At the top with an empty line behind it allows the file`() {
    let text = """
      // armature:allow letter_case -- names of C
      // Copyright

      let a_b = 1
      let c_d = 2
      """
    #expect(found(in: text) == [])
    #expect(found(in: text.replacing("\n\n", with: "\n")) == ["letter_case 4"])
  }

  @Test func `Several rules and block comments are understood`() {
    let text = "let a_b = 1 /* armature:allow short_name, letter_case -- why */\n"
    #expect(found(in: text) == [])
  }

  @Test func `One that allows nothing is found`() {
    let text = "let a = 1 // armature:allow letter_case -- a name of C\n"
    #expect(found(in: text) == ["unused_allow 1"])
  }

  @Test func `Nothing is said of a rule that did not run`() {
    let text = "let a = 1 // armature:allow role_suffix -- a name of C\n"
    #expect(found(in: text) == [])
  }

  @Test func `One without a rule, with an unknown one or without a reason is found`() {
    #expect(found(in: "let a = 1 // armature:allow\n") == ["invalid_allow 1"])
    #expect(found(in: "let a = 1 // armature:allow leter_case -- b\n") == ["invalid_allow 1"])
    #expect(found(in: "let a_b = 1 // armature:allow letter_case\n") == ["invalid_allow 1"])
    #expect(found(in: "let a_b = 1 // armature:allow letter_case --\n") == ["invalid_allow 1"])
  }

  @Test func `Several on one line hold for the line, and the next line begins anew`() {
    let text = """
      /* armature:allow letter_case -- a */ let a_b = 1 /* armature:allow letter_case -- b */
      let c_d = 1
      /* x */ let e_f = 1 // armature:allow letter_case -- c
      let g_h = 1
      """
    #expect(found(in: text) == ["letter_case 2", "letter_case 4"])
  }

  @Test func `Comments that lie in each other's scope are each used`() {
    let text = """
      import A
      // armature:allow letter_case -- all of it
      struct Box {
        var a_b = 1 // armature:allow letter_case -- this too
        var c = 1 // armature:allow letter_case -- nothing
      }
      """
    #expect(found(in: text) == ["unused_allow 5"])
  }

  @Test func `In a string it is text`() {
    let text = "let a_b = \"// armature:allow letter_case -- no\"\n"
    #expect(found(in: text) == ["letter_case 1"])
  }
}
