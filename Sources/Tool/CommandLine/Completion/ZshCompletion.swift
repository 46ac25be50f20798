/// Completion in zsh, with a function for each command.
struct ZshCompletion {
  let text: String

  init(_ commands: [CommandDeclaration]) {
    let name = commands[0].about.name
    text = """
      #compdef \(name)
      # Completion of \(name) in zsh: put it as _\(name) into a folder of $fpath.
      \(commands.map(Self.function).joined(separator: "\n"))
      _\(name) "$@"

      """
  }

  private static func function(of command: CommandDeclaration) -> String {
    var lines = command.options.map(specification)
    if command.subcommands.isEmpty {
      lines += command.arguments.map(specification)
    } else {
      let names = command.subcommands.map { "\($0.about.name):\(escaped($0.about.summary))" }
      lines.append(shellQuoted("1:command:((\(names.map(quoted).joined(separator: " "))))"))
      lines.append("'*::argument:->below'")
    }
    return """
      \(functionName(of: command))() {
        local context state line
        _arguments -S \\
          \(lines.joined(separator: " \\\n    "))
      \(dispatch(below: command))}
      """
  }

  private static func dispatch(below command: CommandDeclaration) -> String {
    guard !command.subcommands.isEmpty else { return "" }
    let cases = command.subcommands.map { "    \($0.about.name)) \(functionName(of: $0)) ;;" }
    return "  case ${line[1]} in\n\(cases.joined(separator: "\n"))\n  esac\n"
  }

  private static func functionName(of command: CommandDeclaration) -> String {
    "_" + command.path.joined(separator: "_")
  }

  private static func specification(of parameter: ParameterDeclaration) -> String {
    let help = escaped(parameter.help)
    let values =
      parameter.choices.isEmpty ? "_files" : "(\(parameter.choices.joined(separator: " ")))"
    let value = "\(escaped(parameter.placeholder)):\(values)"
    switch parameter.kind {
    case .argument: return shellQuoted("\(parameter.isRepeated ? "*" : ""):\(value)")
    case .flag, .option:
      let end = parameter.kind == .option ? ":" + value : ""
      return parameter.spellings.map { spelling in
        shellQuoted("\(parameter.isRepeated ? "*" : "")\(spelling)[\(help)]\(end)")
      }.joined(separator: " ")
    }
  }

  /// Text inside a specification, whose marks are colons and brackets.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += ["[", "]", ":", "\\"].contains($1) ? "\\\($1)" : "\($1)" }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.reduce(into: "") { $0 += ["\"", "$", "`"].contains($1) ? "\\\($1)" : "\($1)" }
      + "\""
  }
}
