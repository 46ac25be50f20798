extension Block {
  /// The text that replaces another template's block: without the indentation that it has here.
  var override: [Node] {
    guard beginsOnNextLine, case .lineStart(let blanks)? = nodes.first else {
      if case .lineStart? = nodes.first { return Array(nodes.dropFirst()) }
      return nodes
    }
    return nodes.map { $0.removingIndentation(blanks) }
  }
}

extension Node {
  fileprivate func removingIndentation(_ blanks: String) -> Node {
    switch self {
    case .text, .variable: return self
    case .lineStart(let own): return .lineStart(own.removingCommonPrefix(blanks))
    case .section(let name, let isInverted, let nodes):
      return .section(name, isInverted: isInverted, nodes.map { $0.removingIndentation(blanks) })
    case .partial(let template, let own, let line):
      let indentation = own.removingCommonPrefix(blanks)
      return .partial(template: template, indentation: indentation, line: line)
    case .parent(let template, let own, let overrides, let line):
      let indentation = own.removingCommonPrefix(blanks)
      return .parent(
        template: template, indentation: indentation, overrides: overrides, line: line)
    case .block(var block):
      block.indentation = block.indentation?.removingCommonPrefix(blanks)
      block.nodes = block.nodes.map { $0.removingIndentation(blanks) }
      return .block(block)
    }
  }
}

extension String {
  fileprivate func removingCommonPrefix(_ prefix: String) -> String {
    let common = zip(utf8, prefix.utf8).prefix { $0 == $1 }.count
    return String(decoding: utf8.dropFirst(common), as: UTF8.self)
  }
}
