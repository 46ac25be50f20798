import Testing

@Suite struct MemberRefusalTests {
  @Test(arguments: [
    (
      "struct A: Codable { private var «usr→user» = 1 }", "it is a coding key of 'A'"
    ),
    (
      "struct A { private var «usr→user» = 1 }\nextension A: Encodable { }",
      "it is a coding key of 'A'"
    ),
    (
      "struct A { private var «usr→user» = 1; enum CodingKeys: CodingKey { case usr } }",
      "it is a coding key of 'A'"
    ),
    (
      "struct A: Content { private var «usr→user» = 1 }",
      "'Content', of which nothing is known here, may read the name"
    ),
    (
      "class A: NSManagedObject { private var «usr→user» = 1 }",
      "'NSManagedObject' reads the names of properties"
    ),
    (
      "private struct A: Source { func «calcSum→calculateSum»() {} }",
      "'Source', of which nothing is known here, may ask for it"
    ),
    (
      "fileprivate protocol P { func calcSum() }\n"
        + "private struct A: P { func «calcSum→calculateSum»() {} }",
      "another type declares it for 'A'"
    ),
    ("class A { @objc private func «calcSum→calculateSum»() {} }", "'@objc' may use the name"),
    ("class A { @IBOutlet private var «btn→button»: B! }", "'@IBOutlet' may use the name"),
    ("struct A { @Option private var «usr→user» = 1 }", "'@Option' may use the name"),
    ("@Model class A { private var «usr→user» = 1 }", "'@Model' of 'A' may use the name"),
    (
      "struct A { private var «_str→_string» = 1; var str: Int { _str } }",
      "it is the storage of 'str', which keeps its name"
    ),
    (
      "extension A { public func fin_show() {}; private func «fin_store→finStore»() {} }",
      "'fin_show' keeps the prefix that they share"
    ),
    ("class A { private dynamic var «usr→user» = 1 }", "it is looked up at run time"),
    (
      "private class A: B { override func «calcSum→calculateSum»() {} }", "it overrides another one"
    ),
    (
      "struct A { private var «usr→user» = 1; let a = \"usr\" }", "a string names it"
    ),
    (
      "struct A { private var «usr→user» = 1; let a = \"view.usr.id\" }", "a string names it"
    ),
    (
      "struct A { private var «usr→user» = 1; func f() { all.map { $0.usr } } }",
      "nothing tells the type of '$0'"
    ),
    (
      "struct A { private var «usr→user» = 1; func f() { all.map(\\.usr) } }",
      "nothing tells the type in the key path"
    ),
    (
      "struct A { private static var «usr→user» = 1; func f() { b = .usr } }",
      "its type is not known"
    ),
    (
      "struct A { private var «usr→user» = 1; func f() { #log(usr) } }",
      "a macro may use the name 'usr'"
    ),
    (
      "fileprivate extension Collection { var «usr→user»: Int { 1 } }\nlet b: [Int], c = b.usr",
      "nothing tells the type of 'b'"
    ),
    (
      "fileprivate extension Collection { var «usr→user»: Int { 1 } }\n"
        + "extension Array { func f() { usr } }",
      "'Array' may have that member too"
    ),
    (
      "fileprivate extension Sequence { var «usr→user»: Int { 1 } }\nfunc f(b: Set<Int>) { b.usr }",
      "'Set' may have that member too"
    ),
    (
      "private protocol A { func «calcSum→calculateSum»() }", "conforming types declare it as well"
    ),
    (
      "private class A { func «calcSum→calculateSum»() {} }\n"
        + "private class B: A { override func calcSum() {} }", "'B' overrides it"
    ),
    (
      "private struct A { var «usr→user»: Int }\nlet a: A = .init(usr: 1)",
      "it is not known what is initialised"
    ),
    (
      "struct A { private func «calcSum→calculateSum»() {}; func calcSum(_ a: Int) {} }",
      "'calcSum' is declared for others as well"
    ),
    (
      "enum A { struct C { private var «usr→user» = 1 } }\nenum B { struct C { } }",
      "the file has several types called 'C'"
    ),
  ])
  func `A name that others may know is refused`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }

  @Test(arguments: [
    ("struct A { private var «usr→user» = 1, user = 2 }", "'A' has a member 'user'"),
    (
      "class B { var user = 1 }\nclass A: B { private var «usr→user» = 2 }",
      "'A' has a member 'user'"
    ),
    (
      "class A: UILabel { private var «txt→text» = 1 }", "'UILabel' has a member 'text'"
    ),
    (
      "struct A { private var «usr→user» = 1; func f() { user() } }",
      "'user' is used here for something else"
    ),
    (
      "struct A { private static var «usr→user» = 1; static func f(user: Int) { usr } }",
      "'user' already means something else here"
    ),
    ("private let «usr→user» = 1\nlet user = 2", "'user' is declared in the file"),
    ("private let «usr→user» = 1\nfunc f() { user }", "'user' is used here for something else"),
    ("struct A { private var «dflt→default» = 1 }", "'default' is a word of the language"),
  ])
  func `A new name that is taken is refused`(text: String, reason: String) {
    #expect(RenameCase(text).result == reason)
  }

  @Test func `What other files declare counts`() {
    let member = "struct A { private var «usr→user» = 1 }"
    #expect(
      RenameCase(member, others: ["extension A { var user: Int { 2 } }"]).result
        == "'A' has a member 'user'")
    #expect(
      RenameCase(member, others: ["extension B: C { }", "protocol C { var user: Int { get } }"])
        .result == "struct A { private var user = 1 }")
    #expect(
      RenameCase(member, others: ["extension A { func usr() {} }"]).result
        == "another file declares it for 'A' as well")
    #expect(
      RenameCase(
        "private let «usr→user» = 1\nextension A { func f() { usr } }",
        others: ["struct A { var usr: Int { 2 } }"]
      ).result == "'A' may have a member with that name")
    #expect(
      RenameCase("private let «usr→user» = 1", others: ["let user = 2"]).result
        == "'user' is declared in another file")
    #expect(
      RenameCase("struct A: B { private var «usr→user» = 1 }", others: ["protocol B: Codable { }"])
        .result == "it is a coding key of 'A'")
  }

  @Test func `A type that inherits from more types than anybody looks at keeps its names`() {
    let heirs = (0..<120).map { "class A\($0): A\($0 + 1) {}" }.joined(separator: "\n")
    let text = heirs + "\nextension A0 { private func «calcSum→calculateSum»() {} }"
    #expect(RenameCase(text).result == "'A0' inherits from too many types")
  }

  @Test func `A long receiver is cut short`() {
    let chain = "all" + String(repeating: ".next", count: 40)
    let text = "struct A { private var «usr→user» = 1; func f() { \(chain).usr } }"
    #expect(RenameCase(text).result.hasSuffix(".nex...'"))
  }
}
