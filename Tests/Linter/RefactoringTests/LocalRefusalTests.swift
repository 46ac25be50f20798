import Testing

@Suite struct LocalRefusalTests {
  @Test(arguments: [
    "func f(user: Int, _ «usr→user»: Int) { }",
    "func f() { let «usr→user» = 1; let user = 2 }",
    "func f() { guard let user else { return }; guard let «usr→user» = g() else { return } }",
    "func f() { g { «usr→user», user in } }",
    "func f() { if let «usr→user» = a, let user = b { } }",
  ])
  func `Two names of one scope do not become one`(text: String) {
    #expect(RenameCase(text).result == "'user' is declared in the same scope")
  }

  @Test(arguments: [
    "func f() { let «usr→user» = 1; print(user) }",
    "func f() { let «usr→user» = user; print(usr) }",
    "func f(user: Int) { let «usr→user» = 1; print(user) }",
    "func f(user: Int) { print(user); let «usr→user» = 1 }",
    "func f() { let «usr→user» = 1; if let user { } }",
    "func f() { let «idx→index» = 1; index(after: idx) }".replacing("index)", with: "index)"),
  ])
  func `A name that is used is not taken away`(text: String) {
    let new = text.contains("index") ? "index" : "user"
    #expect(RenameCase(text).result == "'\(new)' is used here for something else")
  }

  @Test(arguments: [
    "func f(_ «usr→user»: Int) { let user = 1; print(usr) }",
    "func f(_ «usr→user»: Int) { for user in all { print(usr) } }",
    "func f(_ «usr→user»: Int) { if let user = a, usr { } }",
    "func f(_ «usr→user»: Int) { func user() { usr } }",
  ])
  func `A use does not come to mean something else`(text: String) {
    #expect(RenameCase(text).result == "'user' already means something else here")
  }

  @Test func `What the language names itself stands in the way`() {
    let text = "func f(_ «err→error»: E) { do { try g() } catch { print(err) } }"
    #expect(RenameCase(text).result == "'error' already means something else here")
    let caught = "func f() { do { try g() } catch let «err→error» { print(err) } }"
    #expect(
      RenameCase(caught).result == "func f() { do { try g() } catch let error { print(error) } }")
  }

  @Test func `What only one branch declares is refused where it is used behind all`() {
    let text = "func f() {\n#if DEBUG\nlet «usr→user» = 1\n#elseif A\nlet usr = 2\n#endif\nusr }"
    #expect(RenameCase(text).result == "only one branch of '#if' declares it")
    let complete = text.replacing("#elseif A", with: "#else")
    #expect(RenameCase(complete).result.hasSuffix("let user = 2\n#endif\nuser }"))
  }

  @Test(arguments: [
    ("func f() { let «dflt→default» = 1 }", "'default' is a word of the language"),
    ("func f() { let «usr→2nd» = 1 }", "'2nd' is not a name"),
    ("func f() { let «usr→user» = 1; #stringify(usr) }", "a macro may use the name 'usr'"),
    (
      "func f() { @Clamped var «usr→user» = 1; print($usr) }",
      "'$usr' is made of the name by a wrapper"
    ),
    (
      "func f(@Clamped _ «usr→user»: Int) { print(_usr) }",
      "'_usr' is made of the name by a wrapper"
    ),
    (
      "@_lifetime(borrow usr) func f(_ «usr→user»: Int) { usr }",
      "an attribute of the function names 'usr'"
    ),
    (
      "func f() { if let `«usr→user»` { usr } }",
      "the name is in backticks"
    ),
    ("func f() { h { «$usr→$user» in usr } }", "'$user' is not a name"),
  ])
  func `It says why not`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }
}
