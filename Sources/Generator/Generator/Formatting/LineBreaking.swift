/// Breaks the lines of Swift text that are longer than a line may be.
///
/// Templates are pictures of the usual case, in which everything fits. A list that does not fit is
/// broken one element a line, a body that does not fit gets lines of its own, a long text becomes
/// a multi-line literal and a long comment is wrapped: forms that `swift-format` leaves as they are.
enum LineBreaking {
  /// The width of the toolchain's formatter without settings, in characters.
  static let width = 100

  static func broken(_ text: String) -> String {
    if !text.utf8.split(separator: 0x0A).contains(where: { $0.count > width }) { return text }
    var lines: [Substring] = []
    var isInsideLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let togglesLiteral =
        line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2
      if isInsideLiteral || togglesLiteral || line.count <= width {
        lines.append(line)
      } else {
        lines += CodeLine(line).broken.map { Substring($0) }
      }
      if togglesLiteral { isInsideLiteral.toggle() }
    }
    return lines.joined(separator: "\n")
  }
}

/// One line of code: what it is indented by and its text.
struct CodeLine {
  let indentation: Int
  let text: Substring

  init(_ line: Substring) {
    text = line.drop { $0 == " " }
    indentation = line.count - text.count
  }

  private init(indentation: Int, text: Substring) {
    self.indentation = indentation
    self.text = text
  }

  /// The lines that stand for this one; one line where it fits or cannot be broken.
  var broken: [String] {
    let whole = String(repeating: " ", count: indentation) + text
    if whole.count <= LineBreaking.width { return [whole] }
    return brokenComment ?? brokenOperators ?? brokenBody ?? brokenInheritance ?? brokenCases
      ?? brokenAttribute ?? brokenList ?? brokenLiteral ?? [whole]
  }

  private func line(_ text: some StringProtocol, indentedBy extra: Int = 0) -> [String] {
    CodeLine(indentation: indentation + extra, text: Substring(text)).broken
  }

  /// A comment continues behind its own marker.
  private var brokenComment: [String]? {
    guard text.hasPrefix("//") else { return nil }
    let marker = text.prefix { $0 == "/" } + " "
    let words = text.drop { $0 == "/" }.split(separator: " ")
    let start = String(repeating: " ", count: indentation) + marker
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= LineBreaking.width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(start + word)
      }
    }
    return lines
  }

  /// `one && another`
  private var brokenOperators: [String]? {
    let structure = LineStructure(text)
    if structure.terms.count > 1 { return lines(of: structure.terms) }
    for group in structure.groups where isCondition(group.lowerBound) {
      let terms = LineStructure(text[text.index(after: group.lowerBound)..<group.upperBound]).terms
      guard terms.count > 1 else { continue }
      let first = text[...group.lowerBound] + terms[0]
      let last = terms[terms.count - 1] + text[group.upperBound...]
      return lines(of: [first] + terms[1..<(terms.count - 1)] + [last])
    }
    return nil
  }

  private func lines(of terms: [Substring]) -> [String] {
    line(terms[0]) + terms.dropFirst().flatMap { line($0, indentedBy: 2) }
  }

  /// Whether a parenthesis encloses a condition, rather than the arguments of a call.
  private func isCondition(_ start: Substring.Index) -> Bool {
    guard text[start] == "(", start > text.startIndex else { return text[start] == "(" }
    return " !(".contains(text[text.index(before: start)])
  }

  /// `name { body }` and `name: { object in body },`
  private var brokenBody: [String]? {
    let end = text.hasSuffix(",") ? "," : ""
    guard let body = LineStructure(text.dropLast(end.count)).closingBody else { return nil }
    let inner = text[text.index(after: body.lowerBound)..<body.upperBound].trimmingSpaces
    let words = inner.split(separator: " ", maxSplits: 2)
    let parameter = words.count == 3 && words[1] == "in" ? " \(words[0]) in" : ""
    let statement = parameter.isEmpty ? inner : words[2]
    return line(text[...body.lowerBound] + parameter) + line(statement, indentedBy: 2)
      + line("}" + end)
  }

  /// `final class Name: Superclass, Protocol {`
  private var brokenInheritance: [String]? {
    guard text.hasPrefix("final class "), let colon = text.firstIndex(of: ":") else { return nil }
    let isEmpty = text.hasSuffix(" {}")
    guard isEmpty || text.hasSuffix(" {") else { return nil }
    let types = text[text.index(after: colon)...].dropLast(isEmpty ? 3 : 2)
    let elements = LineStructure(types.trimmingSpaces).elements
    let inherited = elements.enumerated().flatMap { position, type in
      line(type + (position == elements.count - 1 ? "" : ","), indentedBy: 2)
    }
    return line(text[...colon]) + inherited + line(isEmpty ? "{}" : "{")
  }

  /// `case one, two` of an enumeration
  private var brokenCases: [String]? {
    guard text.hasPrefix("case ") else { return nil }
    let names = LineStructure(text.dropFirst(5)).elements
    guard names.count > 1 else { return nil }
    return names.flatMap { line("case " + $0) }
  }

  /// `@Attribute("title") var title: String`
  private var brokenAttribute: [String]? {
    guard text.hasPrefix("@"), let list = LineStructure(text).groups.first,
      list.upperBound < text.endIndex
    else { return nil }
    let rest = text[text.index(after: list.upperBound)...].trimmingSpaces
    guard !rest.isEmpty else { return nil }
    return line(text[...list.upperBound]) + line(rest)
  }

  /// The longest list in parentheses or brackets, one element a line.
  private var brokenList: [String]? {
    let longest = LineStructure(text).groups.max { left, right in
      text[left].count < text[right].count
    }
    guard let list = longest, text.index(after: list.lowerBound) < list.upperBound else {
      return nil
    }
    let elements = LineStructure(text[text.index(after: list.lowerBound)..<list.upperBound])
      .elements
    let endsInComma = elements.count > 1 && isCollectionLiteral(at: list.lowerBound)
    var lines = line(text[...list.lowerBound])
    for (position, element) in elements.enumerated() {
      let isLast = position == elements.count - 1
      lines += line(element + (isLast && !endsInComma ? "" : ","), indentedBy: 2)
    }
    return lines + line(text[list.upperBound...])
  }

  private func isCollectionLiteral(at start: Substring.Index) -> Bool {
    guard text[start] == "[" else { return false }
    guard start > text.startIndex else { return true }
    let before = text[text.index(before: start)]
    return !(before.isLetter || before.isNumber || before == "_" || before == "]" || before == ")")
  }

  /// `label: "a long text",`
  private var brokenLiteral: [String]? {
    guard let open = text.firstIndex(of: "\""), let close = text.lastIndex(of: "\""), open < close,
      LineStructure.endOfLiteral(in: text, from: open) == text.index(after: close)
    else { return nil }
    let isAlone = open == text.startIndex
    let inner = String(repeating: " ", count: indentation + (isAlone ? 0 : 2))
    let start = String(repeating: " ", count: indentation) + text[..<open] + "\"\"\""
    let content = text[text.index(after: open)..<close]
    let lines = LiteralChunks(content, width: LineBreaking.width - inner.count - 1).chunks
    let end = inner + "\"\"\"" + text[text.index(after: close)...]
    var literal = [start]
    for (position, line) in lines.enumerated() {
      literal.append(inner + line + (position == lines.count - 1 ? "" : "\\"))
    }
    return literal + [end]
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
