extension CodeLine {
  /// The arguments of the last call, else the operators, else what is assigned.
  var brokenExpression: [String]? {
    let structure = LineStructure(text)
    if let assigned = structure.assignment, assigned < text.endIndex,
      breaksBehindAssignment(structure, from: assigned)
    {
      let value = text[assigned...].trimmingSpaces
      let head = part(text[..<assigned].trimmingSpaces)
      // The value goes on with the type, which may stand below its name.
      let line = below(Array(head.prefix(2)))
      return head + LineStructure(value).terms.flatMap { line.continued($0.trimmingSpaces) }
    }
    if structure.terms.count > 1 {
      return part(structure.terms[0].trimmingSpaces)
        + structure.terms.dropFirst().flatMap { continued($0) }
    }
    return brokenCondition(structure) ?? brokenList(structure)
  }

  /// `"key": value`, an element of a dictionary
  var brokenPair: [String]? {
    guard text.begins(with: "\"") else { return nil }
    let end = LineStructure.endOfLiteral(in: text, from: text.startIndex)
    guard text[end...].begins(with: ": ") else { return nil }
    let value = text[end...].droppingFirst(2)
    let key = text[..<end] + ":"
    let start = String(repeating: " ", count: indentation)
    let isLong = !CodeLine(Substring(start + "  " + value)).fits(value)
    guard isLong, let literal = CodeLine(Substring(start + value)).brokenLiteral else {
      return part(key) + continued(value)
    }
    // A text of several lines begins beside its key where it can, and goes on below it.
    let opening = "\"\"\""
    let isBeside = fits(key + " " + opening)
    let head = isBeside ? [start + key + " " + opening] : part(key) + [start + "  " + opening]
    return head + literal.dropFirst()
  }

  /// Where the value has operators, or the name of what is called does not fit beside the variable.
  private func breaksBehindAssignment(
    _ structure: LineStructure, from start: Substring.Index
  ) -> Bool {
    if structure.terms.count > 1 { return true }
    guard let list = longestList(structure) else {
      let value = text[start...].trimmingSpaces
      guard value.begins(with: "\"") else { return !fits(text) }
      // A text has a form of its own, where there is room for its beginning.
      return !fits(text[..<start] + " \"\"\"") && fits("  " + value)
    }
    return !fits(text[...list.lowerBound])
  }

  /// `(one && another)`
  private func brokenCondition(_ structure: LineStructure) -> [String]? {
    for group in structure.groups where isCondition(group.lowerBound) {
      let terms = LineStructure(text[text.utf8.index(after: group.lowerBound)..<group.upperBound])
        .terms
      guard terms.count > 1 else { continue }
      let first = text[...group.lowerBound] + terms[0].trimmingSpaces
      let last = terms[terms.count - 1] + text[group.upperBound...]
      return ([first] + terms[1..<(terms.count - 1)] + [last]).enumerated().flatMap {
        $0 == 0 ? part($1) : continued($1, insideParenthesis: !$1.begins(with: "as? "))
      }
    }
    return nil
  }

  /// Whether a parenthesis encloses a condition, rather than the arguments of a call.
  private func isCondition(_ start: Substring.Index) -> Bool {
    let bytes = text.utf8
    guard bytes[start] == UInt8(ascii: "("), start > text.startIndex else {
      return bytes[start] == UInt8(ascii: "(")
    }
    return " !(".utf8.contains(bytes[bytes.index(before: start)])
  }

  private func longestList(_ structure: LineStructure) -> Range<Substring.Index>? {
    structure.groups.filter { text.utf8.index(after: $0.lowerBound) < $0.upperBound }.max {
      text.utf8[$0].count < text.utf8[$1].count
    }
  }

  /// The longest list in parentheses or brackets, one element a line.
  private func brokenList(_ structure: LineStructure) -> [String]? {
    guard let list = longestList(structure) else { return nil }
    let elements = LineStructure(text[text.utf8.index(after: list.lowerBound)..<list.upperBound])
      .elements
    let head = text[...list.lowerBound]
    if !fits(head), let dot = LineStructure(head.droppingLast(1)).lastMember {
      // What is called in the value of an argument stands below its label as a whole.
      if let colon = text[..<dot].firstPlace(of: ": "), isName(text[..<colon.lowerBound]) {
        return part(text[...colon.lowerBound]) + continued(text[colon.upperBound...])
      }
      return part(text[..<dot]) + continued(text[dot...])
    }
    let endsInComma =
      elements.count > 1 && LineStructure.isCollectionLiteral(in: text, at: list.lowerBound)
    return part(head) + self.list(elements, endsInComma: endsInComma)
      + part(text[list.upperBound...])
  }

  private func isName(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `Type<One, Other>`
  var brokenGenericArguments: [String]? {
    guard let list = LineStructure(text).genericArguments else { return nil }
    let elements = LineStructure(text[text.utf8.index(after: list.lowerBound)..<list.upperBound])
      .elements
    return part(text[...list.lowerBound]) + self.list(elements) + part(text[list.upperBound...])
  }

  /// `label name: Type`
  var brokenParameter: [String]? {
    guard let colon = text.lastPlace(of: ": "),
      LineStructure(text[..<colon.lowerBound]).groups.isEmpty, !text.holds("\"")
    else { return nil }
    return part(text[..<colon.upperBound].trimmingSpaces) + continued(text[colon.upperBound...])
  }

  /// `Type<Argument>` or `label:` above `.member`, the last way out of a line without lists.
  var brokenMember: [String]? {
    guard let dot = LineStructure(text).lastMember else { return nil }
    return part(text[..<dot].trimmingSpaces) + continued(text[dot...])
  }

  /// `label: "a long text",`
  var brokenLiteral: [String]? {
    let quote = UInt8(ascii: "\"")
    guard let open = text.utf8.firstIndex(of: quote), let close = text.utf8.lastIndex(of: quote),
      open < close,
      LineStructure.endOfLiteral(in: text, from: open) == text.utf8.index(after: close)
    else { return nil }
    if !fits(text[...open] + "\"\""), text[..<open].ends(with: ": ") {
      return part(text[..<open].trimmingSpaces) + continued(text[open...])
    }
    let hasRoom = fits(text[..<open] + "\"\"\"") || LineStructure(text).lastMember == nil
    guard hasRoom else { return nil }
    let isAlone = text[..<open].utf8.allSatisfy { " =!<>+".utf8.contains($0) }
    let inner = String(repeating: " ", count: indentation + (isAlone ? 0 : 2))
    let start = String(repeating: " ", count: indentation) + text[..<open] + "\"\"\""
    let content = text[text.utf8.index(after: open)..<close]
    let lines = LiteralChunks(content, width: LineBreaking.width - inner.count - 1).chunks
    let end = inner + "\"\"\"" + text[text.utf8.index(after: close)...]
    var literal = [start]
    for (position, line) in lines.enumerated() {
      literal.append(inner + line + (position == lines.count - 1 ? "" : "\\"))
    }
    return literal + [end]
  }
}
