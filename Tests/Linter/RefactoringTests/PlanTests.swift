import Testing

@Suite struct PlanTests {
  private static let here = "Sources/App/Example.swift"

  @Test(arguments: [
    ("let «usr→user» = 1", 1), ("struct A { var «usr→user» = 1; func f() { usr; b.usr } }", 3),
    ("func «calc→calculate»(calc: Int) { calc }", 1), ("struct «Usr→User» { let a: Usr }", 2),
    ("enum E { case «btn→button»; func f() { .btn } }", 2),
    ("struct A { func f(usr: Int) { usr }; static var «usr→user» = 1 }", 1),
  ])
  func `What other files can use is counted by its name`(text: String, count: Int) {
    let result = RenameCase(text).result
    #expect(result.contains(" at \(count) place\(count == 1 ? "" : "s") in 1 file: \(Self.here)"))
  }

  @Test func `The files that name it most stand first`() {
    let others = [
      "extension A { func f() { usr + usr + usr } }", "let b = a.usr, c = \\A.usr",
      "func g(usr: Int) { usr }",
    ]
    #expect(
      RenameCase("public struct A { public var «usr→user» = 1 }", others: others).result
        == "'usr' becomes 'user' at 6 places in 3 files: Sources/App/Other0.swift (3), "
        + "Sources/App/Other1.swift (2), Sources/App/Example.swift (1); "
        + "it is public, so that other packages may use it")
  }

  @Test(arguments: [
    "protocol P { func f(«usr→user»: Int) }", "func f(«usr→user» account: Int) {}",
    "enum E { case a(«usr→user»: Int) }",
  ])
  func `A label is counted where callers write it`(text: String) {
    #expect(
      RenameCase(text, others: ["let a = f(usr: usr), b = g(usr: 2)"]).result
        == "label 'usr' becomes 'user' at 3 places in 2 files: Sources/App/Other0.swift (2), "
        + "\(Self.here) (1)")
  }

  @Test(arguments: [
    (
      "struct A: Codable { var «usr→user» = 1 }", "", "it is a coding key of 'A'"
    ),
    (
      "struct A { var «usr→user» = 1 }", "let key = \"usr\"", "a string names it"
    ),
    (
      "struct A: B { func «calcSum→calculateSum»() {} }", "",
      "'B', of which nothing is known here, may ask for it"
    ),
    (
      "struct A: B { func «calcSum→calculateSum»() {} }", "protocol B { func calcSum() }",
      "another type declares it for 'A'"
    ),
    (
      "class A { @objc func «calcSum→calculateSum»() {} }", "", "'@objc' may use the name"
    ),
    (
      "class A: B { override func «calcSum→calculateSum»() {} }", "", "it overrides another one"
    ),
    (
      "enum A: String { case «btn→button» }", "",
      "its name is a raw value that is used outside the program"
    ),
    (
      "struct A { var «usr→user» = 1 }", "extension A { var user: Int { 1 } }",
      "'A' has a member 'user'"
    ),
  ])
  func `A plan that would break something is refused`(text: String, other: String, reason: String) {
    #expect(RenameCase(text, others: [other]).result == reason)
  }
}
