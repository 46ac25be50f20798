/// Breaks the lines of Swift text that are longer than a line may be.
///
/// Templates are pictures of the usual case, in which everything fits. A list that does not fit is
/// broken one element a line, an expression before its operators, a body that does not fit gets lines
/// of its own, a long text becomes a multi-line literal and a long comment is wrapped: forms that
/// `swift-format` leaves as they are.
enum LineBreaking {
  /// The width of the toolchain's formatter without settings, in characters.
  static let width = 100

  static func broken(_ text: String) -> String {
    var lines = FormattedLines()
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      lines.append(Substring(line))
    }
    return lines.lines.joined(separator: "\n")
  }
}

/// The lines of a file, each broken where it is too long; what stands in a multi-line literal stays.
struct FormattedLines {
  private(set) var lines: [Substring] = []
  private var isInsideLiteral = false

  mutating func append(_ line: Substring) {
    let utf8 = line.utf8
    let togglesLiteral = utf8.count >= 3 && Self.togglesLiteral(line)
    if isInsideLiteral || togglesLiteral || utf8.count < LineBreaking.width {
      lines.append(line)
    } else {
      lines += CodeLine(line).broken.map { Substring($0) }
    }
    if togglesLiteral { isInsideLiteral.toggle() }
  }

  /// Whether there is one delimiter of a multi-line literal in a line.
  private static func togglesLiteral(_ line: Substring) -> Bool {
    let quote = UInt8(ascii: "\"")
    var run = 0
    var count = 0
    for byte in line.utf8 {
      run = byte == quote ? run + 1 : 0
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
    let whole = String(repeating: " ", count: indentation) + text
    if fits(text) { return [whole] }
    return brokenComment ?? brokenGuard ?? brokenBody ?? brokenDeclaration ?? brokenExpression
      ?? brokenLiteral ?? brokenMember ?? brokenGenericArguments ?? brokenParameter ?? [whole]
  }

  /// The formatter counts the comma that it wants at the end of each collection once it is broken,
  /// since it measures before it breaks.
  func fits(_ text: some StringProtocol) -> Bool {
    let room = LineBreaking.width - indentation
    let size = text.utf8.count
    if size + size / 4 <= room { return true }
    let count = size <= room ? size : text.count
    return count <= room && count + LineStructure.collectionCount(in: Substring(text)) <= room
  }

  /// A part of this line that takes its place.
  func part(_ text: some StringProtocol) -> [String] {
    CodeLine(indentation: indentation, text: text, isContinuation: isContinuation).broken
  }

  /// An element or a statement inside of what this line opens.
  func nested(_ text: some StringProtocol) -> [String] {
    CodeLine(indentation: indentation + 2, text: text, isContinuation: false).broken
  }

  /// The rest of an expression that this line begins. One in a parenthesis that the line opens, and the
  /// rest of what `&&` and `||` combine, is always indented further.
  func continued(_ text: some StringProtocol, insideParenthesis: Bool = false) -> [String] {
    let isFurther = insideParenthesis || !isContinuation || isLogical
    return CodeLine(
      indentation: indentation + (isFurther ? 2 : 0), text: text, isContinuation: true
    ).broken
  }

  private var isLogical: Bool { text.hasPrefix("&& ") || text.hasPrefix("|| ") }

  /// Elements of a list, one a line, with commas between them.
  func list(_ elements: [Substring], endsInComma: Bool = false) -> [String] {
    elements.enumerated().flatMap { position, element in
      nested(element + (position == elements.count - 1 && !endsInComma ? "" : ","))
    }
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

  /// `guard condition else { return }`
  private var brokenGuard: [String]? {
    let (start, end) = ("guard ", " else { return }")
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    return part("guard") + nested(text.dropFirst(start.count).dropLast(end.count))
      + part("else { return }")
  }

  /// `name { body }` and `name: { object in body },`
  private var brokenBody: [String]? {
    // What closes behind the body belongs to the line that closes it.
    let end = String(text.reversed().prefix { ",)".contains($0) }.reversed())
    let structure = LineStructure(text.dropLast(end.count))
    guard let body = structure.closingBody else { return nil }
    // Operators stand in front of operands of several lines, unless they belong to a condition.
    if structure.terms.count > 1, structure.assignment == nil, !text.hasPrefix("if ") { return nil }
    let inner = text[text.index(after: body.lowerBound)..<body.upperBound].trimmingSpaces
    if inner.isEmpty { return nil }
    let (parameters, statement) = Self.parts(ofBody: inner)
    let head = part(text[...body.lowerBound] + parameters)
    // A body belongs to the line that opens it, which a broken head may have moved.
    let opening = CodeLine(Substring(head.last ?? ""))
    return head + opening.nested(statement) + opening.part("}" + end)
  }

  /// ` one, other in` and what follows it, where a closure begins with its parameters.
  private static func parts(ofBody body: Substring) -> (Substring, Substring) {
    guard let keyword = body.range(of: " in ") else { return ("", body) }
    let names = body[..<keyword.lowerBound]
    guard names.allSatisfy({ $0.isLetter || $0.isNumber || "_, ".contains($0) }) else {
      return ("", body)
    }
    return (" " + names + " in", body[keyword.upperBound...])
  }
}

extension Substring {
  var droppingLeadingSpaces: Substring {
    Substring(utf8.drop { $0 == UInt8(ascii: " ") })
  }

  var trimmingSpaces: Substring {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return Substring(rest)
  }

  fileprivate func range(of word: String) -> Range<Index>? {
    ranges(of: word).first
  }
}
