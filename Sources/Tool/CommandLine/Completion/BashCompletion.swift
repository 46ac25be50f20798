/// Completion in bash. Where nothing of the tool fits, bash completes paths.
struct BashCompletion {
  let text: String

  init(_ commands: [CommandDeclaration]) {
    let name = commands[0].about.name
    let inner = commands.dropFirst().map { shellQuoted($0.call) }.joined(separator: "|")
    text = """
      # Completion of \(name) in bash: source it, or put it into bash-completion's folder.
      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=\(name) word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$command $word" in
            \(inner)) command="$command $word" ;;
          esac
        done
        case "$command $previous" in
      \(commands.flatMap(Self.values).joined(separator: "\n"))
        esac
        case $command in
      \(commands.map(Self.words).joined(separator: "\n"))
        esac
      }
      complete -o default -F _\(name) \(name)

      """
  }

  /// What may stand behind an option; paths where its values are not a choice.
  private static func values(of command: CommandDeclaration) -> [String] {
    command.options.filter { $0.kind == .option }.map { option in
      let patterns = option.spellings.map { shellQuoted("\(command.call) \($0)") }
      let words = shellQuoted(option.choices.joined(separator: " "))
      return """
            \(patterns.joined(separator: "|")))
              COMPREPLY=($(compgen -W \(words) -- "$current"))
              return ;;
        """
    }
  }

  private static func words(of command: CommandDeclaration) -> String {
    let words =
      command.subcommands.map(\.about.name) + command.arguments.flatMap(\.choices)
      + command.options.flatMap(\.spellings)
    return """
          \(shellQuoted(command.call)))
            COMPREPLY=($(compgen -W \(shellQuoted(words.joined(separator: " "))) -- "$current")) ;;
      """
  }
}
