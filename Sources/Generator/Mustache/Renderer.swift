/// Fills a tree of nodes with values.
struct Renderer {
  let library: TemplateLibrary
  /// Whether a name without a value is an error rather than an empty text.
  let isStrict: Bool
  /// In UTF-8, as it will be written.
  private(set) var output: [UInt8] = []
  private var template: String
  /// Innermost last.
  private var values: [TemplateValue]
  /// Outermost first: the outermost override wins.
  private var overrides: [[String: [Node]]] = []
  private var indentation = ""
  private var depth = 0

  /// Far above any real nesting, and far from the end of the stack.
  private static let greatestDepth = 200

  init(library: TemplateLibrary, template: String, values: [TemplateValue], isStrict: Bool) {
    self.library = library
    self.template = template
    self.values = values
    self.isStrict = isStrict
  }

  mutating func render(_ nodes: [Node]) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text(let text): output += text.utf8
      case .lineStart(let blanks): startLine(blanks)
      case .variable(let name, let isEscaped): try insert(name, isEscaped: isEscaped)
      case .section(let name, let isInverted, let children):
        try renderSection(name, isInverted: isInverted, nodes: children)
      case .partial(let name, let blanks, let line):
        try renderTemplate(name, indentedBy: blanks, overriding: [:], line: line)
      case .parent(let name, let blanks, let given, let line):
        try renderTemplate(name, indentedBy: blanks, overriding: given, line: line)
      case .block(let block): try renderBlock(block)
      }
    }
  }

  private var isAtLineStart: Bool { output.last.map { $0 == 0x0A } ?? true }

  private mutating func startLine(_ blanks: String) {
    if !indentation.isEmpty, isAtLineStart { output += indentation.utf8 }
    output += blanks.utf8
  }

  private mutating func insert(_ name: Name, isEscaped: Bool) throws(TemplateError) {
    guard let value = try value(of: name) else { return }
    guard case .text(let word) = value else {
      if isStrict { throw error("'\(name.text)' is not a word", line: name.line) }
      return
    }
    let text = isEscaped ? word.escaped : word.plain
    if word.keepsLines || !text.utf8.contains(0x0A) {
      output += text.utf8
    } else {
      insertLines(text)
    }
  }

  /// Further lines of a word begin where the line begins that it was put in.
  private mutating func insertLines(_ text: String) {
    let lineStart = output.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let blanks = Array(output[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 })
    var isFirst = true
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { output.append(0x0A) }
      if !isFirst, !line.isEmpty { output += blanks }
      output += line
      isFirst = false
    }
  }

  private mutating func renderSection(_ name: Name, isInverted: Bool, nodes: [Node])
    throws(TemplateError)
  {
    let value = try value(of: name) ?? .bool(false)
    guard value.isPresent != isInverted else { return }
    guard !isInverted else { return try render(nodes) }
    switch value {
    case .list(let elements):
      for element in elements { try render(nodes, entering: [element]) }
    case .rows(let rows):
      for (index, row) in rows.enumerated() {
        let place = Self.place(isFirst: index == 0, isLast: index == rows.count - 1)
        try render(nodes, entering: [place, .dictionary(row)])
      }
    case .dictionary, .text: try render(nodes, entering: [value])
    case .bool: try render(nodes)
    }
  }

  private static func place(isFirst: Bool, isLast: Bool) -> TemplateValue {
    places[(isFirst ? 2 : 0) + (isLast ? 1 : 0)]
  }

  /// In the middle, last, first and alone.
  private static let places = [(false, false), (false, true), (true, false), (true, true)].map {
    TemplateValue.dictionary(["isFirst": .bool($0), "isLast": .bool($1)])
  }

  private mutating func render(_ nodes: [Node], entering inner: [TemplateValue])
    throws(TemplateError)
  {
    values += inner
    defer { values.removeLast(inner.count) }
    try render(nodes)
  }

  private mutating func renderTemplate(
    _ name: String, indentedBy blanks: String, overriding given: [String: [Node]], line: Int
  ) throws(TemplateError) {
    guard let nodes = library.nodes(of: name) else {
      if isStrict { throw error("no template is called '\(name)'", line: line) }
      return
    }
    let outside = (template, indentation)
    try descend(line: line)
    overrides.append(given)
    template = name
    indentation += blanks
    defer {
      (template, indentation) = outside
      overrides.removeLast()
      depth -= 1
    }
    try render(nodes)
  }

  private mutating func renderBlock(_ block: Block) throws(TemplateError) {
    guard let given = overrides.lazy.compactMap({ $0[block.name] }).first else {
      return try render(block.nodes)
    }
    let outside = indentation
    try descend(line: block.line)
    indentation += block.overrideIndentation
    defer {
      indentation = outside
      depth -= 1
    }
    if case .lineStart? = given.first {} else if isAtLineStart { startLine("") }
    try render(given)
  }

  /// Recursion ends with the data, so one that does not is a mistake of the template.
  private mutating func descend(line: Int) throws(TemplateError) {
    guard depth < Self.greatestDepth else {
      throw error("templates include each other without end", line: line)
    }
    depth += 1
  }

  /// The first part is looked up from the inside out, the others in what the first one is.
  private func value(of name: Name) throws(TemplateError) -> TemplateValue? {
    guard let first = name.parts.first else { return values.last }
    var found: TemplateValue?
    var index = values.count - 1
    while found == nil, index >= 0 {
      found = values[index][first]
      index -= 1
    }
    for part in name.parts.dropFirst() { found = found?[part] }
    if found == nil, isStrict { throw error("'\(name.text)' has no value", line: name.line) }
    return found
  }

  private func error(_ message: String, line: Int) -> TemplateError {
    TemplateError(message, template: template, line: line)
  }
}
