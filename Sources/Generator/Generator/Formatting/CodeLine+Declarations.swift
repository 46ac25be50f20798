extension CodeLine {
  var brokenDeclaration: [String]? {
    brokenSignature ?? brokenInheritance ?? brokenCases ?? brokenAttribute ?? brokenAnnotation
      ?? brokenListType
  }

  /// `func name(parameters) throws -> Result {`
  private var brokenSignature: [String]? {
    guard text.ends(with: " {"), let list = LineStructure(text).groups.first,
      text.begins(with: "init(") || text[..<list.lowerBound].holds("func ")
    else { return nil }
    let parameters = text[text.utf8.index(after: list.lowerBound)..<list.upperBound]
    if parameters.isEmpty {
      let head = text.droppingLast(2)
      if fits(head) { return part(head) + part("{") }
      let cut =
        head.lastPlace(of: " -> ")?.lowerBound ?? head.utf8.index(after: list.upperBound)
      guard cut < head.endIndex else { return nil }
      return part(head[..<cut]) + continued(head[cut...].trimmingSpaces) + part("{")
    }
    let result = part(text[list.upperBound...])
    guard result.count == 1 else { return nil }
    return part(text[...list.lowerBound]) + self.list(LineStructure(parameters).elements) + result
  }

  /// `final class Name: Superclass, Protocol {`, `extension Name where Object == Other {`
  private var brokenInheritance: [String]? {
    let isEmpty = text.ends(with: " {}")
    guard isEmpty || text.ends(with: " {"),
      text.holds("class ") || text.holds("extension ") || text.holds("struct ")
        || text.holds("enum ") || text.holds("protocol ")
    else { return nil }
    let head = text.droppingLast(isEmpty ? 3 : 2)
    let hasClause = head.holds(": ") || head.holds(" where ")
    if hasClause || !fits(head), let end = endOfAttributes {
      return part(text[..<end].trimmingSpaces) + part(text[end...].trimmingSpaces)
    }
    let end = part(isEmpty ? "{}" : "{")
    if let condition = head.firstPlace(of: " where ") {
      let clause = head[condition.lowerBound...].trimmingSpaces
      return part(head[..<condition.lowerBound]) + part(clause + (isEmpty ? " {}" : " {"))
    }
    guard let colon = head.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return fits(head) ? part(head) + end : nil
    }
    let elements = LineStructure(head[head.utf8.index(after: colon)...].trimmingSpaces).elements
    return part(head[...colon]) + list(elements) + end
  }

  /// Where the attributes end that a declaration begins with: words with `@` in front.
  private var endOfAttributes: Substring.Index? {
    guard text.begins(with: "@") else { return nil }
    return zip(text.utf8.indices, text.utf8.indices.dropFirst()).first { before, place in
      text.utf8[before] == UInt8(ascii: " ") && text.utf8[place] != UInt8(ascii: "@")
    }?.1
  }

  /// `case one, two` of an enumeration, and `case .one, .two:` of a switch
  private var brokenCases: [String]? {
    guard text.begins(with: "case ") else { return nil }
    let names = LineStructure(text.droppingFirst(5)).elements
    guard names.count > 1, let first = names.first else { return nil }
    guard text.ends(with: ":") else { return names.flatMap { part("case " + $0) } }
    return part("case " + first + ",")
      + names.dropFirst().dropLast().flatMap { nested($0 + ",") }
      + names.suffix(1).flatMap { nested($0) }
  }

  /// `@Attribute("title") var title: String`, `@Test func name()`
  private var brokenAttribute: [String]? {
    guard text.begins(with: "@") else { return nil }
    if text.begins(with: "@Test func ") { return part("@Test") + part(text.droppingFirst(6)) }
    guard let list = LineStructure(text).groups.first, list.upperBound < text.endIndex
    else { return nil }
    let rest = text[text.utf8.index(after: list.upperBound)...].trimmingSpaces
    guard !rest.isEmpty else { return nil }
    return part(text[...list.upperBound]) + part(rest)
  }

  /// `var name: Type` and `var name: Type {`
  private var brokenAnnotation: [String]? {
    guard text.holds("var ") || text.holds("let "), !text.holds("("), !text.holds(" = "),
      let colon = text.firstPlace(of: ": ")
    else { return nil }
    let type = text[colon.upperBound...]
    guard type.ends(with: " {") else {
      return part(text[..<colon.upperBound].trimmingSpaces) + nested(type)
    }
    let head = text.droppingLast(2)
    if fits(head) { return part(head) + part("{") }
    return part(text[..<colon.upperBound].trimmingSpaces) + nested(type.droppingLast(2))
      + part("{")
  }

  /// `name: [Type],`, a parameter, and `[Type.Inner],` below its name: the brackets of a type are no list, so that
  /// they are not broken.
  private var brokenListType: [String]? {
    let isAlone = text.begins(with: "[")
    guard
      let open = isAlone
        ? text.utf8.index(after: text.startIndex) : text.firstPlace(of: ": [")?.upperBound,
      let close = text.utf8.lastIndex(of: UInt8(ascii: "]")), open < close,
      ["]", "],"].contains(text[close...])
    else { return nil }
    let names = text[open..<close].split(separator: ".")
    let isType = names.allSatisfy { name in
      name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    }
    guard isType else { return nil }
    if isAlone {
      guard let dot = text.lastPlace(of: ".")?.lowerBound else { return nil }
      return part(text[..<dot]) + continued(text[dot...])
    }
    guard let colon = text.firstPlace(of: ": ") else { return nil }
    return part(text[...colon.lowerBound]) + continued(text[colon.upperBound...])
  }
}
