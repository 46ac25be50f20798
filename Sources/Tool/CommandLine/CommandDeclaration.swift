/// A command with its parameters and subcommands, read from its structure: the one source of
/// parsing, help, completions and manual pages.
public struct CommandDeclaration: Sendable {
  /// The words that call the command, the tool's name first.
  public let path: [String]
  public let about: CommandDescription
  public let parameters: [ParameterDeclaration]

  public init(of command: any Command.Type, calledBy path: [String] = []) {
    self.init(of: command.init(), about: command.about, calledBy: path)
  }

  init(of command: any Command, about: CommandDescription, calledBy path: [String]) {
    self.about = about
    self.path = path + [about.name]
    self.parameters = Self.storages(of: command).map { $0.declaration }
  }

  /// `armature hook install`.
  var call: String { path.joined(separator: " ") }

  public var subcommands: [CommandDeclaration] {
    about.subcommands.map { CommandDeclaration(of: $0, calledBy: path) }
  }

  public var arguments: [ParameterDeclaration] { parameters.filter { $0.kind == .argument } }

  /// Options and flags, with those that every command has.
  public var options: [ParameterDeclaration] {
    let own = parameters.filter { $0.kind != .argument }
    return own + (about.version == nil ? [.help] : [.help, .version])
  }

  /// The property wrappers of a command in the order of their declaration.
  static func storages(
    of command: any Command
  ) -> [(declaration: ParameterDeclaration, storage: any AnyParameterStorage)] {
    Mirror(reflecting: command).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any Parameter else {
        return nil
      }
      let property = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return (parameter.anyStorage.traits.declaration(property: property), parameter.anyStorage)
    }
  }
}
