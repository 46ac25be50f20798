/// How a command is called, in one line.
struct UsageLine {
  /// What is never broken over two lines.
  let words: [String]

  var text: String { words.joined(separator: " ") }

  init(of command: CommandDeclaration) {
    var words = command.path
    if !command.about.subcommands.isEmpty { words.append("COMMAND") }
    words += command.arguments.map(Self.word)
    words += command.parameters.filter { $0.kind != .argument }.map(Self.word)
    self.words = words
  }

  private static func word(for parameter: ParameterDeclaration) -> String {
    let dots = parameter.isRepeated ? "..." : ""
    switch parameter.kind {
    case .argument:
      let word = parameter.placeholder + dots
      return parameter.isRequired ? word : "[\(word)]"
    case .option: return "[--\(parameter.name) \(parameter.placeholder)]\(dots)"
    case .flag: return "[--\(parameter.name)]"
    }
  }
}
