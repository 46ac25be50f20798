import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  func visitType(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .identifierType(let type):
      note(.type, type.name, base: -1, start: start(type))
      visit(type.genericArgumentClause)
    case .memberType(let type):
      visit(type.baseType)
      note(.memberType, type.name, base: nameStart(of: type.baseType), start: start(type))
      visit(type.genericArgumentClause)
    case .typeExpr(let expression): visit(expression.type)
    case .isTypePattern(let pattern):
      facts.casts.append(Cast(kind: .check, type: range(pattern.type), owner: owner))
      visit(pattern.type)
    default: break
    }
  }

  private func nameStart(of type: TypeSyntax) -> Int32 {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): name(identifier.name).start
    case .memberType(let member): name(member.name).start
    case .optionalType(let optional): nameStart(of: optional.wrappedType)
    case .implicitlyUnwrappedOptionalType(let optional): nameStart(of: optional.wrappedType)
    default: -1
    }
  }

  func note(_ kind: ReferenceKind, _ token: TokenSyntax, base: Int32, start: Int32) {
    guard token.presence == .present else { return }
    facts.references.append(
      Reference(
        kind: kind, isCalled: false, name: name(token), base: base, start: start, owner: owner))
  }

  // MARK: Expressions

  func visitExpression(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      if case .binaryOperator = reference.baseName.tokenKind { return }
      note(.value, reference.baseName, base: -1, start: start(reference))
    case .superExpr(let expression):
      note(.superclass, expression.superKeyword, base: -1, start: start(expression))
    case .memberAccessExpr(let access): visitMember(access)
    case .functionCallExpr(let call): visitCall(call)
    case .subscriptCallExpr(let call): visitSubscriptCall(call)
    case .macroExpansionExpr(let macro):
      visitMacro(
        node, start: start(macro), name: macro.macroName, generics: macro.genericArgumentClause,
        leftParen: macro.leftParen, arguments: macro.arguments, rightParen: macro.rightParen,
        closure: macro.trailingClosure, more: macro.additionalTrailingClosures)
    case .keyPathExpr(let path): visitKeyPath(path)
    case .closureExpr(let closure): visitClosure(closure)
    case .sequenceExpr(let sequence): visitSequence(sequence)
    default: break
    }
  }

  private func visitMember(_ access: MemberAccessExprSyntax) {
    visit(access.base)
    let token = access.declName.baseName
    if let base = access.base {
      note(
        .member, token, base: nameOfCallee(base).map { name($0).start } ?? -1,
        start: start(access))
    } else {
      note(.implicitMember, token, base: -1, start: start(access))
    }
  }

  /// The name that an expression ends in; `?`, `!` and generic arguments are passed over.
  func nameOfCallee(_ expression: ExprSyntax) -> TokenSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName
    case .memberAccessExpr(let access): access.declName.baseName
    case .superExpr(let expression): expression.superKeyword
    case .genericSpecializationExpr(let generic): nameOfCallee(generic.expression)
    case .optionalChainingExpr(let chain): nameOfCallee(chain.expression)
    case .forceUnwrapExpr(let unwrapped): nameOfCallee(unwrapped.expression)
    default: nil
    }
  }

  private func visitCall(_ call: FunctionCallExprSyntax) {
    visit(call.calledExpression)
    let callee = nameOfCallee(call.calledExpression)
    if let callee { calledNames.insert(name(callee).start) }
    let index = noteCall(
      .call, callee, start: start(call), range(call.leftParen, call.rightParen),
      order: call.leftParen.map { start($0) } ?? call.trailingClosure.map { start($0) })
    visitArguments(call.arguments, of: index)
    visitClosures(call.trailingClosure, call.additionalTrailingClosures, of: index)
  }

  private func visitSubscriptCall(_ call: SubscriptCallExprSyntax) {
    visit(call.calledExpression)
    let index = noteCall(
      .subscripting, nameOfCallee(call.calledExpression), start: start(call),
      range(call.leftSquare, call.rightSquare), order: start(call.leftSquare))
    visitArguments(call.arguments, of: index)
    visitClosures(call.trailingClosure, call.additionalTrailingClosures, of: index)
  }

  func visitMacro(
    _ node: Syntax, start: Int32, name: TokenSyntax, generics: GenericArgumentClauseSyntax?,
    leftParen: TokenSyntax?, arguments: LabeledExprListSyntax, rightParen: TokenSyntax?,
    closure: ClosureExprSyntax?, more: MultipleTrailingClosureElementListSyntax
  ) {
    note(.macro, name, base: -1, start: start)
    visit(generics)
    guard leftParen != nil || closure != nil else { return }
    let index = noteCall(
      .macro, name, start: start, range(leftParen, rightParen),
      order: leftParen.map { self.start($0) } ?? closure.map { self.start($0) })
    visitArguments(arguments, of: index)
    visitClosures(closure, more, of: index)
  }

  private func noteCall(
    _ kind: CallKind, _ callee: TokenSyntax?, start: Int32, _ arguments: ByteRange, order: Int32?
  ) -> Int32 {
    callOrder.append(order ?? start)
    facts.calls.append(
      Call(
        callee: callee.map { name($0) } ?? .none, start: start, arguments: arguments,
        argumentRun: FactRun(), owner: owner, kind: kind))
    return Int32(facts.calls.count - 1)
  }

  private func visitArguments(_ list: LabeledExprListSyntax, of call: Int32) {
    for argument in list {
      facts.arguments.append(
        Argument(
          label: argument.label.map { name($0) } ?? .none, value: range(argument.expression),
          call: call, isTrailing: false))
      visit(argument.expression)
    }
  }

  private func visitClosures(
    _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax,
    of call: Int32
  ) {
    guard let closure else { return }
    noteClosure(closure, nil, of: call)
    for element in more { noteClosure(element.closure, element.label, of: call) }
  }

  private func noteClosure(_ closure: ClosureExprSyntax, _ label: TokenSyntax?, of call: Int32) {
    facts.arguments.append(
      Argument(
        label: label.map { name($0) } ?? .none, value: range(closure), call: call,
        isTrailing: true))
    visit(closure)
  }

  private func visitKeyPath(_ path: KeyPathExprSyntax) {
    visit(path.root)
    for component in path.components {
      if case .property(let property) = component.component {
        note(.keyPathMember, property.declName.baseName, base: -1, start: start(path))
        visit(property.genericArgumentClause)
      } else if case .subscript(let member) = component.component {
        visit(member.arguments)
      }
    }
  }

  private func visitSequence(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    for (place, element) in elements.enumerated() {
      if place + 1 < elements.count, let kind = castKind(of: element) {
        facts.casts.append(
          Cast(kind: kind, type: range(elements[place + 1]), owner: owner))
      }
      visit(element)
    }
  }

  private func castKind(of element: ExprSyntax) -> CastKind? {
    if element.is(UnresolvedIsExprSyntax.self) { return .check }
    guard let cast = element.as(UnresolvedAsExprSyntax.self) else { return nil }
    switch cast.questionOrExclamationMark?.text {
    case "?": return .conditional
    case "!": return .forced
    default: return .unconditional
    }
  }
}
