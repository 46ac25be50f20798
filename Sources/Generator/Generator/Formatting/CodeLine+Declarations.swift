extension CodeLine {
  var brokenDeclaration: [String]? {
    brokenSignature ?? brokenInheritance ?? brokenCases ?? brokenAttribute ?? brokenAnnotation
  }

  /// `func name(parameters) throws -> Result {`
  private var brokenSignature: [String]? {
    guard text.hasSuffix(" {"), let list = LineStructure(text).groups.first,
      text.hasPrefix("init(") || text[..<list.lowerBound].contains("func ")
    else { return nil }
    let parameters = text[text.index(after: list.lowerBound)..<list.upperBound]
    if parameters.isEmpty {
      let head = text.dropLast(2)
      if fits(head) { return line(head) + line("{") }
      let cut =
        head.ranges(of: " -> ").last?.lowerBound ?? head.index(after: list.upperBound)
      guard cut < head.endIndex else { return nil }
      return line(head[..<cut]) + line(head[cut...].trimmingSpaces, indentedBy: 2) + line("{")
    }
    let result = line(text[list.upperBound...])
    guard result.count == 1 else { return nil }
    let elements = LineStructure(parameters).elements
    let lines = elements.enumerated().flatMap { position, element in
      line(element + (position == elements.count - 1 ? "" : ","), indentedBy: 2)
    }
    return line(text[...list.lowerBound]) + lines + result
  }

  /// `final class Name: Superclass, Protocol {`, `extension Name where Object == Other {`
  private var brokenInheritance: [String]? {
    let isEmpty = text.hasSuffix(" {}")
    guard isEmpty || text.hasSuffix(" {"), text.contains("class ") || text.contains("extension ")
    else { return nil }
    let head = text.dropLast(isEmpty ? 3 : 2)
    let end = line(isEmpty ? "{}" : "{")
    if let condition = head.ranges(of: " where ").first {
      let clause = head[condition.lowerBound...].trimmingSpaces
      return line(head[..<condition.lowerBound]) + line(clause + (isEmpty ? " {}" : " {"))
    }
    guard let colon = head.firstIndex(of: ":") else { return nil }
    let elements = LineStructure(head[head.index(after: colon)...].trimmingSpaces).elements
    let inherited = elements.enumerated().flatMap { position, type in
      line(type + (position == elements.count - 1 ? "" : ","), indentedBy: 2)
    }
    return line(head[...colon]) + inherited + end
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

  /// `var name: Type` and `var name: Type {`
  private var brokenAnnotation: [String]? {
    guard text.contains("var ") || text.contains("let "), !text.contains("("),
      !text.contains(" = "), let colon = text.ranges(of: ": ").first
    else { return nil }
    let type = text[colon.upperBound...]
    guard type.hasSuffix(" {") else {
      return line(text[..<colon.upperBound].trimmingSpaces) + line(type, indentedBy: 2)
    }
    if fits(text.dropLast(2)) { return line(text.dropLast(2)) + line("{") }
    return line(text[..<colon.upperBound].trimmingSpaces)
      + line(type.dropLast(2), indentedBy: 2) + line("{")
  }
}
