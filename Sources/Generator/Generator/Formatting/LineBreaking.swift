/// Breaks the lines of Swift text that are longer than a line may be.
///
/// Templates are pictures of the usual case, in which everything fits. A list that does not fit is
/// broken one element a line, an expression before its operators, a body that does not fit gets lines
/// of its own, a long text becomes a multi-line literal and a long comment is wrapped: forms that
/// `swift-format` leaves as they are.
enum LineBreaking {
  /// The width of the toolchain's formatter without settings, in characters.
  static let width = 100

  static func broken(_ text: [UInt8]) -> [UInt8] {
    var broken: [UInt8] = []
    broken.reserveCapacity(text.count + text.count / 8)
    var rest = text[...]
    // Lines that stay as they are go over together.
    var start = 0
    var isInsideLiteral = false
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      let togglesLiteral = togglesLiteral(line)
      if !isInsideLiteral, !togglesLiteral, line.count >= width {
        let lines = CodeLine(Substring(decoding: line, as: UTF8.self)).broken
        broken += text[start..<line.startIndex]
        broken += lines.joined(separator: "\n").utf8
        start = line.endIndex
      }
      if togglesLiteral { isInsideLiteral.toggle() }
    }
    return broken + text[start...]
  }

  /// Whether there is one delimiter of a multi-line literal in a line.
  private static func togglesLiteral(_ line: ArraySlice<UInt8>) -> Bool {
    var run = 0
    var count = 0
    for byte in line {
      run = byte == UInt8(ascii: "\"") ? run + 1 : 0
      if run == 3 {
        count += 1
        run = 0
      }
    }
    return count == 1
  }
}

/// One line of code: what it is indented by and its text.
struct CodeLine {
  let indentation: Int
  let text: Substring
  /// Whether the line goes on with what a line above it begins; what goes on with it in turn is then
  /// indented no further.
  let isContinuation: Bool

  init(_ line: Substring) {
    text = line.droppingLeadingSpaces
    indentation = line.utf8.count - text.utf8.count
    isContinuation = false
  }

  private init(indentation: Int, text: some StringProtocol, isContinuation: Bool) {
    self.indentation = indentation
    self.text = Substring(text)
    self.isContinuation = isContinuation
  }

  /// The lines that stand for this one; one line where it fits or cannot be broken.
  var broken: [String] {
    if fits(text) { return [whole] }
    return brokenComment ?? brokenGuard ?? brokenCase ?? brokenBody ?? brokenDeclaration
      ?? brokenPair ?? brokenExpression ?? brokenLiteral ?? brokenMember ?? brokenGenericArguments
      ?? brokenParameter ?? [whole]
  }

  /// The formatter counts the comma that it wants at the end of each collection once it is broken,
  /// since it measures before it breaks.
  func fits(_ text: some StringProtocol) -> Bool {
    let room = LineBreaking.width - indentation
    let size = text.utf8.count
    if size + size / 4 <= room { return true }
    let text = Substring(text)
    let count = size <= room ? size : text.width
    return count <= room && count + LineStructure.collectionCount(in: text) <= room
  }

  /// A part of this line that takes its place.
  func part(_ text: some StringProtocol) -> [String] {
    lines(text, indentedBy: indentation, isContinuation: isContinuation)
  }

  /// An element or a statement inside of what this line opens.
  func nested(_ text: some StringProtocol) -> [String] {
    lines(text, indentedBy: indentation + 2, isContinuation: false)
  }

  /// The rest of an expression that this line begins. One in a parenthesis that the line opens, but for a cast, and
  /// the rest of what `&&` and `||` combine, is always indented further.
  func continued(_ text: some StringProtocol, insideParenthesis: Bool = false) -> [String] {
    let isFurther = insideParenthesis || !isContinuation || isLogical
    return lines(text, indentedBy: indentation + (isFurther ? 2 : 0), isContinuation: true)
  }

  /// This line where the last one stands of those that its beginning has become.
  func below(_ head: [String]) -> CodeLine {
    let last = CodeLine(Substring(head.last ?? ""))
    guard last.indentation != indentation else { return self }
    // A member below its object goes on with what is above it already.
    let isMember = last.text.begins(with: ".")
    return CodeLine(indentation: last.indentation, text: text, isContinuation: isMember)
  }

  /// What is no part of this line, since nothing is left out of it, stays as it is: breaking comes to an end.
  private func lines(
    _ text: some StringProtocol, indentedBy indentation: Int, isContinuation: Bool
  ) -> [String] {
    let line = CodeLine(indentation: indentation, text: text, isContinuation: isContinuation)
    return text.utf8.count < self.text.utf8.count ? line.broken : [line.whole]
  }

  private var whole: String { String(repeating: " ", count: indentation) + text }

  private var isLogical: Bool { text.begins(with: "&& ") || text.begins(with: "|| ") }

  /// Elements of a list, one a line, with commas between them.
  func list(_ elements: [Substring], endsInComma: Bool = false) -> [String] {
    elements.enumerated().flatMap { position, element in
      nested(element + (position == elements.count - 1 && !endsInComma ? "" : ","))
    }
  }

  /// A comment continues behind its own marker.
  private var brokenComment: [String]? {
    guard text.begins(with: "//") else { return nil }
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

  /// `guard condition else { return false }`
  private var brokenGuard: [String]? {
    guard text.begins(with: "guard "), let end = text.lastPlace(of: " else { ") else { return nil }
    let condition = text[..<end.lowerBound].droppingFirst(6)
    return part("guard") + nested(condition) + part(text[end.lowerBound...].trimmingSpaces)
  }

  /// `case pattern: statement`, and `case Type.name(let value) = object` of a condition
  private var brokenCase: [String]? {
    guard text.begins(with: "case ") else { return nil }
    guard let colon = text.firstPlace(of: ": ") else {
      return LineStructure(text).assignment == nil ? nil : brokenMember
    }
    return part(text[...colon.lowerBound]) + nested(text[colon.upperBound...])
  }

  /// `name { body }` and `name: { object in body },`
  private var brokenBody: [String]? {
    // What closes behind the body belongs to the line that closes it.
    let end = text.utf8.reversed().prefix { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") }
    let structure = LineStructure(text.droppingLast(end.count))
    guard let body = structure.closingBody else { return nil }
    // Operators stand in front of operands of several lines, unless they belong to a condition.
    let isCondition = text.begins(with: "if ")
    if structure.terms.count > 1, structure.assignment == nil, !isCondition { return nil }
    let inner = text[text.utf8.index(after: body.lowerBound)..<body.upperBound].trimmingSpaces
    if inner.isEmpty { return nil }
    let (parameters, statement) = Self.parts(ofBody: inner)
    let head = part(text[...body.lowerBound] + parameters)
    // A body belongs to the line that opens it, which a broken head may have moved.
    let opening = below(head)
    return head + opening.nested(statement)
      + opening.part("}" + Substring(text.utf8.suffix(end.count)))
  }

  /// ` one, other in` and what follows it, where a closure begins with its parameters.
  private static func parts(ofBody body: Substring) -> (Substring, Substring) {
    guard let keyword = body.firstPlace(of: " in ") else { return ("", body) }
    let names = body[..<keyword.lowerBound]
    guard names.allSatisfy({ $0.isLetter || $0.isNumber || "_, ".contains($0) }) else {
      return ("", body)
    }
    return (" " + names + " in", body[keyword.upperBound...])
  }
}
