import Testing

@Suite struct MemberRenameTests {
  @Test(arguments: [
    (
      "struct A { private var «usr→user» = 1; func f() { usr += self.usr; A.usr; b(usr: usr) } }",
      "struct A { private var user = 1; func f() { user += self.user; A.user; b(usr: user) } }"
    ),
    (
      "struct A { private func «calcSum→calculateSum»() {} }\nextension A { func f() { calcSum() } }",
      "struct A { private func calculateSum() {} }\nextension A { func f() { calculateSum() } }"
    ),
    (
      "enum A {}\nextension A { private static var «usr→user»: Int { 1 }; func f() { Self.usr; A.usr } }",
      "enum A {}\nextension A { private static var user: Int { 1 }; func f() { Self.user; A.user } }"
    ),
    (
      "enum A {}\nprivate extension A { func «calcSum→calculateSum»() { calcSum() } }",
      "enum A {}\nprivate extension A { func calculateSum() { calculateSum() } }"
    ),
    (
      "private struct A { var «usr→user» = 1 }\nfunc f(_ a: A, b: A?) { a.usr; b?.usr; b!.usr }",
      "private struct A { var user = 1 }\nfunc f(_ a: A, b: A?) { a.user; b?.user; b!.user }"
    ),
    (
      "private let «usr→user» = 1\nstruct A { func f(usr: Int) { usr }; func g() { usr; a.usr } }",
      "private let user = 1\nstruct A { func f(usr: Int) { usr }; func g() { user; a.usr } }"
    ),
    (
      "class A { private var «usr→user» = 1; func f() { g { [weak self] in self?.usr } } }",
      "class A { private var user = 1; func f() { g { [weak self] in self?.user } } }"
    ),
    (
      "struct A { private var «usr→user» = 1; var a: String { \"usr \\(usr) \\(self.usr)\" } }",
      "struct A { private var user = 1; var a: String { \"usr \\(user) \\(self.user)\" } }"
    ),
    (
      "struct A { @State private var «usr→user» = 1; init() { _usr = 2 }; var b: C { C($usr) } }",
      "struct A { @State private var user = 1; init() { _user = 2 }; var b: C { C($user) } }"
    ),
    (
      "struct A { private var «usr→user» = 1; let path = \\A.usr, other = \\B.usr }",
      "struct A { private var user = 1; let path = \\A.user, other = \\B.usr }"
    ),
    (
      "class A { @objc func f() {}; private func «calcSum→calculateSum»() { g(#selector(calcSum)) } }",
      "class A { @objc func f() {}; private func calculateSum() { g(#selector(calculateSum)) } }"
    ),
  ])
  func `A hidden member is renamed where the file uses it`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    (
      "struct A { private var «usr→user» = 1; init(usr: Int) { self.usr = usr } }",
      "struct A { private var user = 1; init(usr: Int) { self.user = usr } }"
    ),
    (
      "struct A { private var «usr→user» = 1; init(user: Int) { usr = user } }",
      "struct A { private var user = 1; init(user: Int) { self.user = user } }"
    ),
    (
      "struct A { private var «usr→user» = 1; struct B { var usr = 2; func f() { usr } } }",
      "struct A { private var user = 1; struct B { var usr = 2; func f() { usr } } }"
    ),
    (
      "class A { private var «usr→user» = 1 }\nclass B { var usr = 1; func f() { usr; self.usr } }",
      "class A { private var user = 1 }\nclass B { var usr = 1; func f() { usr; self.usr } }"
    ),
    (
      "class A { fileprivate var «usr→user» = 1 }\nclass B: A { func f() { usr; self.usr } }",
      "class A { fileprivate var user = 1 }\nclass B: A { func f() { user; self.user } }"
    ),
    (
      "struct A { private var «usr→user»: Int? = 1; func f() { if let usr { usr } } }",
      "struct A { private var user: Int? = 1; func f() { if let usr = user { usr } } }"
    ),
    (
      "struct A { private var «usr→user» = 1; func f(_ b: B, _ c: A) { b.usr; c.usr } }",
      "struct A { private var user = 1; func f(_ b: B, _ c: A) { b.usr; c.user } }"
    ),
    (
      "struct A { private var «usr→user» = 1; var b: B; func f() { b.usr; let c = A(); c.usr } }",
      "struct A { private var user = 1; var b: B; func f() { b.usr; let c = A(); c.user } }"
    ),
    (
      "struct A { private var «usr→user» = 1 }\nfunc f() { $0.usr; [1].map(\\.usr) }",
      "struct A { private var user = 1 }\nfunc f() { $0.usr; [1].map(\\.usr) }"
    ),
    (
      """
      struct A {
        #if os(Linux)
          private var «usr→user» = 1
        #else
          private var usr = 2
        #endif
        func f() { usr }
      }
      """,
      """
      struct A {
        #if os(Linux)
          private var user = 1
        #else
          private var user = 2
        #endif
        func f() { user }
      }
      """
    ),
    (
      "#if DEBUG\nprivate struct A { let «usr→user»: Int }\n#else\nprivate struct A { let usr: Int }\n"
        + "#endif\nlet a = A(usr: 1)",
      "#if DEBUG\nprivate struct A { let user: Int }\n#else\nprivate struct A { let user: Int }\n"
        + "#endif\nlet a = A(user: 1)"
    ),
    (
      "private struct A { let «usr→user»: Int }\nfunc f() { A(usr: 1); B(usr: 2); c(usr: 3) }",
      "private struct A { let user: Int }\nfunc f() { A(user: 1); B(usr: 2); c(usr: 3) }"
    ),
    (
      "private struct A { let «usr→user»: Int; init(usr: Int) { self.usr = usr } }\nlet a = A(usr: 1)",
      "private struct A { let user: Int; init(usr: Int) { self.user = usr } }\nlet a = A(usr: 1)"
    ),
  ])
  func `What only has the same name keeps it`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    (
      "private struct «Usr→User» { let a: Usr? }\nextension Usr {}\nlet b: [Usr] = [Usr(a: nil)]",
      "private struct User { let a: User? }\nextension User {}\nlet b: [User] = [User(a: nil)]"
    ),
    (
      "struct A { private enum «Cfg→Configuration» { case a }; let a = Cfg.a, b: A.Cfg, c: B.Cfg }",
      "struct A { private enum Configuration { case a }; let a = Configuration.a, b: A.Configuration, c: B.Cfg }"
    ),
    (
      "private typealias «Usr→User» = Int\nfunc f(usr: Usr) { usr as? Usr; Usr.self }",
      "private typealias User = Int\nfunc f(usr: User) { usr as? User; User.self }"
    ),
    (
      "private struct «Btn→Button» {}\nlet a = SwiftUI.Btn.self, b: Button",
      "'Button' is used here for something else"
    ),
    ("private class «Btn→Button» {}\nfunc f<Btn>(a: Btn) {}", "a placeholder has the name"),
    ("@objc private class «Btn→Button» {}", "'@objc' may use the name"),
    (
      "private struct «Cmd→Command»: ParsableCommand {}",
      "'ParsableCommand' reads the name of the type"
    ),
    (
      "private struct «AddUsrs→AddUsers»: AsyncMigration {}",
      "'AsyncMigration' reads the name of the type"
    ),
    (
      "private final class «Cmd→Command»: NSObject, NSSecureCoding {}",
      "'NSSecureCoding' reads the name of the type"
    ),
  ])
  func `A hidden type is renamed where the file names it`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }
}
