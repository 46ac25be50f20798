/// The help of one command: what it is for, how it is called, what it takes.
public struct HelpText {
  public let text: String

  /// The width that terminals have at least.
  private static let width = 80

  public init(of command: CommandDeclaration) {
    var sections = [Self.wrapped(command.about.summary)]
    sections.append(Self.wrapped(UsageLine(of: command).words, after: "usage: ", hanging: 7))
    sections += Self.wrappedParagraphs(command.about.discussion)
    let subcommands = command.subcommands.map { ($0.about.name, $0.about.summary) }
    let arguments = command.arguments.map { ($0.placeholder, Self.explanation(of: $0)) }
    let options = command.options.map { (Self.spelling(of: $0), Self.explanation(of: $0)) }
    sections += Self.table("commands", rows: subcommands) + Self.table("arguments", rows: arguments)
    sections += Self.table("options", rows: options)
    if !subcommands.isEmpty {
      sections.append("'\(command.call) COMMAND --help' says more.")
    }
    text = sections.joined(separator: "\n\n") + "\n"
  }

  private static func spelling(of option: ParameterDeclaration) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.isEmpty ? "" : " " + option.placeholder
    return short + option.spelling + value
  }

  static func explanation(of parameter: ParameterDeclaration) -> String {
    var notes: [String] = []
    if !parameter.choices.isEmpty {
      notes.append("One of: \(parameter.choices.joined(separator: ", ")).")
    }
    if parameter.isRepeated, parameter.kind == .option { notes.append("May be repeated.") }
    if let name = parameter.formerName { notes.append("Once called --\(name).") }
    if let text = parameter.defaultText, !text.isEmpty { notes.append("Default: \(text).") }
    return ([parameter.help] + notes).joined(separator: " ")
  }

  private static func table(_ title: String, rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let column = min(rows.map(\.0.count).max() ?? 0, 26) + 4
    let lines = rows.map { name, explanation in
      let blanks = String(repeating: " ", count: max(column - name.count - 2, 2))
      guard name.count + 4 <= column else {
        let indentation = String(repeating: " ", count: column)
        return "  \(name)\n" + wrapped(explanation, after: indentation, hanging: column)
      }
      return wrapped(explanation, after: "  " + name + blanks, hanging: column)
    }
    return [title + ":\n" + lines.joined(separator: "\n")]
  }

  private static func wrappedParagraphs(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return [
      lines.map { $0.hasPrefix(" ") ? String($0) : wrapped(String($0)) }
        .joined(separator: "\n")
    ]
  }

  private static func wrapped(
    _ text: String, after start: String = "", hanging: Int = 0
  ) -> String {
    wrapped(text.split(separator: " ").map(String.init), after: start, hanging: hanging)
  }

  /// Breaks before the word that does not fit; further lines begin after `hanging` blanks.
  private static func wrapped(
    _ words: [String], after start: String = "", hanging: Int = 0
  ) -> String {
    var lines: [String] = []
    var line = start
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: hanging) + word
      } else {
        line += isEmpty ? word : " " + word
      }
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
