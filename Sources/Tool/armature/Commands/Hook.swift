import CommandLine
import Linting

/// The pre-commit hook of the repository.
struct Hook: Command {
  static let about = CommandDescription(
    "hook", summary: "Lint what is staged before every commit.",
    discussion: """
      Writes git's pre-commit hook, wherever core.hooksPath has it. A shell script that is there already \
      gets a part at its beginning and is to the byte what it was when that is taken out again. Beside \
      the pre-commit framework armature's hook is one that it runs; with husky and lefthook the line \
      that their settings need is named instead.
      """,
    subcommands: [HookInstall.self, HookUninstall.self])

  func run() -> ExitStatus {
    Terminal.print(HelpText(of: CommandDeclaration(of: Hook.self, calledBy: ["armature"])).text)
    return .done
  }
}

struct HookInstall: Command {
  static let about = CommandDescription("install", summary: "Write the hook.")

  @Flag("Write even into a folder of hooks that others share.") var shared: Bool

  func run() throws -> ExitStatus {
    Terminal.print(try HookInstallation().install(sharing: shared) + "\n")
    return .done
  }
}

struct HookUninstall: Command {
  static let about = CommandDescription(
    "uninstall", summary: "Take the hook out and leave what was there before.")

  func run() throws -> ExitStatus {
    Terminal.print(try HookInstallation().uninstall() + "\n")
    return .done
  }
}
