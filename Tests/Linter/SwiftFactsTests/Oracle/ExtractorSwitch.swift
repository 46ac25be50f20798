import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  func visitChildren(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) { visit(child) }
  }

  func visit(_ node: (some SyntaxProtocol)?) {
    if let node { visit(Syntax(node)) }
  }

  /// Notes the facts of a node and of what lies in it. Every kind of syntax has its case here.
  func visit(_ node: Syntax) {
    if isQuiet { return visitQuietly(node) }
    switch node.kind {
    case .token: break
    case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr: visitLiteral(node)
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl,
      .enumCaseDecl, .importDecl, .typeAliasDecl, .associatedTypeDecl, .operatorDecl,
      .precedenceGroupDecl, .macroDecl, .macroExpansionDecl:
      visitDeclaration(node)
    case .genericParameter, .primaryAssociatedType, .functionParameter, .enumCaseParameter,
      .inheritedType, .genericWhereClause, .accessorDecl, .attribute, .memberBlock:
      visitPartOfDeclaration(node)
    case .identifierType, .memberType, .typeExpr, .isTypePattern: visitType(node)
    case .declReferenceExpr, .memberAccessExpr, .superExpr, .macroExpansionExpr,
      .functionCallExpr, .subscriptCallExpr, .keyPathExpr, .closureExpr, .sequenceExpr:
      visitExpression(node)
    case .identifierPattern, .valueBindingPattern, .closureCapture, .closureParameter,
      .closureShorthandParameter, .optionalBindingCondition, .matchingPatternCondition:
      visitPattern(node)
    case .codeBlockItem, .ifExpr, .guardStmt, .whileStmt, .repeatStmt, .forStmt, .doStmt,
      .catchClause, .deferStmt, .switchCase, .ifConfigDecl:
      visitStatement(node)
    case .availabilityCondition, .poundSourceLocation: visitQuietly(node)
    case .codeBlock: noteUnknown(node)
    default: visitTransparent(node)
    }
  }

  /// Kinds of syntax that say nothing by themselves.
  private func visitTransparent(_ node: Syntax) {
    switch node.kind {
    case .accessorBlock, .accessorDeclList, .accessorEffectSpecifiers, .accessorParameters,
      .arrayElementList, .arrayElement, .arrayExpr, .arrayType, .arrowExpr, .asExpr,
      .assignmentExpr, .attributedType, .awaitExpr, .binaryOperatorExpr, .booleanLiteralExpr,
      .borrowExpr, .breakStmt, .catchClauseList, .catchItemList, .catchItem,
      .classRestrictionType, .closureCaptureClause, .closureCaptureList,
      .closureCaptureSpecifier, .closureParameterClause, .closureParameterList,
      .closureShorthandParameterList, .closureSignature, .codeBlockItemList,
      .compositionTypeElementList, .compositionTypeElement, .compositionType,
      .conditionElementList, .conditionElement, .conformanceRequirement, .consumeExpr,
      .continueStmt, .copyExpr, .dictionaryElementList, .dictionaryElement, .dictionaryExpr,
      .dictionaryType, .discardAssignmentExpr, .discardStmt, .enumCaseElement,
      .enumCaseParameterClause, .enumCaseParameterList, .exprList, .expressionPattern,
      .expressionSegment, .expressionStmt, .fallThroughStmt, .floatLiteralExpr,
      .forceUnwrapExpr, .functionEffectSpecifiers, .functionParameterClause,
      .functionParameterList, .functionSignature, .functionType, .genericArgumentClause,
      .genericArgumentList, .genericArgument, .genericParameterClause, .genericParameterList,
      .genericRequirementList, .genericRequirement, .genericSpecializationExpr,
      .implicitlyUnwrappedOptionalType, .inOutExpr, .infixOperatorExpr, .inheritanceClause,
      .inheritedTypeList, .initializerClause, .inlineArrayType, .integerLiteralExpr, .isExpr,
      .labeledExprList, .labeledExpr, .labeledStmt, .layoutRequirement, .memberBlockItemList,
      .memberBlockItem, .metatypeType, .multipleTrailingClosureElementList,
      .multipleTrailingClosureElement, .nilLiteralExpr, .nonisolatedSpecifierArgument,
      .nonisolatedTypeSpecifier, .optionalChainingExpr, .optionalType, .packElementExpr,
      .packElementType, .packExpansionExpr, .packExpansionType, .patternExpr,
      .postfixIfConfigExpr, .postfixOperatorExpr, .prefixOperatorExpr,
      .primaryAssociatedTypeClause, .primaryAssociatedTypeList, .returnClause, .returnStmt,
      .sameTypeRequirement, .simpleTypeSpecifier, .someOrAnyType, .sourceFile,
      .stringLiteralSegmentList, .stringSegment, .suppressedType, .switchCaseItemList,
      .switchCaseItem, .switchCaseLabel, .switchCaseList, .switchDefaultLabel, .switchExpr,
      .ternaryExpr, .throwStmt, .throwsClause, .tryExpr, .tupleExpr, .tuplePatternElementList,
      .tuplePatternElement, .tuplePattern, .tupleTypeElementList, .tupleTypeElement, .tupleType,
      .typeAnnotation, .typeEffectSpecifiers, .typeInitializerClause, .typeSpecifierList,
      .unresolvedAsExpr, .unresolvedIsExpr, .unresolvedTernaryExpr, .unsafeExpr, .whereClause,
      .wildcardPattern, .yieldStmt, .yieldedExpressionList, .yieldedExpression,
      .yieldedExpressionsClause, .attributeList:
      visitChildren(node)
    default: visitMute(node)
    }
  }

  /// Kinds of syntax that are read where they stand, or never.
  private func visitMute(_ node: Syntax) {
    switch node.kind {
    case .declModifierList, .declModifier, .declModifierDetail, .declNameArguments,
      .declNameArgumentList, .declNameArgument, .deinitializerEffectSpecifiers,
      .moduleSelector, .importPathComponentList, .importPathComponent,
      .operatorPrecedenceAndTypes, .designatedTypeList, .designatedType:
      break
    default: noteUnknown(node)
    }
  }

  func noteUnknown(_ node: Syntax) {
    unknownKinds.append("\(node.kind) at \(node.position.utf8Offset)")
  }

  /// Looks for literals alone.
  func visitQuietly(_ node: Syntax) {
    let outer = isQuiet
    isQuiet = true
    switch node.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr: visitLiteral(node)
    default: visitChildren(node)
    }
    isQuiet = outer
  }

  private func visitLiteral(_ node: Syntax) {
    var kind = LiteralKind.regex
    if let string = node.as(StringLiteralExprSyntax.self) {
      let isMultiline = string.openingQuote.tokenKind == .multilineStringQuote
      let isInterpolated = string.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
      switch (isMultiline, isInterpolated) {
      case (true, true): kind = .interpolatedMultilineString
      case (true, false): kind = .multilineString
      case (false, true): kind = .interpolatedString
      case (false, false): kind = .string
      }
    } else if let string = node.as(SimpleStringLiteralExprSyntax.self) {
      let isMultiline = string.openingQuote.tokenKind == .multilineStringQuote
      kind = isMultiline ? .multilineString : .string
    }
    facts.literals.append(Literal(kind: kind, range: range(node)))
    visitChildren(node)
  }
}
