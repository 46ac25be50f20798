import Testing

@testable import ApplicationKit

@MainActor @Suite struct EditedTextTests {
  private func text(after script: String, from text: String = "") throws -> String {
    var edited = EditedText(text)
    for key in try KeyScript(script).keys { _ = edited.edit(with: key) }
    return edited.textBeforeCaret + "|" + edited.textAfterCaret
  }

  @Test(arguments: [
    ("\"abc\"", "abc|"), ("\"abc\" left \"x\"", "abx|c"), ("\"abc\" home delete \"x\"", "x|abc"),
    ("\"abc\" left left forwarddelete", "a|c"), ("\"a世\" delete", "a|"),
    ("\"one two\" ctrl+w", "one |"), ("\"one two \" ctrl+w", "one |"), ("\"one\" ctrl+w", "|"),
    ("\"abc\" left ctrl+u", "|c"), ("\"abc\" left ctrl+k", "ab|"), ("delete left right end", "|"),
    ("\"one two\" worddelete \"x\"", "one x|"), ("\"one two\" wordleft \"x\"", "one x|two"),
    ("\"one two\" home wordright \"x\"", "onex| two"), ("\"one two\" home alt+d", "| two"),
    ("\"one two\" alt+b alt+b alt+f", "one| two"),
    ("\"abc\" ctrl+a ctrl+f ctrl+d", "a|c"),
  ])
  func `Keys edit the text`(script: String, expected: String) throws {
    #expect(try text(after: script) == expected)
  }

  @Test func `A mark that is typed joins the character before it`() throws {
    var edited = EditedText("xe")
    _ = edited.edit(with: .left)
    _ = edited.edit(with: .right)
    _ = edited.edit(with: .character("\u{301}"))
    #expect(edited.text == "xe\u{301}")
    _ = edited.edit(with: .delete)
    #expect(edited.text == "x")
  }

  @Test func `Pasted lines become one`() {
    var edited = EditedText()
    _ = edited.edit(with: .paste("a\r\nb\tc"))
    #expect(edited.text == "a b c")
  }

  @Test func `What is pasted brings no control characters`() {
    var edited = EditedText(isMultiline: true)
    _ = edited.edit(with: .paste("a\u{1B}[31m\u{7}\n\tb\u{9B}\u{200D}é"))
    #expect(edited.text == "a[31m\n\tb\u{200D}é")
  }

  @Test func `Up and down go from line to line, in the same column where there is one`() {
    var edited = EditedText("first\nx\nthird", isMultiline: true)
    var places: [String] = []
    for key in [Key.left, .up, .up, .up, .down, .down, .down] {
      let isEdited = edited.edit(with: key)
      places.append(isEdited ? String(edited.textBeforeCaret.suffix(2)) : "-")
    }
    #expect(places == ["ir", "\nx", "f", "-", "\nx", "\nt", "-"])
  }

  @Test func `Keys that do not edit are left to others`() {
    var edited = EditedText("abc")
    for key in [Key.return, .escape, .tab, .up, .down, .control("x")] {
      let isEdited = edited.edit(with: key)
      #expect(!isEdited)
    }
  }
}
