/// A comparison as it is written, before its names are looked up.
struct WrittenComparison {
  let isAny: Bool
  let left: WrittenOperand
  let comparator: Comparator
  let comparatorRange: Range<Int>
  /// The letters of `[cd]`.
  let options: String
  let right: WrittenOperand
  let range: Range<Int>
}

struct WrittenOperand {
  indirect enum Kind {
    case word(String)
    case parameter(String)
    case number(String)
    case string(String)
    case list([WrittenOperand])
  }

  let kind: Kind
  let range: Range<Int>
}

/// Reads `rating >= $minimum AND (ANY tags.name IN {"a", "b"} OR author == nil)`.
struct PredicateParser {
  /// What has become of the comparisons.
  private(set) var resolution: PredicateResolution
  private let tokens: [PredicateToken]
  private var place = 0
  private var depth = 0

  init(_ text: String, for resolution: PredicateResolution) throws(TextProblem) {
    self.resolution = resolution
    tokens = try predicateTokens(text)
  }

  private var token: PredicateToken { tokens[min(place, tokens.count - 1)] }

  /// Nil where something is wrong with a comparison, which the resolution says.
  mutating func predicate() throws(TextProblem) -> Predicate? {
    let predicate = try alternatives()
    guard token.kind == .end else {
      throw distanceInTime
        ?? TextProblem("expected AND, OR or the end of the predicate", at: token.range)
    }
    return predicate
  }

  /// What to do instead of `date > 7 days ago`.
  private var distanceInTime: TextProblem? {
    guard place > 0, case .number(let count) = tokens[place - 1].kind else { return nil }
    let words = tokens[place...].prefix(3).compactMap { token in
      if case .word(let word) = token.kind { word } else { nil }
    }
    let texts = (1...3).map { ([count] + words.prefix($0)).joined(separator: " ") }
    guard let text = texts.first(where: { RelativeDate($0) != nil }) else { return nil }
    return TextProblem(
      "'\(text)' depends on now; compare with a parameter, such as $since, to which 'with' gives it",
      at: tokens[place - 1].range.lowerBound..<token.range.upperBound)
  }

  private mutating func alternatives() throws(TextProblem) -> Predicate? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw TextProblem("nested more than 64 levels deep", at: token.range) }
    var parts = [try conjunction()]
    while takeWord("OR") || take("||") { parts.append(try conjunction()) }
    return joined(parts) { .or($0) }
  }

  private mutating func conjunction() throws(TextProblem) -> Predicate? {
    var parts = [try negation()]
    while takeWord("AND") || take("&&") { parts.append(try negation()) }
    return joined(parts) { .and($0) }
  }

  private func joined(
    _ parts: [Predicate?], by join: ([Predicate]) -> Predicate
  ) -> Predicate? {
    let fine = parts.compactMap(\.self)
    guard fine.count == parts.count else { return nil }
    return fine.count == 1 ? fine[0] : join(fine)
  }

  private mutating func negation() throws(TextProblem) -> Predicate? {
    var isNegated = false
    while takePrefix("NOT") || take("!") { isNegated.toggle() }
    let predicate = try primary()
    return isNegated ? predicate.map { .not($0) } : predicate
  }

  private mutating func primary() throws(TextProblem) -> Predicate? {
    guard take("(") else { return resolution.resolve(try comparison()).map { .comparison($0) } }
    let predicate = try alternatives()
    guard take(")") else { throw TextProblem("expected ')'", at: token.range) }
    return predicate
  }
}

extension PredicateParser {
  private mutating func comparison() throws(TextProblem) -> WrittenComparison {
    let start = token.range.lowerBound
    let isAny = takePrefix("ANY") || takePrefix("SOME")
    let conditions = ["ALL": " with the opposite condition", "NONE": ""]
    for (quantifier, condition) in conditions where isPrefix(quantifier) {
      let message = "\(quantifier) is not possible; write NOT (ANY ...)\(condition)"
      throw TextProblem(message, at: token.range)
    }
    let left = try operand()
    let comparatorRange = token.range
    let comparator = try comparator(after: left)
    var options = ""
    if case .options(let letters) = token.kind {
      options = letters
      place += 1
    }
    let right = try operand()
    return WrittenComparison(
      isAny: isAny, left: left, comparator: comparator, comparatorRange: comparatorRange,
      options: options, right: right, range: start..<right.range.upperBound)
  }

  private mutating func comparator(after left: WrittenOperand) throws(TextProblem) -> Comparator {
    let comparator: Comparator?
    switch token.kind {
    case .symbol(let symbol): comparator = Self.symbols[symbol]
    case .word(let word): comparator = Comparator(rawValue: word.uppercased())
    default: comparator = nil
    }
    guard let comparator else {
      if let problem = problemWithNegation(of: left) { throw problem }
      let all = Comparator.allCases.map(\.rawValue).joined(separator: " ")
      guard case .word(let name) = left.kind else {
        throw TextProblem("expected one of \(all)", at: token.range)
      }
      let isBool = (try? resolution.keyPath(left))?.type.attributeType == .bool
      let advice = isBool ? "; a Bool is compared too: '\(name) == true'" : ""
      throw TextProblem("expected one of \(all) behind '\(name)'\(advice)", at: token.range)
    }
    place += 1
    return comparator
  }

  /// What is wrong with `amount NOT IN {1, 2}`, which people know from SQL; nil for anything else.
  private func problemWithNegation(of left: WrittenOperand) -> TextProblem? {
    guard case .word(let word) = token.kind, word.uppercased() == "NOT",
      case .word(let comparator) = tokens[min(place + 1, tokens.count - 1)].kind,
      let comparator = Comparator(rawValue: comparator.uppercased())
    else { return nil }
    let subject =
      switch left.kind {
      case .word(let name): name
      case .parameter(let name): "$" + name
      case .number(let text): text
      case .string, .list: "..."
      }
    let message =
      "NOT stands before a comparison; write 'NOT \(subject) \(comparator.rawValue) ...'"
    return TextProblem(message, at: token.range)
  }

  private static let symbols: [String: Comparator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private mutating func operand() throws(TextProblem) -> WrittenOperand {
    let token = token
    if take("{") { return try list(from: token.range.lowerBound) }
    let kind: WrittenOperand.Kind
    switch token.kind {
    case .word(let word) where !Self.isKeyword(word): kind = .word(word)
    case .parameter(let name) where !name.isEmpty: kind = .parameter(name)
    case .number(let text): kind = .number(text)
    case .string(let text): kind = .string(text)
    default:
      let message = "expected a property, a $parameter or a value"
      throw TextProblem(message, at: token.range)
    }
    place += 1
    return WrittenOperand(kind: kind, range: token.range)
  }

  private mutating func list(from start: Int) throws(TextProblem) -> WrittenOperand {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw TextProblem("nested more than 64 levels deep", at: token.range) }
    var operands = [try operand()]
    while take(",") { operands.append(try operand()) }
    let end = token.range.upperBound
    guard take("}") else { throw TextProblem("expected ',' or '}'", at: token.range) }
    return WrittenOperand(kind: .list(operands), range: start..<end)
  }

  /// In small letters these are names as well: what stands where a property is expected is one.
  private static func isKeyword(_ word: String) -> Bool {
    ["AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE"].contains(word)
      || Comparator(rawValue: word) != nil
  }

  /// Whether a keyword is here, and not a property of that name, which a comparator follows.
  private func isPrefix(_ keyword: String) -> Bool {
    guard case .word(let word) = token.kind, word.uppercased() == keyword else { return false }
    return !isComparator(place + 1) || isComparator(place + 2)
  }

  private mutating func takePrefix(_ keyword: String) -> Bool {
    guard isPrefix(keyword) else { return false }
    place += 1
    return true
  }

  private func isComparator(_ place: Int) -> Bool {
    switch tokens[min(place, tokens.count - 1)].kind {
    case .symbol(let symbol): Self.symbols[symbol] != nil
    case .word(let word): Comparator(rawValue: word.uppercased()) != nil
    default: false
    }
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ keyword: String) -> Bool {
    guard case .word(let word) = token.kind, word.uppercased() == keyword else { return false }
    place += 1
    return true
  }
}
