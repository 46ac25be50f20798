import Testing

/// What stands before the dot decides whose member is meant.
@Suite struct ReceiverTests {
  private static let member = "private struct A { var «usr→user»: Int = 1 }\n"
  private static let made = "private struct A { var «usr→user»: Int = 1; init() {} }\n"

  @Test(arguments: [
    ("let Shared = A(), a = Shared.usr", "Shared"),
    ("enum B { static let Shared = A() }\nlet a = B.Shared.usr", "B.Shared"),
    ("protocol P {}\nfunc f(_ a: A & P) { a.usr }", "a"),
    ("func f(_ a: (A & P)?) { a?.usr }", "a"),
    ("func f(_ a: A.Type) { a.usr }", "a"),
    ("func f(_ a: Binding<A>) { a.usr }", "a"),
    ("@dynamicMemberLookup struct B<C> {}\nfunc f(_ a: B<A>) { a.usr }", "a"),
    ("@dynamicMemberLookup class B {}\nclass C: B {}\nfunc f(_ a: C) { a.usr }", "a"),
    ("func f(_ a: Optional<A>) { a?.usr }", "a"),
    ("func f<each T>(_ a: repeat each T) { a.usr }", "a"),
    ("enum B { static func make() -> A { A() } }\nlet a = B.make()\nfunc f() { a.usr }", "a"),
    ("func f() { let a = B.make(); a.usr }", "a"),
    ("extension Optional {}\nfunc f(_ a: A?) { a?.usr }", "a"),
  ])
  func `What may stand for another type is in doubt`(uses: String, receiver: String) {
    #expect(RenameCase(Self.made + uses).result == "nothing tells the type of '\(receiver)'")
  }

  @Test(arguments: [
    ("actor A { fileprivate var «usr→user» = 1 }\nfunc f(_ a: isolated A) { a.usr }", true),
    (
      "class A { fileprivate var «usr→user» = 1 }\nclass B: A { func f() { super.usr } }", true
    ),
    (
      "class A { fileprivate var «usr→user» = 1 }\nclass C { var usr = 1 }\n"
        + "class B: C { func f() { super.usr } }", false
    ),
    (member + "func f() { let a = A.init(); a.usr }", true),
    (member + "struct B { var usr = 1 }\nfunc f(_ a: B, b: Array<A>) { a.usr; b.usr }", false),
    (
      "protocol P { }\nfileprivate extension P { var «usr→user»: Int { 1 } }\n"
        + "protocol Q {}\nextension Q where Self: P { func f() { usr; self.usr } }", true
    ),
    (member + "func f() { \\A.usr; \\A?.usr }", true),
    (
      "struct A { private enum «Usr→User» { case a }; func f() { let b: Self.Usr = Self.Usr.a } }",
      true
    ),
    (
      "class A { fileprivate enum «Usr→User» { case a } }\nclass B: A {}\nfunc f(_ a: B.Usr) {}",
      true
    ),
    (member + "extension A { func f() { A.init(usr: 1); Self.init(usr: 1) } }", true),
  ])
  func `What tells its type is renamed or left`(text: String, isMeant: Bool) {
    let parts = text.split(separator: "«usr→user»", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "«Usr→User»", omittingEmptySubsequences: false) }
    let isType = text.contains("«Usr")
    let (old, new) = isType ? ("Usr", "User") : ("usr", "user")
    let rest = isMeant ? parts[1].replacing(old, with: new) : parts[1]
    #expect(RenameCase(text).result == parts[0] + new + rest)
  }

  @Test(arguments: [
    (member + "typealias B = A\nlet a = \\B.usr", "nothing tells the type in the key path"),
    (
      "struct A { fileprivate enum «Usr→User» { case a } }\ntypealias B = A\nfunc f(_ a: B.Usr) {}",
      "nothing tells the type of 'B'"
    ),
    (member + "let a = A.init(usr:)", "an initialiser is named with its labels"),
    (member + "let a: (Int) -> A = .init(usr:)", "an initialiser is named with its labels"),
    (member + "let a = A(usr:)", "an initialiser is named with its labels"),
    (member + "func f() { type(of: a).init(usr: 1) }", "it is not known what is initialised"),
    ("private let «usr→user» = 1\nlet a = App.usr", "it may be named behind its module"),
  ])
  func `What cannot be told is refused`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }

  @Test func `A function that is named with its labels does not make a structure`() {
    #expect(
      RenameCase(Self.member + "let a = load(usr:), b = (usr: 1)").result.hasSuffix(
        "var user: Int = 1 }\nlet a = load(usr:), b = (usr: 1)"))
  }
}
