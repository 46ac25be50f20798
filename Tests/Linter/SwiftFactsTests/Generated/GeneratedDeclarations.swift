extension ProgramGenerator {
  mutating func declaration() -> String {
    deeper(or: "let value = 1") { generator in
      generator.choose(
        { $0.typeDeclaration() }, { $0.function() }, { $0.variable() }, { $0.variable() },
        { $0.function() }, { $0.rareDeclaration() },
        {
          "#if DEBUG\n" + $0.declaration() + "\n#elseif os(Linux)\n#else\n" + $0.declaration()
            + "\n#endif"
        })
    }
  }

  private mutating func typeDeclaration() -> String {
    let head = attributes() + random.pick(["", "public ", "final ", "private ", "package "])
    let keyword = random.pick(["struct", "class", "enum", "actor", "extension", "protocol"])
    var text = head + keyword + gap() + " " + (keyword == "extension" ? "Box<Int>.Nested" : "Named")
    if keyword == "protocol" {
      text += maybe("<Element>")
    } else if keyword != "extension" {
      text += genericParameters()
    }
    let isProtocol = keyword == "protocol"
    let members = list(0...4) {
      isProtocol ? $0.requirement() : $0.member(ofEnum: keyword == "enum")
    }
    return text + inheritance() + whereClause() + " {\n" + members.joined(separator: "\n") + "\n}"
  }

  private mutating func requirement() -> String {
    choose(
      {
        "var " + $0.plainName() + ": " + $0.type() + " { get" + $0.maybe(" async throws")
          + $0.maybe(" set") + " }"
      },
      { "func " + $0.plainName() + $0.signature() },
      { "associatedtype Element" + $0.inheritance() + $0.maybe(" = Int") },
      { "init" + $0.maybe("?") + "(" + $0.parameters() + ")" },
      { "static subscript(" + $0.parameters() + ") -> Int { get }" },
      { _ in "mutating func change() async rethrows" })
  }

  private mutating func member(ofEnum isEnum: Bool) -> String {
    if isEnum, random.isOneIn(2) { return enumerationCase() }
    return choose(
      { $0.declaration() }, { $0.function() }, { $0.variable() }, { $0.property() },
      { $0.property() },
      {
        "init" + $0.maybe("?") + $0.genericParameters() + "(" + $0.parameters() + ")"
          + $0.maybe(" throws") + " " + $0.block()
      },
      { "deinit " + $0.block() },
      { "subscript(" + $0.parameters() + ") -> " + $0.type() + " " + $0.accessors() },
      { "#if DEBUG\n" + $0.variable() + "\n#endif" },
      { _ in "#warning(\"later\")" })
  }

  private mutating func enumerationCase() -> String {
    choose(
      { "case " + $0.plainName() + ", second(" + $0.type() + ", label: " + $0.type() + ")" },
      { _ in "case first = 1, second" },
      { "indirect case tree(_ left: Self, right " + "name: Int = " + $0.expression() + ")" })
  }

  private mutating func property() -> String {
    let head =
      attributes()
      + random.pick([
        "", "static ", "lazy ", "public private(set) ", "weak ", "unowned(safe) ",
        "nonisolated(unsafe) ",
      ])
    let value = expression()
    return head + "var " + plainName() + ": " + type()
      + choose(
        { _ in " = " + value + " { didSet { } willSet(new) { } }" }, { " " + $0.accessors() },
        { _ in " { " + value + " }" })
  }

  private mutating func accessors() -> String {
    choose(
      { "{ get " + $0.block() + " set(other) " + $0.block() + " }" },
      { "{\n@inlinable get async throws " + $0.block() + "\n}" },
      { _ in "{ _read { yield value }\n_modify { yield &value } }" },
      { _ in "{ mutating get { 1 }\nnonmutating set { } }" },
      { $0.block() })
  }

  mutating func variable() -> String {
    let value = expression()
    return choose(
      { $0.attributes() + "let " + $0.plainName() + " = " + value },
      { "var " + $0.plainName() + ": " + $0.type() + " = " + value },
      { "let (" + $0.plainName() + ", (_, " + $0.plainName() + ")) = " + value },
      { "var a: " + $0.type() + ", b = " + value },
      { _ in "async let other = " + value },
      { _ in "let _ = " + value },
      { "var " + $0.plainName() + ": " + $0.type() + " { " + value + " }" })
  }

  mutating func function() -> String {
    let head =
      attributes()
      + random.pick(["", "static ", "public ", "override ", "mutating ", "nonisolated ", "class "])
    let isOperator = random.isOneIn(8)
    let name =
      isOperator
      ? random.pick(["==", "<", "+-", "<<<", "~="])
      : plainName()
    return head + "func " + name + (isOperator ? " " : "") + genericParameters() + signature()
      + whereClause() + " " + block()
  }

  mutating func signature() -> String {
    "(" + parameters() + ")"
      + random.pick(["", " async", " throws", " async throws", " rethrows", " throws(Failure)"])
      + rarely { " -> " + $0.type() }
  }

  mutating func parameters() -> String {
    list(0...3) { generator in
      generator.choose(
        { $0.plainName() + ": " + $0.type() },
        { "_ " + $0.plainName() + ": " + $0.type() + " = " + $0.expression() },
        { "for " + $0.plainName() + ": inout " + $0.typeName() },
        { "in " + $0.plainName() + ": " + $0.typeName() + "..." },
        { "@Builder _ make: () -> " + $0.typeName() },
        { "_: " + $0.type() })
    }.joined(separator: ", " + gap())
  }

  mutating func attributes() -> String {
    guard random.isOneIn(4) else { return "" }
    return choose(
      { _ in "@available(macOS 14, iOS 17.0, *, message: \"new\")\n" },
      { _ in "@objc(first:second:) " }, { _ in "@Wrapped<Int> " },
      { "@Named(" + $0.expression() + ", label: " + $0.expression() + ") " },
      { _ in "@MainActor @inlinable " }, { _ in "@Outer.Inner() " },
      { _ in "#if DEBUG\n@testable0\n#else\n@inlinable\n#endif\n" },
      { _ in "@_spi(Private) " }, { _ in "@attached(member, names: named(init))\n" })
  }

  private mutating func rareDeclaration() -> String {
    choose(
      { "typealias Short" + $0.genericParameters() + " = " + $0.type() + $0.whereClause() },
      { _ in "import struct Module.Name" }, { _ in "@testable import Other" },
      { _ in "infix operator <+>: AdditionPrecedence" }, { _ in "prefix operator √" },
      { _ in "precedencegroup Higher { higherThan: Lower\nassociativity: left }" },
      {
        "macro make" + $0.genericParameters() + "(" + $0.parameters()
          + ") -> Int = #externalMacro(module: \"M\", type: \"T\")"
      },
      { "postfix func ++(value: inout Int) " + $0.block() },
      { _ in "fileprivate(set) public var stored = 1" })
  }
}
