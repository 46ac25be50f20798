extension ProgramGenerator {
  mutating func type() -> String {
    deeper(or: typeName()) { generator in
      generator.choose(
        { $0.typeName() },
        { $0.typeName() },
        { $0.typeName() + "." + $0.random.pick(["Index", "Type", "Element", "init0"]) },
        { "[" + $0.type() + "]" },
        { "[" + $0.typeName() + ": " + $0.type() + "]" },
        { "[3 of " + $0.typeName() + "]" },
        { $0.simpleType() + "?" },
        { $0.genericType() },
        { $0.genericType() + "?" },
        { "(" + $0.type() + ", label: " + $0.type() + ")" },
        { "(" + $0.type() + ") -> " + $0.type() },
        { "@Sendable (" + $0.type() + ") async throws -> " + $0.type() },
        { "@escaping @MainActor (inout " + $0.type() + ") throws(Failure) -> Void" },
        { "any " + $0.typeName() + " & " + $0.typeName() },
        { "some " + $0.typeName() },
        { "(any " + $0.typeName() + ").Type" },
        { "~" + $0.typeName() },
        { _ in "@convention(block) () -> Void" })
    }
  }

  mutating func simpleType() -> String {
    choose({ $0.typeName() }, { "[" + $0.typeName() + "]" }, { "(" + $0.type() + ")" })
  }

  mutating func genericType() -> String {
    let arguments = list(1...2) { $0.type() }.joined(separator: ", ")
    return "Box<" + arguments + ">" + rarely { _ in ".Index" }
  }

  mutating func genericParameters() -> String {
    guard random.isOneIn(3) else { return "" }
    let parameters = list(1...2) { generator in
      generator.choose(
        { _ in "T" }, { "T: " + $0.genericType() }, { _ in "each T" }, { _ in "let n: Int" },
        { _ in "U: A & B" })
    }
    return "<" + parameters.joined(separator: ", ") + ">"
  }

  mutating func whereClause() -> String {
    guard random.isOneIn(4) else { return "" }
    return " where "
      + list(1...2) { generator in
        generator.choose(
          { "T: " + $0.typeName() }, { "T.Element == " + $0.type() },
          { _ in "T: AnyObject" })
      }.joined(separator: ", ")
  }

  mutating func inheritance() -> String {
    guard random.isOneIn(2) else { return "" }
    return ": "
      + list(1...3) { generator in
        generator.choose(
          { $0.typeName() }, { $0.genericType() }, { "@unchecked " + $0.typeName() },
          { _ in "~Copyable" }, { _ in "Module.Nested" })
      }.joined(separator: ", ")
  }
}
