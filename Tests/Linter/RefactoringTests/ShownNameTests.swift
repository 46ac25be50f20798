import Testing

@Suite struct ShownNameTests {
  @Test(arguments: [
    (
      "private struct A { var «btn→button» = 1; func f() -> String { \"\\(self)\" } }",
      "\"\\(self)\""
    ),
    ("private struct A { var «btn→button» = 1 }\nfunc f() { print(A()) }", "print(A())"),
    ("private struct A { var «btn→button» = 1 }\nfunc f(a: A?) { dump(a) }", "dump(a)"),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f(all: [A]) { for a in all { g(\"\\(a)\") } }",
      "\"\\(a)\""
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f(all: [A]) { all.forEach { print($0) } }",
      "print($0)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f(all: [A]) { all.map { a in print(a) } }",
      "print(a)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f(all: [A]) { all.forEach(print) }",
      "all.forEach(print)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nstruct B { let a: A; func f() { print(self) } }",
      "print(self)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nprivate func f<T>(_ a: T) { print(a) }\nlet b = f(A())",
      "print(a)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f(e: E) { if case .a(let b) = e { print(b) } }\n"
        + "enum E { case a(A) }",
      "print(b)"
    ),
    (
      "private struct A: CustomStringConvertible { var «btn→button» = 1 }\nfunc f(a: A) { dump(a) }",
      "dump(a)"
    ),
    ("private class A { var «btn→button» = 1 }\nfunc f(a: A) { dump(a) }", "dump(a)"),
    ("private struct «Btn→Knob» {}\nfunc f() { print(Btn()) }", "print(Btn())"),
    (
      "private struct «Btn→Knob» {}\nlet a = String(describing: Btn.self)",
      "String(describing: Btn.self)"
    ),
    (
      "private class «Btn→Knob» {}\nfunc f(a: Btn) { let b = type(of: a); String(reflecting: b) }",
      "String(reflecting: b)"
    ),
    (
      "class A { func f() { print(type(of: self)) } }\nprivate class «Btn→Knob»: A {}",
      "print(type(of: self))"
    ),
    (
      "private struct «Btn→Knob» {}\nlet a: String = .init(describing: Btn())",
      "init(describing: Btn())"
    ),
    ("private struct A { var «btn→button» = 1 }\nfunc f(a: A) { print(a.self) }", "print(a.self)"),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f() { var a: Any; a = A(); print(a) }",
      "print(a)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f() { var a = [Any](); a.append(A()); print(a) }",
      "print(a)"
    ),
    ("func f() { struct «Btn→Knob» {}; print(Btn()) }", "print(Btn())"),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f(r: Result<A, E>) {\nswitch r {\ncase .success(let a): print(a)\ndefault: g() } }",
      "print(a)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f() {\nswitch A() {\ncase let a: print(a) } }",
      "print(a)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nfunc f() { let a = { A() }(); print(a) }",
      "print(a)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nprivate func f(_ g: (A) -> Void) { g(A()) }\nfunc h() { f { print($0) } }",
      "print($0)"
    ),
    (
      "private struct A { var «btn→button» = 1 }\nprivate func f(_ g: (A) -> Void) { g(A()) }\nfunc h() { f { a in NSLog(\"\\(a)\") } }",
      "NSLog(\"\\(a)\")"
    ),
    ("struct A { var «btn→button» = 1 }\nfunc f(a: A) { print(a) }", "print(a)"),
    ("enum A { case «btn→button» }\nfunc f(a: A) { print(a) }", "print(a)"),
  ])
  func `A name that a text may show is told in the plan`(text: String, maker: String) {
    #expect(RenameCase(text).result.hasSuffix("; '\(maker)' may show it"))
  }

  @Test(arguments: [
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A) { print(a.btn, \"\\(a.btn)\") }",
    "private struct A { var «btn→button» = 1, id = 2 }\nfunc f(a: [A]) { print(a.count, a.map { $0.id }) }",
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A, b: A) { print(a == b, a is B, !a) }",
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A) { let c = a.btn; print(c) }",
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A) { print([a].count, b[a], max(a, a) == a) }",
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A) { print(\"\"\"\n\\([a].map { \"\\($0.id))\" })\n\"\"\") }\n"
      + "extension A { var id: Int { 1 } }",
    "private struct «Btn→Knob» { func f() { g(#function) } }",
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A) {}\nfunc g(a: Int) { print(a) }",
    "private struct A { var «btn→button» = 1 }\nfunc f(a: A) -> Int { 1 }\nfunc g(b: A) { print(f(a: b)) }",
    "private struct A { var «btn→button» = 1 }\nfunc f() { print(A.self) }",
    "private struct A { static var «btn→button» = 1 }\nfunc f(a: A) { print(a) }",
    "private struct A { var «btn→button»: Int { 1 } }\nfunc f(a: A) { print(a) }",
    "private struct A: CustomStringConvertible { var «btn→button» = 1 }\nfunc f(a: A) { print(a) }",
    "private class A { var «btn→button» = 1 }\nfunc f(a: A) { print(a) }",
    "private struct «Btn→Knob»: CustomStringConvertible {}\nfunc f(a: Btn) { print(a) }",
    "private class «Btn→Knob»: B { override var description: String { \"\" } }\nfunc f(a: Btn) { print(a) }",
    "class A { func f() { print(type(of: self).name) } }\nprivate class «Btn→Knob»: A {}",
  ])
  func `What no text shows is renamed`(text: String) {
    let renamed = text.replacing("«btn→button»", with: "button").replacing(
      "«Btn→Knob»", with: "Knob"
    )
    .replacing("btn", with: "button").replacing("Btn", with: "Knob")
    #expect(RenameCase(text).result == renamed)
  }

  @Test func `What other files show of themselves counts`() {
    let shown = RenameCase(
      "private class «Btn→Knob»: A {}",
      others: ["extension A { static var id: String { String(describing: self) } }", "class A {}"])
    #expect(shown.result.hasSuffix("; 'String(describing: self)' may show it"))
    let described = RenameCase(
      "private struct A { var «btn→button» = 1 }\nfunc f(a: A) { print(a) }",
      others: ["extension A: CustomStringConvertible {}"])
    #expect(described.result.hasPrefix("private struct A { var button"))
  }

  @Test(arguments: [
    "private struct «Btn→Knob»: Error {}", "private struct A: Error { let «btn→button» = 1 }",
  ])
  func `Errors are shown`(text: String) {
    #expect(RenameCase(text).result.hasSuffix("; errors are shown by their names"))
  }

  @Test func `A function that takes the name of its caller may show it`() {
    let text = "struct A { private func «showBtn→showButton»() { log() } }"
    let log = "func log(_ name: String = #function) {}"
    #expect(RenameCase(text, others: [log]).result.hasSuffix("; '#function' may show it"))
    #expect(RenameCase(text).result.hasPrefix("struct A { private func showButton"))
    let label = "private func f(«btn→button»: Int) { print(#function) }\nlet a = f(btn: 1)"
    #expect(RenameCase(label).result.hasSuffix("; '#function' shows it"))
  }

  @Test func `What a test calls may take its name from a library`() {
    let path = "Tests/AppTests/ButtonTests.swift"
    let recorded = "struct A { private func «showBtn→showButton»() { record(1) } }"
    #expect(RenameCase(recorded, at: path).result.hasSuffix("; '#function' may show it"))
    #expect(RenameCase(recorded).result.contains("func showButton"))
    let own = recorded + "\nfunc record(_ number: Int) {}"
    #expect(RenameCase(own, at: path).result.contains("func showButton"))
  }
}
