import CommandLine
import Glibc

exit(
  Terminal.perform(
    Invocation(of: Armature.self, arguments: Swift.CommandLine.arguments.dropFirst())))
