/// One command of a tool: a structure whose wrapped properties declare what it takes.
///
/// ```swift
/// struct New: Command {
///   static let about = CommandDescription("new", summary: "Write a project from a spec.")
///   @Argument("The spec, a YAML file.") var spec: String
///   @Option("Where the project goes.", value: "FOLDER") var output: String?
///   @Flag("Print nothing but errors.") var quiet: Bool
///   func run() throws -> ExitStatus { ... }
/// }
/// ```
///
/// The declaration drives parsing and help alike.
public protocol Command: SendableMetatype {
  static var about: CommandDescription { get }
  init()
  /// Called once everything that the command requires has been given.
  func run() throws -> ExitStatus
}

/// What a reader of the help learns about a command besides its parameters.
public struct CommandDescription: Sendable {
  public let name: String
  /// One sentence.
  public let summary: String
  /// Further paragraphs, wrapped where they are shown; lines that begin with a blank are kept.
  public let discussion: String
  /// Given by the outermost command alone: what `--version` prints.
  public let version: String?
  public let subcommands: [any Command.Type]

  public init(
    _ name: String, summary: String, discussion: String = "", version: String? = nil,
    subcommands: [any Command.Type] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.version = version
    self.subcommands = subcommands
  }
}
