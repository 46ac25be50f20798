import Testing

@Suite struct CaseRenameTests {
  @Test(arguments: [
    (
      "private enum E { case «btn→button», other }\nlet a = E.btn, b: E = .btn, c: E? = .btn",
      "private enum E { case button, other }\nlet a = E.button, b: E = .button, c: E? = .button"
    ),
    (
      "private enum E { case other, «btn→button»(Int) }\nfunc f(_ e: E) { switch e { case .other, .btn(1): 1\n"
        + "case let .btn(a): a } }",
      "private enum E { case other, button(Int) }\nfunc f(_ e: E) { switch e { case .other, .button(1): 1\n"
        + "case let .button(a): a } }"
    ),
    (
      "struct A { private enum E { case «btn→button» }; private var e = E.btn\n"
        + "func f() { e = .btn; if e == .btn {}; if self.e != .btn {} } }",
      "struct A { private enum E { case button }; private var e = E.button\n"
        + "func f() { e = .button; if e == .button {}; if self.e != .button {} } }"
    ),
    (
      "fileprivate enum E { case «btn→button»; var isButton: Bool { self == .btn }\n"
        + "static func f() -> E { return .btn }; static let a = btn }",
      "fileprivate enum E { case button; var isButton: Bool { self == .button }\n"
        + "static func f() -> E { return .button }; static let a = button }"
    ),
    (
      "private enum E { case «btn→button» }\nfunc f(e: E = .btn) { if case .btn = e {}; guard case .btn = e else {} }",
      "private enum E { case button }\nfunc f(e: E = .button) { if case .button = e {}; guard case .button = e else {} }"
    ),
    (
      "private enum E { case «btn→button» }\nprivate enum F { case btn }\n"
        + "func f(e: E, f: F) { switch f { case .btn: g(e == .btn, F.btn) } }",
      "private enum E { case button }\nprivate enum F { case btn }\n"
        + "func f(e: E, f: F) { switch f { case .btn: g(e == .button, F.btn) } }"
    ),
    (
      "private enum E { case «btn→button» }\nfunc f(btn: Int, v: View) { btn; v.btn; g(btn: 1) }",
      "private enum E { case button }\nfunc f(btn: Int, v: View) { btn; v.btn; g(btn: 1) }"
    ),
    (
      "private enum E: String { case «btn→button» = \"b\", lbl }\nlet a = E.btn",
      "private enum E: String { case button = \"b\", lbl }\nlet a = E.button"
    ),
    (
      "private enum E: String, Codable { case «btn→button» = \"b\" }\nlet a = E.btn",
      "private enum E: String, Codable { case button = \"b\" }\nlet a = E.button"
    ),
    (
      "private enum E: Int { case «btn→button» = 1, other }\nlet a = E.btn.rawValue",
      "private enum E: Int { case button = 1, other }\nlet a = E.button.rawValue"
    ),
    (
      "private enum E: CustomStringConvertible { case «btn→button»; var description: String { \"b\" } }\n"
        + "func f(e: E) { print(e) }",
      "private enum E: CustomStringConvertible { case button; var description: String { \"b\" } }\n"
        + "func f(e: E) { print(e) }"
    ),
  ])
  func `A case of a hidden enumeration is renamed where its type is written`(
    before: String, after: String
  ) {
    #expect(RenameCase(before).result == after)
  }

  private static let hidden = "private enum E { case «btn→button», other }\n"

  @Test(arguments: [
    (hidden + "let a = f(.btn)", "its type is not known"),
    (hidden + "let a = b ? .btn : .other", "its type is not known"),
    (hidden + "func f() -> E { g { return .btn } }", "its type is not known"),
    (hidden + "func f(e: E) { switch (e, 1) { case (.btn, 1): 1 } }", "its type is not known"),
    (hidden + "func f(e: [E]) { for case .btn in e {} }", "its type is not known"),
    (hidden + "func f(e: E) { a = switch g() { case .btn: 1 } }", "its type is not known"),
    (hidden + "typealias F = E\nlet a: F = .btn", "its type is not known"),
    (hidden + "func f<T>(_ a: T) { T.btn }", "nothing tells the type of 'T'"),
    (hidden + "let a = type(of: b).btn", "nothing tells the type of 'type(of: b)'"),
    (hidden + "let a = \"btn\"", "a string names it"),
    (hidden + "func f(e: E) { #log(E.btn) }", "a macro may use the name 'btn'"),
    (hidden + "func f(e: E) { g(\"is \\(e)\") }", "its name may be shown"),
    (hidden + "func f(e: E) { print(e) }", "its name may be shown"),
    (hidden + "func f(e: E) { let b = e; String(describing: b) }", "its name may be shown"),
    (hidden + "extension E { var text: String { \"\\(self)\" } }", "its name may be shown"),
    (
      "private enum E: CaseIterable { case «btn→button» }\nlet a = E.allCases.map { \"\\($0)\" }",
      "its name may be shown"
    ),
    ("private enum E: Error { case «btn→button» }", "errors are shown by their names"),
    ("private enum E: Codable { case «btn→button» }", "it is a coding key of 'E'"),
    (
      "private enum E: CodingKey { case «btn→button» }",
      "'CodingKey', of which nothing is known here, may ask for it"
    ),
    (
      "private enum E: String { case «btn→button» }",
      "its name is a raw value that is used outside the program"
    ),
    (
      "private enum E: Flag { case «btn→button» }",
      "'Flag', of which nothing is known here, may ask for it"
    ),
    (
      "private protocol P { static var btn: Self { get } }\nprivate enum E: P { case «btn→button» }",
      "another type declares it for 'E'"
    ),
    ("@objc private enum E: Int { @objc case «btn→button» }", "'@objc' may use the name"),
    ("private enum E { case «btn→button», button }", "'E' has a member 'button'"),
    (
      "private enum E { case «btn→button»; static func f(button: Int) { g(btn) } }",
      "'button' already means something else here"
    ),
    (
      "private enum E { case «btn→button»; static func f() { g(button) } }",
      "'button' is used here for something else"
    ),
    ("private enum E { case «dflt→default» }", "'default' is a word of the language"),
    ("private enum E { case «non→none» }", "'none' may be taken for that of an optional"),
    (
      "enum A { private enum E { case «btn→button» } }\nenum B { private enum E { case other } }",
      "the file has several types called 'E'"
    ),
  ])
  func `A case whose name means more is refused`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }

  @Test func `A case that others see is planned`() {
    #expect(RenameCase("enum E { case «btn→button» }").result.hasPrefix("'btn' becomes 'button'"))
  }

  @Test func `The first of many places is named in every run`() {
    let functions = (1...20).map { "func f\($0)(e\($0): E) { print(e\($0)) }\n" }
    #expect(RenameCase(Self.hidden + functions.joined()).obstacle == "e1) }")
  }
}
