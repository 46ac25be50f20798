import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  /// Visits something in a new block.
  func inBlock(_ kind: BlockKind, _ range: ByteRange, _ body: () -> Void) {
    let outer = block
    facts.blocks.append(Block(kind: kind, range: range, parent: outer, owner: owner))
    block = Int32(facts.blocks.count - 1)
    body()
    block = outer
  }

  func visitBlock(_ code: CodeBlockSyntax, _ kind: BlockKind) {
    inBlock(kind, range(code)) { visit(code.statements) }
  }

  func visitStatement(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItem(let item): visitItem(item)
    case .ifExpr(let statement): visitIf(statement)
    case .guardStmt(let statement):
      let scopeEnd = block >= 0 ? facts.blocks[Int(block)].range.end : endOfFile(node)
      naming(.guardBinding, until: scopeEnd) { visit(statement.conditions) }
      visitBlock(statement.body, .guardBody)
    case .whileStmt(let statement):
      naming(.whileBinding, until: end(statement.body)) { visit(statement.conditions) }
      visitBlock(statement.body, .whileBody)
    case .repeatStmt(let statement):
      visitBlock(statement.body, .repeatBody)
      visit(statement.condition)
    case .forStmt(let statement): visitFor(statement)
    case .doStmt(let statement):
      visit(statement.throwsClause)
      visitBlock(statement.body, .doBody)
      visit(statement.catchClauses)
    case .catchClause(let clause):
      naming(.catchBinding, until: end(clause.body)) { visit(clause.catchItems) }
      visitBlock(clause.body, .catchBody)
    case .deferStmt(let statement): visitBlock(statement.body, .deferBody)
    case .switchCase(let switchCase): visitSwitchCase(switchCase)
    case .ifConfigDecl(let conditional):
      visitBranches(conditional) { visit(Syntax($0)) }
    default: break
    }
  }

  private func endOfFile(_ node: Syntax) -> Int32 {
    guard let file = node.root.as(SourceFileSyntax.self) else { return 0 }
    return file.statements.last.map { end($0) } ?? 0
  }

  private func visitIf(_ statement: IfExprSyntax) {
    naming(.ifBinding, until: end(statement.body)) { visit(statement.conditions) }
    visitBlock(statement.body, .ifBody)
    switch statement.elseBody {
    case .ifExpr(let next): visitIf(next)
    case .codeBlock(let body): visitBlock(body, .elseBody)
    case nil: break
    @unknown default: noteUnknown(Syntax(statement))
    }
  }

  private func visitFor(_ statement: ForStmtSyntax) {
    naming(.forBinding, until: end(statement.body)) {
      naming?.type = range(statement.typeAnnotation?.type)
      visit(statement.pattern)
    }
    visit(statement.typeAnnotation)
    visit(statement.sequence)
    visit(statement.whereClause)
    visitBlock(statement.body, .forBody)
  }

  private func visitSwitchCase(_ switchCase: SwitchCaseSyntax) {
    inBlock(.switchCase, range(switchCase)) {
      visit(switchCase.attribute)
      naming(.switchCaseBinding, until: end(switchCase)) { visit(Syntax(switchCase.label)) }
      visit(switchCase.statements)
    }
  }

  // MARK: Items

  private func visitItem(_ item: CodeBlockItemSyntax) {
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

  // MARK: Conditional compilation

  func visitBranches(
    _ conditional: IfConfigDeclSyntax, _ visitElements: (IfConfigClauseSyntax.Elements) -> Void
  ) {
    let outer = branch
    let clauses = Array(conditional.clauses)
    for (place, clause) in clauses.enumerated() {
      let next =
        place + 1 < clauses.count ? clauses[place + 1].poundKeyword : conditional.poundEndif
      let kind: BranchKind =
        switch clause.poundKeyword.tokenKind {
        case .poundIf: .if
        case .poundElseif: .elseIf
        default: .else
        }
      facts.branches.append(
        Branch(
          kind: kind, condition: range(clause.condition),
          range: ByteRange(start(clause.poundKeyword), start(next)), parent: outer))
      branch = Int32(facts.branches.count - 1)
      clause.elements.map(visitElements)
    }
    branch = outer
  }
}
