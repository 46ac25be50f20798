/// A parsed template is a tree of these.
indirect enum Node: Sendable {
  case text(String)
  /// The start of a line of the template, with its blanks: where a partial's indentation goes.
  case lineStart(String)
  case variable(Name, isEscaped: Bool)
  case section(Name, isInverted: Bool, [Node])
  /// `{{>name}}`. The indentation of a tag that stands alone on its line applies to every line.
  case partial(template: String, indentation: String, line: Int)
  /// `{{<name}}`: a partial whose blocks are overridden.
  case parent(template: String, indentation: String, overrides: [String: [Node]], line: Int)
  case block(Block)
}

/// A dotted name; no parts for the implicit iterator `.`.
struct Name: Sendable {
  let parts: [String]
  let line: Int

  init(_ text: String, line: Int) {
    self.parts = text == "." ? [] : text.split(separator: ".").map(String.init)
    self.line = line
  }

  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// `{{$name}}`: a part of a template that another template may override.
struct Block: Sendable {
  let name: String
  /// The indentation of the tag; nil where it stands in the middle of a line.
  var indentation: String?
  /// Whether the text begins on the line after the tag.
  let beginsOnNextLine: Bool
  var nodes: [Node]
  let line: Int

  /// The indentation that an override takes over: of the default text where it has lines of its own.
  var overrideIndentation: String {
    if beginsOnNextLine, case .lineStart(let blanks)? = nodes.first { return blanks }
    return indentation ?? ""
  }
}
