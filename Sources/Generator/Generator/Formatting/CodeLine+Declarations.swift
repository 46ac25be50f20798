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
      if fits(head) { return part(head) + part("{") }
      let cut =
        head.ranges(of: " -> ").last?.lowerBound ?? head.index(after: list.upperBound)
      guard cut < head.endIndex else { return nil }
      return part(head[..<cut]) + continued(head[cut...].trimmingSpaces) + part("{")
    }
    let result = part(text[list.upperBound...])
    guard result.count == 1 else { return nil }
    return part(text[...list.lowerBound]) + self.list(LineStructure(parameters).elements) + result
  }

  /// `final class Name: Superclass, Protocol {`, `extension Name where Object == Other {`
  private var brokenInheritance: [String]? {
    let isEmpty = text.hasSuffix(" {}")
    guard isEmpty || text.hasSuffix(" {"),
      ["class ", "extension ", "struct ", "enum "].contains(where: { text.contains($0) })
    else { return nil }
    let head = text.dropLast(isEmpty ? 3 : 2)
    let end = part(isEmpty ? "{}" : "{")
    if let condition = head.ranges(of: " where ").first {
      let clause = head[condition.lowerBound...].trimmingSpaces
      return part(head[..<condition.lowerBound]) + part(clause + (isEmpty ? " {}" : " {"))
    }
    guard let colon = head.firstIndex(of: ":") else { return fits(head) ? part(head) + end : nil }
    let elements = LineStructure(head[head.index(after: colon)...].trimmingSpaces).elements
    return part(head[...colon]) + list(elements) + end
  }

  /// `case one, two` of an enumeration
  private var brokenCases: [String]? {
    guard text.hasPrefix("case ") else { return nil }
    let names = LineStructure(text.dropFirst(5)).elements
    guard names.count > 1 else { return nil }
    return names.flatMap { part("case " + $0) }
  }

  /// `@Attribute("title") var title: String`, `@Test func name()`
  private var brokenAttribute: [String]? {
    guard text.hasPrefix("@") else { return nil }
    if text.hasPrefix("@Test func ") { return part("@Test") + part(text.dropFirst(6)) }
    guard let list = LineStructure(text).groups.first, list.upperBound < text.endIndex
    else { return nil }
    let rest = text[text.index(after: list.upperBound)...].trimmingSpaces
    guard !rest.isEmpty else { return nil }
    return part(text[...list.upperBound]) + part(rest)
  }

  /// `var name: Type` and `var name: Type {`
  private var brokenAnnotation: [String]? {
    guard text.contains("var ") || text.contains("let "), !text.contains("("),
      !text.contains(" = "), let colon = text.ranges(of: ": ").first
    else { return nil }
    let type = text[colon.upperBound...]
    guard type.hasSuffix(" {") else {
      return part(text[..<colon.upperBound].trimmingSpaces) + continued(type)
    }
    if fits(text.dropLast(2)) { return part(text.dropLast(2)) + part("{") }
    return part(text[..<colon.upperBound].trimmingSpaces) + continued(type.dropLast(2)) + part("{")
  }
}
