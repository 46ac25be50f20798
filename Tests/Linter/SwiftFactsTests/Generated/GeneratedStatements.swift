extension ProgramGenerator {
  mutating func block() -> String {
    let items = list(0...3) { $0.random.isOneIn(4) ? $0.declaration() : $0.statement() }
    if random.isOneIn(6), items.count == 1, !items[0].contains("//") {
      return "{ " + items[0] + "\n}"
    }
    return "{\n" + items.joined(separator: random.isOneIn(8) ? ";\n" : "\n") + "\n}"
  }

  mutating func statement() -> String {
    deeper(or: "value = 1") { generator in
      generator.choose(
        { $0.expression() }, { $0.expression() }, { $0.assignment() }, { $0.assignment() },
        { $0.conditional() }, { $0.loop() }, { $0.choice() }, { $0.transfer() },
        { "guard " + $0.conditions() + " else " + $0.block() },
        { "do " + $0.maybe("throws(Failure) ") + $0.block() + $0.catches() },
        { "defer " + $0.block() },
        { "label: while true { break label }" + $0.gap() },
        {
          "#if os(Linux) && !DEBUG\n" + $0.statement() + "\n#else\n" + $0.statement() + "\n#endif"
        },
        { _ in "super.viewDidLoad(animated: true)" },
        { "try await super.load { " + $0.expression() + " }" })
    }
  }

  private mutating func assignment() -> String {
    let target = random.pick(["self.value", "a.b?.c", "items[0]", "_", "value", "a!.b", "(a, b)"])
    return target + random.pick([" = ", " += ", " ??= ", " <<= ", " = try ", "="]) + expression()
  }

  private mutating func conditional() -> String {
    "if " + conditions() + " " + block()
      + choose(
        { _ in "" }, { " else " + $0.block() },
        { " else if " + $0.conditions() + " " + $0.block() + " else " + $0.block() })
  }

  private mutating func conditions() -> String {
    list(1...3) { generator in
      generator.choose(
        { "let " + $0.plainName() }, { "let " + $0.plainName() + " = " + $0.condition() },
        { "var x: " + $0.typeName() + " = " + $0.condition() },
        { "case " + $0.pattern() + " = " + $0.condition() },
        { $0.condition() }, { _ in "#available(macOS 14, *)" },
        { "!" + $0.postfix() + ".isEmpty" })
    }.joined(separator: ", ")
  }

  /// An expression that no brace follows in a way that would matter.
  private mutating func condition() -> String {
    choose(
      { $0.plainName() + "." + $0.plainName() }, { "(" + $0.expression() + ")" },
      { "a == " + $0.plainName() }, { _ in "a.filter { $0 > 1 }.isEmpty" },
      { "call(" + $0.expression() + ")" }, { _ in "a < b" }, { "a as? " + $0.typeName() },
      { _ in "Box<Int>(value).isReady" })
  }

  private mutating func loop() -> String {
    choose(
      {
        "for "
          + $0.random.pick([
            "item", "(a, _)", "_", "case .some(let x)", "var x", "case let x?", "try await x",
          ]) + " in " + $0.condition() + $0.maybe(" where a > b") + " " + $0.block()
      },
      { "while " + $0.conditions() + " " + $0.block() },
      { "repeat " + $0.block() + " while " + $0.condition() })
  }

  private mutating func choice() -> String {
    let cases = list(1...3) { generator in
      "case " + generator.pattern() + generator.rarely { " where " + $0.condition() } + ":\n"
        + generator.list(1...2) { $0.statement() }.joined(separator: "\n")
    }
    return "switch " + condition() + " {\n" + cases.joined(separator: "\n")
      + random.pick([
        "\ndefault: break", "\n@unknown default:\nfallthrough",
        "\n#if DEBUG\ncase .debug: break\n#endif", "",
      ]) + "\n}"
  }

  mutating func pattern() -> String {
    choose(
      { _ in ".some(let x)" }, { _ in "let .pair(a, (b, _))" }, { _ in "let x as Int" },
      { _ in "is String" }, { _ in "1...3" }, { _ in "(let a, var b)" }, { _ in "let x?" },
      { "." + $0.plainName() }, { $0.typeName() + ".first" }, { _ in ".a, .b" },
      { _ in "\"text\"" }, { _ in "let (x, y)" }, { _ in ".box(value: let .inner(z))" })
  }

  private mutating func catches() -> String {
    choose(
      { _ in "" }, { " catch " + $0.block() },
      { " catch let error as Failure where error.isFatal " + $0.block() + " catch " + $0.block() },
      { " catch .first, is Other " + $0.block() })
  }

  private mutating func transfer() -> String {
    choose(
      { "return " + $0.expression() }, { _ in "return;" }, { "throw " + $0.expression() },
      { _ in "break;" }, { _ in "continue;" },
      { "return if a { 1 } else { " + $0.expression() + " }" },
      { _ in "discard self" }, { _ in "yield &value" })
  }
}
