/// Parses the subset of Core Data's predicates that ModelKit knows:
/// `== != < <= > >= AND OR NOT IN BETWEEN CONTAINS BEGINSWITH ENDSWITH`, `[cd]`, key paths, `ANY`,
/// `$name`, `nil`, `true`, `false`, numbers, texts, lists in braces and cases of enumerations.
struct PredicateParser {
  private let text: String
  private let tokens: [PredicateToken]
  private var position = 0
  private var depth = 0

  /// As deep as parentheses and NOTs may be nested; people stay below ten.
  private static let maximumDepth = 64

  init(_ text: String) throws {
    self.text = text
    var lexer = PredicateLexer(text)
    tokens = try lexer.tokens()
  }

  /// The whole text as one predicate.
  mutating func parse() throws -> PredicateSyntax {
    let predicate = try disjunction()
    guard current.kind == .end else { throw error("expected AND, OR or the end") }
    return predicate
  }

  private var current: PredicateToken { tokens[min(position, tokens.count - 1)] }

  private mutating func disjunction() throws -> PredicateSyntax {
    var members = [try conjunction()]
    while skip(word: "OR") { members.append(try conjunction()) }
    return members.count == 1 ? members[0] : .any(members)
  }

  private mutating func conjunction() throws -> PredicateSyntax {
    var members = [try negation()]
    while skip(word: "AND") { members.append(try negation()) }
    return members.count == 1 ? members[0] : .all(members)
  }

  private mutating func negation() throws -> PredicateSyntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("nested too deeply") }
    if skip(word: "NOT") { return .not(try negation()) }
    guard skip(sign: "(") else { return .comparison(try comparison()) }
    let predicate = try disjunction()
    guard skip(sign: ")") else { throw error("expected ')'") }
    return predicate
  }

  private mutating func comparison() throws -> ComparisonSyntax {
    let isAny = skip(word: "ANY")
    let left = try term()
    let relation = try relation()
    let options = try options()
    let right = try term()
    return ComparisonSyntax(
      isAny: isAny, left: left, relation: relation, options: options, right: right)
  }

  private mutating func relation() throws -> Relation {
    let spelling: String?
    switch current.kind {
    case .sign(let sign): spelling = sign
    case .word(let word): spelling = word.uppercased()
    default: spelling = nil
    }
    guard let relation = spelling.flatMap(Relation.init(rawValue:)) else {
      throw error("expected == != < <= > >= IN BETWEEN CONTAINS BEGINSWITH or ENDSWITH")
    }
    position += 1
    return relation
  }

  private mutating func options() throws -> ComparisonOptions {
    guard skip(sign: "[") else { return [] }
    let spellings: [String: ComparisonOptions] = [
      "c": .caseInsensitive, "d": .diacriticInsensitive, "cd": .caseAndAccents,
      "dc": .caseAndAccents,
    ]
    guard case .word(let word) = current.kind, let options = spellings[word.lowercased()] else {
      throw error("expected c, d or cd")
    }
    position += 1
    guard skip(sign: "]") else { throw error("expected ']'") }
    return options
  }

  private mutating func term() throws -> Term {
    let column = current.column
    if skip(sign: "{") { return Term(kind: .list(try listMembers()), column: column) }
    guard let kind = simpleTerm() else { throw error("expected a key path or a value") }
    position += 1
    return Term(kind: kind, column: column)
  }

  private func simpleTerm() -> Term.Kind? {
    switch current.kind {
    case .word(let word): word.isReserved ? nil : Self.constant(word) ?? .path(word.pathKeys)
    case .escapedWord(let word): .path(word.pathKeys)
    case .parameter(let name): .parameter(name)
    case .string(let string): .string(string)
    case .number(let number): .number(number)
    case .sign, .end: nil
    }
  }

  private static func constant(_ word: String) -> Term.Kind? {
    switch word.uppercased() {
    case "NIL", "NULL": .null
    case "TRUE", "YES": .bool(true)
    case "FALSE", "NO": .bool(false)
    default: nil
    }
  }

  private mutating func listMembers() throws -> [Term] {
    var members: [Term] = []
    if skip(sign: "}") { return members }
    repeat {
      let column = current.column
      guard let kind = simpleTerm() else { throw error("expected a value") }
      position += 1
      members.append(Term(kind: kind, column: column))
    } while skip(sign: ",")
    guard skip(sign: "}") else { throw error("expected ',' or '}'") }
    return members
  }

  private mutating func skip(word: String) -> Bool {
    guard case .word(let current) = current.kind, current.uppercased() == word else { return false }
    position += 1
    return true
  }

  private mutating func skip(sign: String) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> FetchRequestError {
    FetchRequestError(text: text, column: current.column, message: message)
  }
}

extension String {
  /// Words that are part of the language unless `#` stands in front.
  fileprivate var isReserved: Bool {
    ["AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "ANY"]
      .contains(uppercased())
  }

  fileprivate var pathKeys: [String] {
    split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
