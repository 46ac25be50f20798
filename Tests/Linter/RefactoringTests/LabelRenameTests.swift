import Testing

@Suite struct LabelRenameTests {
  @Test(arguments: [
    (
      "struct A { private func f(«btn→button»: Int) { btn }; func g() { f(btn: 1); self.f(btn: 2) } }",
      "struct A { private func f(button: Int) { button }; func g() { f(button: 1); self.f(button: 2) } }"
    ),
    (
      "private func f(«btn→button»: Int = 1, b: Int) { btn }\nfunc g() { f(b: 1); f(btn: btn(btn: 2), b: 3) }",
      "private func f(button: Int = 1, b: Int) { button }\nfunc g() { f(b: 1); f(button: btn(btn: 2), b: 3) }"
    ),
    (
      "func g() { func f(«btn→button»: Int) { f(btn: btn) }; f(btn: 1) }; func h() { f(btn: 2) }",
      "func g() { func f(button: Int) { f(button: button) }; f(button: 1) }; func h() { f(btn: 2) }"
    ),
    (
      "private func f(«btn→button» item: Int) { item }\nfunc g() { f(btn: 1) }",
      "private func f(button item: Int) { item }\nfunc g() { f(button: 1) }"
    ),
    (
      "private func f(a: () -> Void, «btn→button»: () -> Void) { btn() }\nfunc g() { f {} btn: {} }",
      "private func f(a: () -> Void, button: () -> Void) { button() }\nfunc g() { f {} button: {} }"
    ),
    (
      "struct A { private func f(«btn→button»: Int) {}; func g() { [1].map(f) } }",
      "struct A { private func f(button: Int) {}; func g() { [1].map(f) } }"
    ),
  ])
  func `Callers that are all known write the new label`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    "struct A { private func f(«btn→button»: Int) { btn }; let a = f(btn:) }",
    "struct A { private func f(«btn→button»: Int) { btn }; func g() { all.map { $0.f(btn: 1) } } }",
    "struct A { private func f(«btn→button»: Int) { btn }; private func f(btn: String) {} }",
    "struct A { @objc private func f(«btn→button»: Int) { btn } }",
    "struct A { init(«btn→button»: Int) { btn } }",
    "private struct A { func callAsFunction(«btn→button»: Int) { btn } }\nlet a = A()(btn: 3)",
    "extension DefaultStringInterpolation {\nfileprivate func appendInterpolation(«btn→button»: Int) {} }\n"
      + "let a = \"\\(btn: 3)\"",
  ])
  func `Where callers are not known the label is planned`(text: String) {
    #expect(RenameCase(text).result.hasPrefix("label 'btn' becomes 'button' at "))
  }

  @Test func `A label with another name behind it is planned or refused`() {
    let function = "private func f(«btn→button» item: Int) {}\nlet a = "
    #expect(
      RenameCase(function + "f(btn:)").result == "the function is named with its labels")
    #expect(RenameCase("func f(«btn→button» item: Int) {}").result.hasPrefix("label 'btn' becomes"))
  }
}
