/// Writes Swift programs that parse and mean nothing, so that every construct meets every other.
struct ProgramGenerator {
  var random: SeededRandom
  /// How much deeper the program may nest.
  var budget = 5

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A file of some declarations and statements.
  mutating func program() -> String {
    let start = random.isOneIn(8) ? random.pick(["\u{FEFF}", "#!/usr/bin/swift\n"]) : ""
    let items = list(1...6) { $0.random.isOneIn(2) ? $0.declaration() : $0.statement() }
    let text = start + items.joined(separator: "\n") + "\n"
    return random.isOneIn(6) ? text.replacing("\n", with: "\r\n") : text
  }

  // MARK: Choices

  /// One of several texts, each made only if chosen.
  mutating func choose(_ choices: ((inout ProgramGenerator) -> String)...) -> String {
    random.pick(choices)(&self)
  }

  mutating func list(
    _ counts: ClosedRange<Int>, _ make: (inout ProgramGenerator) -> String
  ) -> [String] {
    (0..<Int.random(in: counts, using: &random)).map { _ in make(&self) }
  }

  mutating func maybe(_ text: String) -> String {
    random.isOneIn(2) ? text : ""
  }

  mutating func rarely(_ make: (inout ProgramGenerator) -> String) -> String {
    random.isOneIn(5) ? make(&self) : ""
  }

  /// Makes something one level deeper, or something simple if there is no depth left.
  mutating func deeper(
    or simple: String, _ make: (inout ProgramGenerator) -> String
  ) -> String {
    guard budget > 0 else { return simple }
    budget -= 1
    defer { budget += 1 }
    return make(&self)
  }

  // MARK: Words and white space

  mutating func name() -> String {
    random.pick([
      "value", "item", "count", "get", "set", "open", "some", "any", "each", "async", "yield",
      "await0", "macro", "actor0", "`class`", "`raw identifier`", "naïve", "名前", "prefix",
      "final", "repeat0", "Type0", "isolated", "package", "unsafe", "copy", "consume", "left",
      "default0", "_value", "$projected", "of", "`default`", "lazy", "optional", "mutating",
    ])
  }

  /// A name that is not a word of the language anywhere.
  mutating func plainName() -> String {
    random.pick([
      "value", "item", "count", "naïve", "名前", "left", "right", "`class`", "_value", "x1",
    ])
  }

  mutating func typeName() -> String {
    random.pick(["Int", "String", "Element", "View", "Store", "Self", "Any", "`Type`", "T"])
  }

  /// A comment, or nothing, or a space.
  mutating func gap() -> String {
    guard random.isOneIn(12) else { return "" }
    return random.pick([
      " /* note */ ", " /* outer /* inner */ outer */ ", "/** documentation */ ", " // line\n",
      "\n/// documentation\n", "\n", "\t", "\u{A0}", " /**/ ",
    ])
  }

  mutating func literal() -> String {
    random.pick([
      "0", "1_000", "0xFF", "0b1010", "0o17", "1.5", "1e10", "0x1.8p3", "true", "false", "nil",
      "\"text\"", "\"\"", "\"tab\\t \\\"quote\\\" \\u{1F600}\"", "#\"raw \\ \"quote\"#",
      "##\"two # \"# hashes\"##", "\"\"\"\n  several\n  \"lines\"\n  \"\"\"",
      "#\"\"\"\n  raw \"\"\" lines\n  \"\"\"#", "/[a-z]+\\/x/", "#/a/b/#",
      "#/\n  spaced # comment\n/#", "/(group|[)]+)x/", "\"// no comment\"", "#\"\"\"#",
    ])
  }

  mutating func interpolation() -> String {
    let inner = deeper(or: "value") { $0.expression() }
    return choose(
      { _ in "\"a \\(\(inner)) b\"" },
      { _ in "#\"a \\(value) \\#(\(inner)) b\"#" },
      { _ in "\"\"\"\n  a \\(\(inner))\n  \"b\" \\(\"in \\(value)\")\n  \"\"\"" },
      { _ in "\"\\(\(inner))\\(value, style: .short)\"" })
  }
}
