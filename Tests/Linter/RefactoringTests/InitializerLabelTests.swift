import Testing

@Suite struct InitializerLabelTests {
  @Test(arguments: [
    (
      "struct A { private init(«btn→button»: Int) { btn }; static let a = A(btn: 1), b = Self(btn: 2) }",
      "struct A { private init(button: Int) { button }; static let a = A(button: 1), b = Self(button: 2) }"
    ),
    (
      "class A { fileprivate init(«btn→button»: Int) { btn }\nconvenience init() { self.init(btn: 1) } }\n"
        + "let a = A.init(btn: 1), b = B(btn: 2), c = f(btn: 3)",
      "class A { fileprivate init(button: Int) { button }\nconvenience init() { self.init(button: 1) } }\n"
        + "let a = A.init(button: 1), b = B(btn: 2), c = f(btn: 3)"
    ),
    (
      "private struct A { init(«btn→button» item: Int, _ c: Int) { item } }\nlet a = A(btn: f(btn: 1), 2)",
      "private struct A { init(button item: Int, _ c: Int) { item } }\nlet a = A(button: f(btn: 1), 2)"
    ),
    (
      "struct A { private init(«btn→button»: Int) { btn }; init(lbl: Int) { self.init(btn: lbl) } }",
      "struct A { private init(button: Int) { button }; init(lbl: Int) { self.init(button: lbl) } }"
    ),
    (
      "struct A { init(a: Int) {} }\nextension A { fileprivate init(«btn→button»: Int = 1) { self.init(a: btn) } }\n"
        + "func f() -> A { A() }",
      "struct A { init(a: Int) {} }\nextension A { fileprivate init(button: Int = 1) { self.init(a: button) } }\n"
        + "func f() -> A { A() }"
    ),
  ])
  func `Whoever calls a hidden initialiser writes its new label`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  private static let initializer = "struct A { fileprivate init(«btn→button» a: Int) {} }\n"

  @Test(arguments: [
    (initializer + "let a: A = .init(btn: 1)", "it is not known what is initialised"),
    (initializer + "typealias B = A\nlet a = B(btn: 1)", "it is not known what is initialised"),
    (initializer + "func f(_ t: A.Type) { t.init(btn: 1) }", "it is not known what is initialised"),
    (initializer + "let a = A.init(btn:)", "the function is named with its labels"),
    (
      initializer + "extension A { init(btn: String) {} }",
      "'A' has several initialisers with the label"
    ),
    (
      initializer + "extension A { init(button: String) {} }",
      "'A' has an initialiser with the label 'button'"
    ),
    (
      "struct A { let button: Int }\nextension A { fileprivate init(«btn→button» a: Int) {} }",
      "'A' may be made of a member 'button'"
    ),
    (
      "class A { fileprivate init(«btn→button» a: Int) {} }\nclass B: A {}\nlet a = B(btn: 1)",
      "'B' may inherit it"
    ),
    (
      "class A { fileprivate init(«btn→button» a: Int) {} }\n"
        + "class B: A { init() { super.init(btn: 1) } }", "a subclass calls it"
    ),
    (
      "class A { fileprivate init(«btn→button» a: Int) {} }\n"
        + "class B: A { override init(btn a: Int) {} }", "'B' may override it"
    ),
    (
      "private class A { required init(«btn→button» a: Int) {} }", "subclasses declare it as well"
    ),
    (
      "private class A: B { override init(«btn→button» a: Int) {} }", "it overrides another one"
    ),
    ("class A { @objc private init(«btn→button» a: Int) {} }", "'@objc' may use the name"),
    (
      "@objcMembers class A { private init(«btn→button» a: Int) {} }",
      "'@objcMembers' of 'A' may use the name"
    ),
    (
      "protocol P { init(btn a: Int) }\nprivate struct A: P { init(«btn→button» a: Int) {} }",
      "another type declares it for 'A'"
    ),
    (
      "private struct A: Outside { init(«btn→button» a: Int) {} }",
      "'Outside', of which nothing is known here, may ask for it"
    ),
    (
      "extension Array { fileprivate init(«btn→button» a: Int) {} }",
      "'Array' has initialisers that are not known here"
    ),
    (
      "@propertyWrapper private struct A { init(«btn→button» a: Int) {} }\n"
        + "struct B { @available(btn) var c = 1 }", "an attribute may use it"
    ),
  ])
  func `A label that others may write is refused`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }

  @Test func `Another file may have an initialiser with the label`() {
    let others = ["extension A { init(btn: String) {} }"]
    #expect(
      RenameCase(Self.initializer, others: others).result
        == "'A' has several initialisers with the label")
  }
}
