import CommandLine
import Linting

/// The pre-commit hook of the repository.
struct Hook: Command {
  static let about = CommandDescription(
    "hook", summary: "Lint what is staged before every commit.",
    discussion: """
      Writes git's pre-commit hook, wherever core.hooksPath has it. A hook that is there already goes on \
      running first and comes back when armature's is taken out.
      """,
    subcommands: [HookInstall.self, HookUninstall.self])

  func run() -> ExitStatus {
    Terminal.print(HelpText(of: CommandDeclaration(of: Hook.self, calledBy: ["armature"])).text)
    return .done
  }
}

struct HookInstall: Command {
  static let about = CommandDescription("install", summary: "Write the hook.")

  func run() throws -> ExitStatus {
    Terminal.print(try HookInstallation().install() + "\n")
    return .done
  }
}

struct HookUninstall: Command {
  static let about = CommandDescription(
    "uninstall", summary: "Take the hook out and put back what was there before.")

  func run() throws -> ExitStatus {
    Terminal.print(try HookInstallation().uninstall() + "\n")
    return .done
  }
}
