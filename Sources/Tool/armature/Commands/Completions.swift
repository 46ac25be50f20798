import CommandLine

/// Prints what a shell reads to complete armature's words.
struct Completions: Command {
  static let about = CommandDescription(
    "completions", summary: "Print a script that completes armature's commands and options.",
    discussion: """
      For example:

        armature completions bash > ~/.local/share/bash-completion/completions/armature
        armature completions fish > ~/.config/fish/completions/armature.fish
      """)

  @Argument("The shell.", name: "SHELL") var shell: CompletionScript

  func run() -> ExitStatus {
    Terminal.print(shell.text(for: CommandDeclaration(of: Armature.self)))
    return .done
  }
}
