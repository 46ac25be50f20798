/// Builds the tree of a template from its tokens.
///
/// A tag that prints nothing and stands alone on its line takes the line with it. A parent stands
/// alone when only blanks are before its opening tag and behind its closing tag. The tags of a block
/// share a line with those of its parent.
struct TemplateParser {
  private let tokens: [Token]
  private let template: String
  private var index = 0
  private var depth = 0

  /// Deeper than any template that a person writes, and far from the end of the stack.
  private static let greatestDepth = 100

  static func nodes(of text: String, template: String) throws(TemplateError) -> [Node] {
    let tokens = try Tokenizer.tokens(of: text, template: template)
    var parser = TemplateParser(tokens: tokens, template: template)
    return try parser.parse(until: nil)
  }

  private init(tokens: [Token], template: String) {
    self.tokens = tokens
    self.template = template
  }

  /// Reads up to and with the closing tag of `opening`, or to the end of the template.
  private mutating func parse(until opening: Token?) throws(TemplateError) -> [Node] {
    var nodes: [Node] = []
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .close {
        try close(token, opening: opening, nodes: &nodes)
        return nodes
      }
      try append(token, to: &nodes)
    }
    if let opening { throw error("'\(opening.content)' is not closed", at: opening) }
    return nodes
  }

  private mutating func close(_ token: Token, opening: Token?, nodes: inout [Node])
    throws(TemplateError)
  {
    guard let opening, opening.content == token.content else {
      let expected = opening.map { "; '\($0.content)' is open" } ?? ""
      throw error("'\(token.content)' closes nothing here\(expected)", at: token)
    }
    let isInherited = opening.kind == .block || opening.kind == .parent
    let standsAlone =
      isInherited
      ? isFirst(index, after: [.close]) && isLast(index, before: [.close])
      : isFirst(index) && isLast(index)
    if standsAlone { removeLineStart(from: &nodes) }
    let takesLineEnd = standsAlone && opening.kind != .parent
    index += 1
    if takesLineEnd { skipLineEnd() }
  }

  private mutating func append(_ token: Token, to nodes: inout [Node]) throws(TemplateError) {
    let standsAlone = token.mayStandAlone && isFirst(index) && isLast(index)
    let indentation = standsAlone ? removeLineStart(from: &nodes) : ""
    let place = index
    index += 1
    if standsAlone { skipLineEnd() }
    switch token.kind {
    case .indentation: nodes.append(.lineStart(token.content))
    case .text, .lineEnd: nodes.append(.text(token.content))
    case .comment, .delimiters, .close: break
    case .variable: nodes.append(.variable(name(token), isEscaped: true))
    case .unescapedVariable: nodes.append(.variable(name(token), isEscaped: false))
    case .section, .invertedSection:
      let children = try children(of: token)
      let isInverted = token.kind == .invertedSection
      nodes.append(.section(name(token), isInverted: isInverted, children))
    case .partial:
      nodes.append(
        .partial(template: token.content, indentation: indentation, line: token.line))
    case .parent: try appendParent(token, at: place, to: &nodes)
    case .block: nodes.append(.block(try block(token, at: place, after: &nodes)))
    }
  }

  private mutating func appendParent(_ token: Token, at place: Int, to nodes: inout [Node])
    throws(TemplateError)
  {
    let children = try children(of: token)
    let standsAlone = isFirst(place) && isLast(index - 1)
    let indentation = standsAlone ? removeLineStart(from: &nodes) : ""
    if standsAlone { skipLineEnd() }
    var overrides: [String: [Node]] = [:]
    for case .block(let block) in children where overrides[block.name] == nil {
      overrides[block.name] = block.override
    }
    nodes.append(
      .parent(
        template: token.content, indentation: indentation, overrides: overrides, line: token.line))
  }

  private mutating func block(_ token: Token, at place: Int, after nodes: inout [Node])
    throws(TemplateError) -> Block
  {
    let beginsOnNextLine = isFirst(place, after: [.parent, .block]) && isLast(place)
    var indentation: String?
    if isFirst(place) { indentation = removeLineStart(from: &nodes) }
    if beginsOnNextLine { skipLineEnd() }
    var children = try children(of: token)
    if let indentation, !beginsOnNextLine { children.insert(.lineStart(indentation), at: 0) }
    return Block(
      name: token.content, indentation: indentation, beginsOnNextLine: beginsOnNextLine,
      nodes: children, line: token.line)
  }

  private mutating func children(of token: Token) throws(TemplateError) -> [Node] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else { throw error("sections nest too deeply", at: token) }
    return try parse(until: token)
  }

  /// Whether only the line's indentation and tags of these kinds are before the token.
  private func isFirst(_ place: Int, after kinds: Set<Token.Kind> = []) -> Bool {
    var before = place - 1
    while before >= 0, kinds.contains(tokens[before].kind) { before -= 1 }
    return before >= 0 && tokens[before].kind == .indentation
  }

  private func isLast(_ place: Int, before kinds: Set<Token.Kind> = []) -> Bool {
    var next = place + 1
    while next < tokens.count, kinds.contains(tokens[next].kind) { next += 1 }
    return next >= tokens.count || tokens[next].kind == .lineEnd
  }

  private mutating func skipLineEnd() {
    if index < tokens.count, tokens[index].kind == .lineEnd { index += 1 }
  }

  @discardableResult
  private func removeLineStart(from nodes: inout [Node]) -> String {
    guard case .lineStart(let blanks)? = nodes.last else { return "" }
    nodes.removeLast()
    return blanks
  }

  private func name(_ token: Token) -> Name { Name(token.content, line: token.line) }

  private func error(_ message: String, at token: Token) -> TemplateError {
    TemplateError(message, template: template, line: token.line)
  }
}
