import Testing

@Suite struct LocalRenameTests {
  @Test(arguments: [
    (
      "func f() { let «usr→user» = 1; print(usr, \"usr \\(usr) \\(usr.usr)\") }",
      "func f() { let user = 1; print(user, \"usr \\(user) \\(user.usr)\") }"
    ),
    (
      "func f() { let «usr→user» = usr(usr: 2); call(usr: usr) { usr } }",
      "func f() { let user = usr(usr: 2); call(usr: user) { user } }"
    ),
    (
      "func f() { var «usr→user» = 1; usr += 1; g(&usr); let pair = (usr: usr, usr) }",
      "func f() { var user = 1; user += 1; g(&user); let pair = (usr: user, user) }"
    ),
    (
      "func f() { let «usr→user» = 1 /* usr */; // usr\n let a = b ? usr : usr }",
      "func f() { let user = 1 /* user */; // user\n let a = b ? user : user }"
    ),
    (
      "func f() {\n // usrName first\n let «usrName→userName» = 1 // a.usrName, f(usrName: 2), usrNames, usrName\n}",
      "func f() {\n // userName first\n let userName = 1 // a.usrName, f(usrName: 2), usrNames, userName\n}"
    ),
    (
      "func f() { let «Title→title» = 1 // Title of a page\n}\n// usr",
      "func f() { let title = 1 // Title of a page\n}\n// usr"
    ),
    (
      "func f() { let «usr→user» = 1; g { usr in /* usr */ } }\n// usr",
      "func f() { let user = 1; g { usr in /* usr */ } }\n// usr"
    ),
    (
      "func f() { let (a, «usr→user») = g(); let c = [usr: usr, .usr: self.usr] }",
      "func f() { let (a, user) = g(); let c = [user: user, .usr: self.usr] }"
    ),
    (
      "func f() { func «calcSum→calculateSum»() { calcSum() }; calcSum(); g(calcSum) }",
      "func f() { func calculateSum() { calculateSum() }; calculateSum(); g(calculateSum) }"
    ),
    (
      "func f() { struct «Usr→User» { let a: Usr? }; let b: [Usr] = [Usr(a: nil)], c: A.Usr }; typealias B = Usr",
      "func f() { struct User { let a: User? }; let b: [User] = [User(a: nil)], c: A.Usr }; typealias B = Usr"
    ),
    (
      "public func f(user «usr→user»: Int) { print(usr) }",
      "public func f(user: Int) { print(user) }"
    ),
    (
      "func f() { let `«usr→user»` = 1; print(`usr`, usr) }",
      "func f() { let `user` = 1; print(`user`, user) }"
    ),
  ])
  func `A local value is renamed where it is used`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    (
      "func f(_ usr: Int) { func «usr→user»(_ a: Int) {}; usr(1) }",
      "func f(_ usr: Int) { func user(_ a: Int) {}; user(1) }"
    ),
    (
      "func f(_ «usr→user»: Int) { func usr(_ a: Int) {}; usr(1) }",
      "func f(_ user: Int) { func usr(_ a: Int) {}; usr(1) }"
    ),
    (
      "func f() { let usr = 1; g { [usr] «usr→user» in usr } }",
      "func f() { let usr = 1; g { [user = usr] user in user } }"
    ),
    (
      "func f() { let «usr→user» = 1; do { let usr = usr + 1; print(usr) }; print(usr) }",
      "func f() { let user = 1; do { let usr = user + 1; print(usr) }; print(user) }"
    ),
    (
      "func f() { let usr = 1; do { let «usr→user» = usr + 1; print(usr) }; print(usr) }",
      "func f() { let usr = 1; do { let user = usr + 1; print(user) }; print(usr) }"
    ),
    (
      "func f() { let «usr→user» = 1; g { usr in print(usr) }; g { (a, usr) in usr }; usr }",
      "func f() { let user = 1; g { usr in print(usr) }; g { (a, usr) in usr }; user }"
    ),
    (
      "func f() { for usr in all { usr }; let «usr→user» = 1; for usr in usr where usr { usr } }",
      "func f() { for usr in all { usr }; let user = 1; for usr in user where usr { usr } }"
    ),
    (
      "func f() { let «usr→user» = 1; func g(usr: Int) { usr }; struct A { var usr = 1 }; usr }",
      "func f() { let user = 1; func g(usr: Int) { usr }; struct A { var usr = 1 }; user }"
    ),
    (
      "func f() { switch a { case .b(let «usr→user»): usr\n case .c(let usr): usr } }",
      "func f() { switch a { case .b(let user): user\n case .c(let usr): usr } }"
    ),
    (
      "func f() { switch a { case .b(let «usr→user», _), .c(_, let usr): usr } }",
      "func f() { switch a { case .b(let user, _), .c(_, let user): user } }"
    ),
    (
      "func f() { do { try g() } catch let «err→failure» as E { err } catch { error } }",
      "func f() { do { try g() } catch let failure as E { failure } catch { error } }"
    ),
    (
      "func f() { while let «elem→element» = iterator.next() { elem } }",
      "func f() { while let element = iterator.next() { element } }"
    ),
    (
      """
      func f() {
        #if os(Linux)
          let «usr→user» = 1
        #else
          let usr = 2
        #endif
        print(usr)
      }
      """,
      """
      func f() {
        #if os(Linux)
          let user = 1
        #else
          let user = 2
        #endif
        print(user)
      }
      """
    ),
    (
      """
      func f() {
        #if os(Linux)
          let «usr→user» = usr
          print(usr)
        #else
          print(usr)
        #endif
      }
      """,
      """
      func f() {
        #if os(Linux)
          let user = usr
          print(user)
        #else
          print(usr)
        #endif
      }
      """
    ),
  ])
  func `What shadows it and what it shadows keeps its name`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    (
      "func f() { let «usr→user» = g(); if let usr { print(usr) }; h { [weak usr] in usr } }",
      "func f() { let user = g(); if let user { print(user) }; h { [weak user] in user } }"
    ),
    (
      "func f() { guard let usr = usr else { return }; h { [«usr→user» = usr.a] in usr } }",
      "func f() { guard let usr = usr else { return }; h { [user = usr.a] in user } }"
    ),
    (
      "func f() { if let «usr→user», usr > 1 { print(usr) }; print(usr) }",
      "func f() { if let user = usr, user > 1 { print(user) }; print(usr) }"
    ),
    (
      "func f() { guard let «usr→user» else { return usr }; print(usr) }",
      "func f() { guard let user = usr else { return usr }; print(user) }"
    ),
    (
      "func f(_ usr: Int?) { guard let «usr→user» = usr, usr else { usr }; usr }",
      "func f(_ usr: Int?) { guard let user = usr, user else { usr }; user }"
    ),
    (
      "func f() { if let «usr→user» = usr, let b = usr { usr } else { usr } }",
      "func f() { if let user = usr, let b = user { user } else { usr } }"
    ),
    (
      "var a: Int? { get { nil } set { guard let «newValue→value» else { newValue }; newValue } }",
      "var a: Int? { get { nil } set { guard let value = newValue else { newValue }; value } }"
    ),
    (
      "func f() { if case .some(let «usr→user») = usr { usr } }",
      "func f() { if case .some(let user) = usr { user } }"
    ),
  ])
  func `Conditions and captures take the new name over`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }

  @Test(arguments: [
    (
      "func f(_ «usr→user»: Usr) { usr.f(usr) }\nlet a = usr",
      "func f(_ user: Usr) { user.f(user) }\nlet a = usr"
    ),
    (
      "func f(for «usr→user»: Int = usr) { usr }",
      "func f(for user: Int = usr) { user }"
    ),
    (
      "func f(«usr→user»: Int) { usr; f(usr: usr) }",
      "label 'usr' becomes 'user' at 2 places in 1 file: Sources/App/Example.swift (2)"
    ),
    (
      "init(«usr→user»: Int) { self.usr = usr }",
      "label 'usr' becomes 'user' at 1 place in 1 file: Sources/App/Example.swift (1)"
    ),
    (
      "subscript(«idx→index»: Int) -> Int { get { idx } set { a[idx] = newValue } }",
      "subscript(index: Int) -> Int { get { index } set { a[index] = newValue } }"
    ),
    (
      "static func == («lft→left»: A, rgt: A) -> Bool { lft.a == rgt.a }",
      "static func == (left: A, rgt: A) -> Bool { left.a == rgt.a }"
    ),
    (
      "var a: Int { get { 1 } set(«val→value») { b = val } }",
      "var a: Int { get { 1 } set(value) { b = value } }"
    ),
    (
      """
      /// - Parameters:
      ///   - usr: a usr
      /// - Parameter usr: the same
      func f(with «usr→user»: Int) { usr }
      """,
      """
      /// - Parameters:
      ///   - user: a usr
      /// - Parameter user: the same
      func f(with user: Int) { user }
      """
    ),
    (
      """
      /// * Parameters:
      ///   * usr: a usr
      /// + parameter usr: the same
      func f(with «usr→user»: Int) { usr }
      """,
      """
      /// * Parameters:
      ///   * user: a usr
      /// + parameter user: the same
      func f(with user: Int) { user }
      """
    ),
    (
      """
      /**
       * usr: no list
       */
      func f(with «usr→user»: Int) { usr }
      """,
      """
      /**
       * usr: no list
       */
      func f(with user: Int) { user }
      """
    ),
    ("protocol P { func f(_ «usr→user»: Int) }", "protocol P { func f(_ user: Int) }"),
  ])
  func `A parameter keeps its label`(before: String, after: String) {
    #expect(RenameCase(before).result == after)
  }
}
