import CommandLine

/// Prints the manual page, made from the same declarations as the help.
struct Manual: Command {
  static let about = CommandDescription(
    "manual", summary: "Print armature's manual page.",
    discussion: """
      Read it with:

        armature manual | man -l -
      """)

  func run() -> ExitStatus {
    let tool = CommandDeclaration(of: Armature.self)
    Terminal.print(ManualPage(of: tool, version: Armature.version).text)
    return .done
  }
}
