import CommandLine
import SystemLibrary

exit(
  Terminal.perform(
    Invocation(of: Armature.self, arguments: Swift.CommandLine.arguments.dropFirst())))
