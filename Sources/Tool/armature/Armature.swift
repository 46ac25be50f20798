import CommandLine

/// The tool itself: the list of its commands, one file each in `Commands/`.
///
/// A command turns its arguments into one call, reports what came of it and says so in its exit
/// status. It decides nothing else.
struct Armature: Command {
  static let version = "0.1.0"

  static let about = CommandDescription(
    "armature",
    summary: "Turns a spec into a Swift application, and keeps it conventional.",
    version: "armature \(version)",
    subcommands: [
      New.self,
      Generate.self,
      Check.self,
      Spec.self,
      Lint.self,
      Explain.self,
      WordsCommand.self,
      Init.self,
      Hook.self,
      Completions.self,
      Manual.self,
    ])

  /// Without a command the help is what a reader needs.
  func run() -> ExitStatus {
    Terminal.print(HelpText(of: CommandDeclaration(of: Armature.self)).text)
    return .done
  }
}
