/// Completion in fish, one line a word.
struct FishCompletion {
  let text: String

  init(_ commands: [CommandDeclaration]) {
    let name = commands[0].about.name
    text =
      "# Completion of \(name) in fish: put it as \(name).fish into a folder of $fish_complete_path.\n"
      + commands.flatMap { Self.lines(of: $0, tool: name) }.map { $0 + "\n" }.joined()
  }

  private static func lines(of command: CommandDeclaration, tool: String) -> [String] {
    let start = "complete -c \(tool) -n \(shellQuoted(condition(of: command)))"
    let words =
      command.subcommands.map { "\(start) -f -a \($0.about.name) -d \(quoted($0.about.summary))" }
    let choices = command.arguments.filter { !$0.choices.isEmpty }.map {
      "\(start) -f -a \(quoted($0.choices.joined(separator: " "))) -d \(quoted($0.help))"
    }
    let options = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      var line = "\(start)\(short) -l \(option.name)"
      if option.kind == .option {
        line +=
          option.choices.isEmpty ? " -r" : " -x -a \(quoted(option.choices.joined(separator: " ")))"
      }
      return "\(line) -d \(quoted(option.help))"
    }
    return words + choices + options
  }

  /// Whether the words so far call this command and none below it.
  private static func condition(of command: CommandDeclaration) -> String {
    var conditions = command.path.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
    if !command.subcommands.isEmpty {
      let below = command.subcommands.map(\.about.name).joined(separator: " ")
      conditions.append("not __fish_seen_subcommand_from \(below)")
    }
    return conditions.isEmpty ? "true" : conditions.joined(separator: "; and ")
  }

  /// Inside single quotes fish knows `\\` and `\'`.
  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += ["\\", "'"].contains($1) ? "\\\($1)" : "\($1)" } + "'"
  }
}
