import Testing

@Suite struct WrittenNameTests {
  @Test(arguments: [
    "``Box/«»``", "`Box.«»`", "`self.«»`", "`Self.«»`", "`«»`", "`«» > 0`", "`«» ..< 3`", "`-«»`",
    "`Box(«»: 1).«»`", "`«»[0]`",
    "``Box/«»-swift.property``",
    "`box.«»`", "`Box(«»:)`", "``Box/init(«»:)``", "`Box(«»: 1)`",
  ])
  func `Documentation follows a member`(span: String) {
    let text = { (name: String, declared: String) in
      """
      private struct Box {
        var \(declared) = 1
        /// See \(span.replacing("«»", with: name)).
        func f(box: Box) {}
      }
      """
    }
    #expect(RenameCase(text("cnt", "«cnt→count»")).result == text("count", "count"))
  }

  @Test(arguments: [
    "`Other.cnt`", "`other.cnt`", "`other.box.cnt`", "``Other/cnt``", "`cnt: Int`", "`cnt count`",
    "`.cnt`",
    "`Other(cnt:)`", "`f(cnt:)`", "`box.f(cnt:)`",
  ])
  func `What is not known to be the member stays`(span: String) {
    let text = { (declared: String) in
      """
      private struct Box {
        var \(declared) = 1
        /// See \(span).
        func f(other: Other) {}
      }
      struct Other { var cnt = 2 }
      """
    }
    #expect(RenameCase(text("«cnt→count»")).result == text("count"))
  }

  @Test(arguments: [
    (
      "struct A {\n/// ```\n/// let x = usr\n/// g(usr: 1, usr.id, a.usr)\n/// ```\n/// usr\n"
        + "func f(of «usr→user»: B?) { usr }\n}",
      "struct A {\n/// ```\n/// let x = user\n/// g(usr: 1, user.id, a.usr)\n/// ```\n/// usr\n"
        + "func f(of user: B?) { user }\n}"
    ),
    (
      "struct A {\n/** ```\n self.cnt += cnt\n ```*/\nprivate var «cnt→count» = 1\n/// ``` cnt\nvar a = 1\n}",
      "struct A {\n/** ```\n self.count += count\n ```*/\nprivate var count = 1\n/// ``` cnt\nvar a = 1\n}"
    ),
    (
      "/// Has `Usr`, ``Usr/name`` and `Usr(name:)`.\nprivate struct «Usr→User» {}",
      "/// Has `User`, ``User/name`` and `User(name:)`.\nprivate struct User {}"
    ),
    (
      "private struct «Usr→User» {}\nstruct A {\n/// Has a ``Usr``.\nfunc f() {}\n}",
      "private struct User {}\nstruct A {\n/// Has a ``User``.\nfunc f() {}\n}"
    ),
    (
      "struct A {\n/// Takes `usr.name`, `usr?.id`, `usr == nil`, ``usr/id``, `a.usr`.\n"
        + "func f(of «usr→user»: B?) { usr }\n}",
      "struct A {\n/// Takes `user.name`, `user?.id`, `user == nil`, ``usr/id``, `a.usr`.\n"
        + "func f(of user: B?) { user }\n}"
    ),
    (
      "/// `E.btn`, `btn`, `.btn`\nprivate enum E { case «btn→button» }\n/// `.btn`, `btn`\nfunc f(e: E) {}",
      "/// `E.button`, `button`, `.button`\nprivate enum E { case button }\n/// `.button`, `btn`\nfunc f(e: E) {}"
    ),
    (
      "private struct A {\n/// See ``f(val:)``, `A.f(val: 1)`, `B.f(val:)`.\nfunc f(«val→value»: Int) { val }\n}",
      "private struct A {\n/// See ``f(value:)``, `A.f(value: 1)`, `B.f(val:)`.\nfunc f(value: Int) { value }\n}"
    ),
    (
      "private struct A {\n/// See ``init(val:)``, `A(val: 1)`, `B(val:)`.\ninit(«val→value»: Int) { val }\n}",
      "private struct A {\n/// See ``init(value:)``, `A(value: 1)`, `B(val:)`.\ninit(value: Int) { value }\n}"
    ),
  ])
  func `Documentation follows types, parameters, cases and labels`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  private static func renamed(_ name: String, _ declared: String) -> String {
    "private struct A {\n@available(*, deprecated, renamed: \"\(name)\") func old() {}\n\(declared)\n}"
  }

  @Test(arguments: [
    ("f(val:)", "func f(«val→value»: Int) {}", "f(value:)", "func f(value: Int) {}"),
    ("A.f(val:)", "func f(«val→value» a: Int) {}", "A.f(value:)", "func f(value a: Int) {}"),
    (
      "showBtn(val:)", "func «showBtn→showButton»(val: Int) {}", "showButton(val:)",
      "func showButton(val: Int) {}"
    ),
    ("cnt", "var «cnt→count» = 1", "count", "var count = 1"),
    ("A.cnt", "var «cnt→count» = 1", "A.count", "var count = 1"),
    ("B.cnt", "var «cnt→count» = 1", "B.cnt", "var count = 1"),
    ("init(cnt:)", "var «cnt→count» = 1", "init(count:)", "var count = 1"),
    ("A.init(cnt:)", "init(«cnt→count»: Int) {}", "A.init(count:)", "init(count: Int) {}"),
    (
      "f(val:)", "func f(of «val→value»: Int) { val }", "f(val:)", "func f(of value: Int) { value }"
    ),
  ])
  func `The new name of an attribute follows`(
    name: String, declared: String, newName: String, after: String
  ) {
    #expect(RenameCase(Self.renamed(name, declared)).result == Self.renamed(newName, after))
  }

  @Test(arguments: [
    (renamed("getter:A.cnt()", "var «cnt→count» = 1"), "an attribute names it"),
    (renamed("b.cnt", "var «cnt→count» = 1"), "nothing tells the type of 'b'"),
    (
      "func f() { @available(*, deprecated, renamed: \"g(val:)\") func old() {}\nfunc g(«val→value» a: Int) {} }",
      "an attribute names it"
    ),
  ])
  func `A new name of an attribute that is not understood is refused`(text: String, reason: String)
  {
    #expect(RenameCase(text).result == reason)
  }

  @Test func `Attributes are counted in a plan`() {
    let text =
      "struct A { @available(*, deprecated, renamed: \"cnt\") var b = 1; var «cnt→count» = 1 }"
    #expect(RenameCase(text).result.contains(" at 2 places in 1 file"))
  }
}
