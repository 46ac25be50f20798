/// What an expression looks like from the outside, as a statement.
struct Shape {
  var kind = StatementKind.expression
  /// What is assigned to or called.
  var target = ByteRange.none
  /// Where the operand begins, behind words such as `try`.
  var start: Int32 = 0
}

/// Where an expression stands.
enum Surroundings {
  case basic
  /// Before the braces of a statement, which are not a trailing closure.
  case condition
}

/// The pattern that an expression is part of.
struct PatternContext {
  var kind: LocalNameKind
  var isVariable = false
  /// Whether `let` or `var` is behind us, so that names are bound.
  var bindsNames = false
}

extension Parser {
  /// Operands and the operators between them.
  @discardableResult
  mutating func parseExpression(
    _ surroundings: Surroundings, pattern: PatternContext? = nil
  ) -> Shape {
    guard descend() else { return Shape() }
    defer { depth &-= 1 }
    if let pattern, beginsBinding() {
      parseMatchingPattern(pattern)
      return Shape()
    }
    return parseSequence(surroundings, pattern: pattern)
  }

  private func beginsBinding() -> Bool {
    switch kind {
    case .let, .var, .is: true
    case .inout, .borrowing: nextKind.isName && !tokens[index + 1].startsLine
    default: false
    }
  }

  mutating func parseSequence(_ surroundings: Surroundings, pattern: PatternContext?) -> Shape {
    let first = index
    var shape = parseOperand(surroundings, pattern: pattern)
    guard index > first, !kind.endsOperand else { return shape }
    let operand = ByteRange(shape.start, previousEnd)
    var isFirst = true
    while let assigns = parseInfix(surroundings, pattern: pattern) {
      if isFirst {
        shape = assigns ? Shape(kind: .assignment, target: operand) : Shape()
        isFirst = false
      }
    }
    return shape
  }

  /// An operator between two operands and what follows it; nil if there is none, else whether it
  /// assigns.
  private mutating func parseInfix(
    _ surroundings: Surroundings, pattern: PatternContext?
  ) -> Bool? {
    var assigns = false
    switch kind {
    case .infixQuestion:
      index &+= 1
      parseExpression(surroundings, pattern: pattern)
      _ = consume(.colon)
    case .equal:
      guard pattern == nil else { return nil }
      assigns = true
      index &+= 1
    case .is:
      index &+= 1
      parseCast(.check)
      return false
    case .as:
      parseAs()
      return false
    case .async where nextKind == .arrow || nextKind == .throws, .throws, .arrow:
      _ = parseEffects()
      _ = consume(.arrow)
    default:
      guard kind.isOperator, token.isInfix else { return nil }
      assigns = parseOperatorToken()
    }
    _ = parseOperand(surroundings, pattern: pattern)
    return assigns
  }

  /// Moves behind an operator, all of its parts; says whether it assigns.
  @discardableResult
  mutating func parseOperatorToken() -> Bool {
    let first = kind
    index &+= 1
    if first == .compoundAssignment { return true }
    var parts = 1
    while token.flags.contains(.continuesOperator) {
      parts &+= 1
      index &+= 1
    }
    return parts > 2 && tokens[index &- 1].kind == .equal
  }

  private mutating func parseAs() {
    index &+= 1
    if consume(.postfixQuestion) {
      parseCast(.conditional)
    } else if consume(.exclamation) {
      parseCast(.forced)
    } else {
      parseCast(.unconditional)
    }
  }

  mutating func parseCast(_ kind: CastKind) {
    let cast = facts.casts.count
    let first = start
    facts.casts.append(Cast(kind: kind, type: ByteRange(first, first), owner: owner))
    parseType()
    facts.casts[cast].type = range(from: first)
  }
}
