/// Arguments that a command does not understand.
struct UsageError: Error {
  let message: String
  let command: CommandDeclaration

  init(_ message: String, command: CommandDeclaration) {
    self.message = message
    self.command = command
  }

  var text: String {
    """
    error: \(message)
    usage: \(UsageLine(of: command).text)
    '\(command.path.joined(separator: " ")) --help' says more.

    """
  }
}
