import Words

/// What the arguments of a process ask for.
public enum Invocation {
  case run(any Command)
  /// Help or the version: the whole text, with its last line end.
  case show(String)
  /// The arguments are wrong. The text says how, in one or more lines.
  case refuse(String)

  /// - Parameters:
  ///   - tool: the outermost command.
  ///   - arguments: without the name of the program.
  public init(of tool: any Command.Type, arguments: some Sequence<String>) {
    do throws(UsageError) {
      self = try Self.invocation(in: tool, calledBy: [], arguments: Array(arguments)[...])
    } catch {
      self = .refuse(error.text)
    }
  }

  private static func invocation(
    in type: any Command.Type, calledBy path: [String], arguments: ArraySlice<String>
  ) throws(UsageError) -> Invocation {
    let command = type.init()
    let declaration = CommandDeclaration(of: command, about: type.about, calledBy: path)
    guard let first = arguments.first, !type.about.subcommands.isEmpty, !first.hasPrefix("-")
    else {
      return try ArgumentParser(command, declaration: declaration).invocation(for: arguments)
    }
    if first == "help" {
      return try invocation(in: type, calledBy: path, arguments: arguments.dropFirst() + ["--help"])
    }
    guard let subcommand = type.about.subcommands.first(where: { $0.about.name == first }) else {
      let names = type.about.subcommands.map { $0.about.name }
      let hint = didYouMean(first, among: names)
      throw UsageError("unknown command '\(first)'\(hint)", command: declaration)
    }
    return try invocation(
      in: subcommand, calledBy: declaration.path, arguments: arguments.dropFirst())
  }
}
