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
      naming?.scopeStart = end(statement.sequence)
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
