/// The script that lets a shell complete the commands, options and values of a tool.
public enum CompletionScript: String, CaseIterable, ArgumentValue {
  case bash
  case zsh
  case fish

  /// What the shell reads.
  public func text(for tool: CommandDeclaration) -> String {
    let commands = Self.all(below: tool)
    return switch self {
    case .bash: BashCompletion(commands).text
    case .zsh: ZshCompletion(commands).text
    case .fish: FishCompletion(commands).text
    }
  }

  /// A command and all below it.
  private static func all(below command: CommandDeclaration) -> [CommandDeclaration] {
    [command] + command.subcommands.flatMap(all(below:))
  }
}

extension ParameterDeclaration {
  /// `-q` and `--quiet`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--" + name] }
}

/// A text as one word of a shell.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
