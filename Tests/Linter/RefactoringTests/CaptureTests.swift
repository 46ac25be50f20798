import Testing

/// A new name must mean at every use what the old one means there.
@Suite struct CaptureTests {
  @Test(arguments: [
    (
      "private let «usr→user» = 1\nstruct A { var user = 2; func f() { usr } }",
      "'A' has a member 'user'"
    ),
    (
      "private let «usr→user» = 1\nclass B { var user = 2 }\nclass A: B { func f() { usr } }",
      "'A' has a member 'user'"
    ),
    (
      "private let «usr→user» = 1\nprotocol P { var user: Int { get } }\n"
        + "protocol Q {}\nextension Q where Self: P { func f() { usr } }",
      "'Q' has a member 'user'"
    ),
    (
      "enum A { private static let «usr→user» = 1; struct B { let user = 2; func f() { usr } } }",
      "'B' has a member 'user'"
    ),
    (
      "private struct «Usr→User» {}\nstruct A { struct User {}; let a: Usr }",
      "'A' has a member 'User'"
    ),
    (
      "private struct «Usr→User» {}\nstruct A<User> { let a: Usr }",
      "a placeholder has the name 'User'"
    ),
    (
      "private let «txt→text» = 1\nclass A: UILabel { func f() { txt } }",
      "'UILabel' has a member 'text'"
    ),
    (
      "func f() { func «calcSum→calculateSum»() {}\n"
        + "struct A { func calculateSum() {}; func g() { calcSum() } } }",
      "'A' has a member 'calculateSum'"
    ),
    (
      "func f() { struct «Usr→User» {}\nstruct A { struct User {}; let a: Usr } }",
      "'A' has a member 'User'"
    ),
    (
      "func f() { enum Image { fileprivate enum «Img→Image» { case a }; func g() { Img.a } } }",
      "'Image' already means something else here"
    ),
    (
      "func f() { enum Image { fileprivate enum «Img→Image» {}; func g() -> Image? { nil } } }",
      "'Image' is used here for something else"
    ),
    (
      "class B { func calcSum() {} }\nfunc f() { func «calcSum→calculateSum»() {}\n"
        + "class A: B { func g() { calcSum() } } }",
      "'A' has a member 'calcSum'"
    ),
  ])
  func `A type around a use that has the new name takes it`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }

  @Test func `A class from elsewhere around a use may have the new name`() {
    let text = "private let «usr→user» = 1\nclass A: Gadget { func f() { usr } }"
    #expect(
      RenameCase(text).result.hasSuffix("it is not known here which members 'Gadget' has"))
  }

  @Test(arguments: [
    (
      "private let «usr→user» = 1\nstruct A { var name = usr; func f() { usr } }\n"
        + "struct B { var user = 2 }",
      "private let user = 1\nstruct A { var name = user; func f() { user } }\n"
        + "struct B { var user = 2 }"
    ),
    (
      "private let «usr→user» = 1\nclass A: UIView { func f() { usr } }",
      "private let user = 1\nclass A: UIView { func f() { user } }"
    ),
    (
      "struct User {}\nfunc f() { struct «Usr→Account» { var next: [Usr] }; struct B { let a: Usr } }",
      "struct User {}\nfunc f() { struct Account { var next: [Account] }; struct B { let a: Account } }"
    ),
  ])
  func `Types that have nothing of the name take nothing`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    "class A { fileprivate var «usr→user» = 1 }\nclass B: A { var user = 2 }",
    "class A { fileprivate var «usr→user» = 1 }\nclass B: A {}\nclass C: B { func user() {} }",
    "protocol A {}\nextension A { fileprivate var «usr→user»: Int { 1 } }\n"
      + "struct B: A { let user = 2 }",
    "protocol A {}\nextension A { fileprivate var «usr→user»: Int { 1 } }\n"
      + "struct B { let user = 2 }\nextension B: A {}",
  ])
  func `What inherits a member may have the new name`(text: String) {
    #expect(RenameCase(text).result == "what inherits from 'A' has a member 'user'")
  }

  @Test func `What inherits a member may lie in another file`() {
    let text = "class A { fileprivate var «usr→user» = 1 }"
    #expect(
      RenameCase(text, others: ["class B: A { var user = 2 }"]).result
        == "what inherits from 'A' has a member 'user'")
  }

  @Test(arguments: [
    (
      "private struct A { var «usr→user» = 1 }\nextension A { init(user: Int) { usr = user } }",
      "'A' has an initialiser with the label 'user'"
    ),
    (
      "struct A { @State private var «usr→user» = 1; private var _user = 2 }",
      "'A' has a member '_user'"
    ),
  ])
  func `What is made of the new name may be there already`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }
}

/// A value of the body around a local type is not known in it.
@Suite struct LocalTypeTests {
  @Test(arguments: [
    (
      "func f(_ «usr→user»: Int) { struct A { let usr = 1; func g() { usr } }; usr }",
      "func f(_ user: Int) { struct A { let usr = 1; func g() { usr } }; user }"
    ),
    (
      "func f() { let «usr→user» = 1; struct A { var usr: Int { 2 }; func g() { usr } }; usr }",
      "func f() { let user = 1; struct A { var usr: Int { 2 }; func g() { usr } }; user }"
    ),
    (
      "class B { var usr = 1 }\nfunc f() { let «usr→user» = 1; class A: B { func g() { usr } }; usr }",
      "class B { var usr = 1 }\nfunc f() { let user = 1; class A: B { func g() { usr } }; user }"
    ),
    (
      "func f() { func «calcSum→calculateSum»() {}\n"
        + "struct A { func calcSum() { calcSum() } }; calcSum() }",
      "func f() { func calculateSum() {}\n"
        + "struct A { func calcSum() { calcSum() } }; calculateSum() }"
    ),
    (
      "func f(usr: Int) { struct A { private let «usr→user» = 1; func g() { usr } }; usr }",
      "func f(usr: Int) { struct A { private let user = 1; func g() { user } }; usr }"
    ),
  ])
  func `A member of a local type keeps its name`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test func `A local type would take the new value for what it uses`() {
    let text = "let user = 1\nfunc f(«usr→user» a: Int) { usr }\n"
    #expect(RenameCase(text).result.hasPrefix("label 'usr' becomes 'user'"))
    let local = "let user = 1\nfunc f() { let «usr→user» = 1; struct A { func g() { user } } }"
    #expect(RenameCase(local).result == "'user' is used here for something else")
  }
}
