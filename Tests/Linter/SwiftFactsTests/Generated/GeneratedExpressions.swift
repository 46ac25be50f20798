extension ProgramGenerator {
  mutating func expression() -> String {
    deeper(or: "value") { generator in
      generator.choose(
        { $0.postfix() }, { $0.postfix() }, { $0.operand() + $0.infix() + $0.operand() },
        { $0.operand() + " ? " + $0.expression() + " : " + $0.expression() },
        { "try " + $0.maybe("await ") + $0.postfix() }, { "try? " + $0.postfix() },
        { $0.postfix() + $0.random.pick([" as ", " as? ", " as! ", " is "]) + $0.type() },
        { $0.keyPath() }, { "(" + $0.expression() + ")" }, { "-" + $0.postfix() },
        { "a < b && " + $0.operand() },
        { "[" + $0.expression() + ", " + $0.expression() + "]" },
        { "[" + $0.expression() + ": " + $0.expression() + "]" }, { _ in "[:]" },
        { "{ " + $0.closureSignature() + $0.expression() + " }" })
    }
  }

  private mutating func infix() -> String {
    random.pick([
      " + ", " && ", "==", " ?? ", " ..< ", "...", " | ", "*", " <+> ", " >= ", " >> ", " === ",
      " &+ ", " → ", " != ", "\n  + ", "/* between */ + ",
    ])
  }

  mutating func operand() -> String {
    choose({ $0.postfix() }, { $0.literalOperand() }, { $0.plainName() })
  }

  private mutating func literalOperand() -> String {
    choose({ _ in "1" }, { _ in "\"text\"" }, { $0.interpolation() }, { _ in "2.5" })
  }

  mutating func postfix() -> String {
    var text = primary()
    for _ in 0..<Int.random(in: 0...3, using: &random) { text += suffix() }
    return text
  }

  private mutating func primary() -> String {
    choose(
      { $0.plainName() }, { $0.name() }, { _ in "self" }, { $0.literal() }, { $0.interpolation() },
      { "." + $0.plainName() }, { $0.typeName() }, { _ in "super.load" }, { _ in "$0" },
      { "Box<" + $0.type() + ">()" }, { "[" + $0.typeName() + "]()" },
      { "#selector(View.load(from:))" + $0.gap() }, { _ in "#file" },
      { "#make(" + $0.expression() + ") { 1 }" }, { "call" + $0.arguments() },
      { "{ " + $0.closureSignature() + $0.expression() + " }()" },
      { _ in "reduce(0, +)" }, { _ in "load(from:into:)" })
  }

  private mutating func suffix() -> String {
    choose(
      { "." + $0.plainName() }, { "?." + $0.plainName() }, { "!." + $0.plainName() },
      { $0.arguments() }, { "[" + $0.expression() + "]" },
      { "\n  ." + $0.plainName() + $0.arguments() },
      { _ in ".0.1" }, { _ in ".self" }, { ".map<" + $0.type() + ">()" },
      { ".each { " + $0.closureSignature() + $0.expression() + " }" },
      { ".animate {\n" + $0.statement() + "\n} completion: { _ in\n" + $0.statement() + "\n}" },
      { "\n#if DEBUG\n.debug(" + $0.expression() + ")\n#endif\n.done" },
      { _ in ".default" }, { _ in ".init(1)" })
  }

  mutating func arguments() -> String {
    "("
      + list(0...3) { generator in
        generator.choose(
          { $0.expression() }, { $0.plainName() + ": " + $0.expression() }, { _ in "&value" },
          { "for: " + $0.expression() }, { _ in "by: <" },
          { "{ " + $0.closureSignature() + $0.expression() + " }" })
      }.joined(separator: "," + (random.isOneIn(6) ? "\n" : " ")) + ")"
  }

  mutating func closureSignature() -> String {
    choose(
      { _ in "" }, { _ in "" }, { $0.plainName() + " in " }, { _ in "_, item in " },
      { _ in "[weak self, unowned other, copy = value] in " },
      { "(a: " + $0.type() + ", _ b: Int...) async throws -> " + $0.type() + " in " },
      { _ in "[self] (item) in " }, { _ in "@MainActor @Sendable (item) in " },
      { _ in "(first, second) -> Void in " })
  }

  private mutating func keyPath() -> String {
    choose(
      { "\\." + $0.plainName() },
      { "\\" + $0.random.pick(["View", "Box<Int>", "[Int]"]) + ".first?.count" },
      { "\\.[" + $0.expression() + "].value" }, { _ in "\\.self" }, { _ in "\\View.items[0]!.name" }
    )
  }
}
