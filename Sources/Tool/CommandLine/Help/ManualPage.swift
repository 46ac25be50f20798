/// The manual page of a tool with all its commands, as source for `man` (section 1).
public struct ManualPage {
  public let text: String

  /// - Parameter version: of the tool, for the foot of the page.
  public init(of tool: CommandDeclaration, version: String) {
    let name = tool.about.name
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \"\(Self.escaped(name + " " + version))\" \"\"",
      ".SH NAME", "\(Self.escaped(name)) \\- \(Self.escaped(Self.phrase(tool.about.summary)))",
      ".SH SYNOPSIS",
    ]
    lines.append(".B " + Self.escaped(UsageLine(of: tool).text))
    lines += Self.paragraphs(tool.about.discussion)
    lines += Self.table("OPTIONS", parameters: tool.options)
    lines.append(".SH COMMANDS")
    for command in Self.outermostLast(tool.subcommands) { lines += Self.section(of: command) }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The commands below a command, each behind the one that it belongs to.
  private static func outermostLast(_ commands: [CommandDeclaration]) -> [CommandDeclaration] {
    commands.flatMap { [$0] + outermostLast($0.subcommands) }
  }

  private static func section(of command: CommandDeclaration) -> [String] {
    [".SS " + escaped(command.call), escaped(command.about.summary)]
      + [".PP", ".B " + escaped(UsageLine(of: command).text)]
      + paragraphs(command.about.discussion)
      + table(
        nil, parameters: command.arguments + command.parameters.filter { $0.kind != .argument })
  }

  private static func table(_ title: String?, parameters: [ParameterDeclaration]) -> [String] {
    guard !parameters.isEmpty else { return [] }
    let heading = title.map { [".SH " + $0] } ?? []
    return heading
      + parameters.flatMap { parameter in
        let short = parameter.short.map { "-\($0), " } ?? ""
        let value =
          parameter.kind == .option ? " " + parameter.placeholder : ""
        return [
          ".TP", ".B " + escaped(short + parameter.spelling + value),
          escaped(HelpText.explanation(of: parameter)),
        ]
      }
  }

  /// Lines that begin with a blank stay as they are.
  private static func paragraphs(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return [".PP"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        if line.isEmpty { return [".PP"] }
        guard line.first == " " else { return [escaped(String(line))] }
        return [".nf", escaped(String(line)), ".fi"]
      }
  }

  /// A sentence as the phrase behind a name: no capital, no full stop.
  private static func phrase(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Hyphens stay what a user types, and no line begins with a request.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
