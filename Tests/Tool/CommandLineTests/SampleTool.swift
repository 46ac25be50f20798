import CommandLine

/// A tool with one of everything.
struct Sample: Command {
  static let about = CommandDescription(
    "sample", summary: "Draws and reads pictures.", version: "sample 1.2.3",
    subcommands: [Draw.self, Read.self])

  func run() throws -> ExitStatus { .done }
}

enum Shape: String, CaseIterable, ArgumentValue {
  case circle, square
}

struct Draw: Command {
  static let about = CommandDescription(
    "draw", summary: "Draw one picture.", discussion: "A picture is drawn once.\n\n  draw a.png")

  @Argument("The picture.", name: "PICTURE") var picture: String
  @Argument("What to draw.") var shape: Shape?
  @Option("Where the picture goes.", short: "o", value: "FOLDER") var output: String?
  @Option("How often.", short: "c") var count = 1
  @Option("A colour.", formerName: "ink", value: "NAME[=VALUE]") var colour: [String]
  @Flag("Print nothing.", short: "q") var quiet: Bool
  @Flag("Print all.", short: "v") var printAll: Bool

  func run() throws -> ExitStatus { quiet ? .found : .done }
}

struct Read: Command {
  static let about = CommandDescription("read", summary: "Read pictures.")

  @Argument("The pictures.", name: "PICTURE", isRequired: true) var pictures: [String]

  func run() throws -> ExitStatus { .done }
}

func invoke(_ arguments: String...) -> Invocation {
  Invocation(of: Sample.self, arguments: arguments)
}

/// The command `draw` as it would run, or nil when it would not.
func draw(_ arguments: String...) -> Draw? {
  guard case .run(let command) = Invocation(of: Sample.self, arguments: ["draw"] + arguments)
  else { return nil }
  return command as? Draw
}

/// The first line of a refusal, or nil when there is none.
func refusal(_ arguments: String...) -> String? {
  guard case .refuse(let text) = Invocation(of: Sample.self, arguments: arguments) else {
    return nil
  }
  return text.split(separator: "\n").first.map(String.init)
}

func shown(_ arguments: String...) -> String? {
  guard case .show(let text) = Invocation(of: Sample.self, arguments: arguments) else {
    return nil
  }
  return text
}
