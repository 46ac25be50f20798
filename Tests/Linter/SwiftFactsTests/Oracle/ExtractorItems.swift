import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  func visitItem(_ item: CodeBlockItemSyntax) {
    if case .decl(let declaration) = item.item,
      declaration.is(IfConfigDeclSyntax.self) || declaration.is(PoundSourceLocationSyntax.self)
    {
      return visit(declaration)
    }
    let shape = shape(of: item.item)
    facts.statements.append(
      Statement(
        kind: shape.kind, range: range(item.item), target: shape.target, block: block,
        owner: owner, branch: branch))
    visit(Syntax(item.item))
  }

  private func shape(of item: CodeBlockItemSyntax.Item) -> (kind: StatementKind, target: ByteRange)
  {
    switch item {
    case .decl: (.declaration, .none)
    case .stmt(let statement): (kind(of: statement), .none)
    case .expr(let expression): shape(of: expression)
    @unknown default: (.expression, .none)
    }
  }

  private func kind(of statement: StmtSyntax) -> StatementKind {
    switch statement.as(StmtSyntaxEnum.self) {
    case .labeledStmt(let labeled): kind(of: labeled.statement)
    case .expressionStmt(let expression):
      expression.expression.is(IfExprSyntax.self) ? .if : .switch
    case .guardStmt: .guard
    case .forStmt: .for
    case .whileStmt: .while
    case .repeatStmt: .repeat
    case .doStmt: .do
    case .deferStmt: .defer
    case .returnStmt: .return
    case .throwStmt: .throw
    case .breakStmt: .break
    case .continueStmt: .continue
    case .fallThroughStmt: .fallthrough
    case .yieldStmt: .yield
    case .discardStmt: .discard
    default: .expression
    }
  }

  private func shape(of expression: ExprSyntax) -> (kind: StatementKind, target: ByteRange) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 1, assigns(elements[1]) else { return (.expression, .none) }
      return (.assignment, range(withoutWords(elements[0])))
    }
    guard let call = withoutWords(expression).as(FunctionCallExprSyntax.self) else {
      return (.expression, .none)
    }
    let callee = nameOfCallee(call.calledExpression)
    return (
      isMemberOfSuper(call.calledExpression) ? .superCall : .call,
      callee.map { name($0) } ?? .none
    )
  }

  private func isMemberOfSuper(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let access): access.base?.is(SuperExprSyntax.self) == true
    case .genericSpecializationExpr(let generic): isMemberOfSuper(generic.expression)
    case .optionalChainingExpr(let chain): isMemberOfSuper(chain.expression)
    case .forceUnwrapExpr(let unwrapped): isMemberOfSuper(unwrapped.expression)
    default: false
    }
  }

  private func assigns(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) { return true }
    guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
      symbol.count > 1, symbol.last == "=", let first = symbol.first
    else { return false }
    return !"=!~.".contains(first) && symbol != "<=" && symbol != ">="
  }

  /// An expression behind `try`, `await` and the like.
  private func withoutWords(_ expression: ExprSyntax) -> ExprSyntax {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let word): withoutWords(word.expression)
    case .awaitExpr(let word): withoutWords(word.expression)
    case .unsafeExpr(let word): withoutWords(word.expression)
    case .copyExpr(let word): withoutWords(word.expression)
    case .consumeExpr(let word): withoutWords(word.expression)
    case .packElementExpr(let word): withoutWords(word.pack)
    default: expression
    }
  }
}
