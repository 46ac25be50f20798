import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  /// Visits something in which names are bound.
  func naming(_ kind: LocalNameKind, until scopeEnd: Int32, _ body: () -> Void) {
    let outer = naming
    naming = Naming(kind: kind, block: block, scopeEnd: scopeEnd)
    body()
    naming = outer
  }

  func noteName(_ token: TokenSyntax, _ naming: Naming) {
    facts.localNames.append(
      LocalName(
        kind: naming.kind, isVariable: naming.isVariable, name: name(token), type: naming.type,
        owner: owner, block: naming.block, scopeStart: naming.scopeStart ?? end(token),
        scopeEnd: naming.scopeEnd))
  }

  func visitPattern(_ node: Syntax) {
    let outer = naming
    switch node.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern):
      if let naming { noteName(pattern.identifier, naming) }
    case .valueBindingPattern(let pattern):
      naming?.isVariable = pattern.bindingSpecifier.text == "var"
      visit(pattern.pattern)
    case .optionalBindingCondition(let condition):
      naming?.isVariable = condition.bindingSpecifier.text == "var"
      naming?.type = range(condition.typeAnnotation?.type)
      naming?.scopeStart = end(condition)
      visit(condition.pattern)
      naming = outer
      visit(condition.typeAnnotation)
      visit(condition.initializer)
    case .matchingPatternCondition(let condition):
      naming?.type = range(condition.typeAnnotation?.type)
      naming?.scopeStart = end(condition)
      visit(condition.pattern)
      naming = outer
      visit(condition.typeAnnotation)
      visit(condition.initializer)
    case .closureCapture(let capture): visitCapture(capture)
    case .closureParameter(let parameter): visitClosureParameter(parameter)
    case .closureShorthandParameter(let parameter): noteClosureName(parameter.name, .none)
    default: break
    }
    naming = outer
  }

  // MARK: Closures

  func visitClosure(_ closure: ClosureExprSyntax) {
    let outer = naming
    inBlock(.closure, range(closure)) {
      naming = Naming(kind: .closureParameter, block: block, scopeEnd: end(closure))
      naming?.scopeStart = closure.signature.map { end($0) }
      visit(closure.signature)
      naming = nil
      visit(closure.statements)
    }
    naming = outer
  }

  private func visitCapture(_ capture: ClosureCaptureSyntax) {
    naming?.kind = .closureCapture
    if let naming { noteName(capture.name, naming) }
    visit(capture.initializer)
  }

  private func visitClosureParameter(_ parameter: ClosureParameterSyntax) {
    visit(parameter.attributes)
    noteClosureName(parameter.secondName ?? parameter.firstName, range(parameter.type))
    visit(parameter.type)
  }

  private func noteClosureName(_ token: TokenSyntax, _ type: ByteRange) {
    guard token.tokenKind != .wildcard, var naming else { return }
    naming.type = type
    noteName(token, naming)
  }
}
