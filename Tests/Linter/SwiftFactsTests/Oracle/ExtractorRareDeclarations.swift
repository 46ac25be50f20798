import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  func visitRareDeclaration(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let declaration): _ = declare(.importing, range(declaration.path), node)
    case .typeAliasDecl(let declaration):
      let index = declare(.typeAlias, declaration.name, node)
      facts.declarations[index].type = range(declaration.initializer.value)
      within(index) { visitParts(node) }
    case .associatedTypeDecl(let declaration):
      let index = declare(.associatedType, declaration.name, node)
      facts.declarations[index].type = range(declaration.initializer?.value)
      within(index) { visitParts(node) }
    case .operatorDecl(let declaration): visitOperator(declaration)
    case .precedenceGroupDecl(let declaration):
      let index = declare(.precedenceGroup, declaration.name, node)
      facts.declarations[index].body = range(declaration.leftBrace, declaration.rightBrace)
    case .macroDecl(let declaration):
      let index = declare(.macro, declaration.name, node)
      note(declaration.signature, on: index)
      facts.declarations[index].value = range(declaration.definition?.value)
      within(index) { visitParts(node) }
    case .deinitializerDecl(let declaration): visitDeinitializer(declaration)
    case .macroExpansionDecl(let declaration): visitMacro(declaration)
    default: break
    }
  }

  private func visitOperator(_ declaration: OperatorDeclSyntax) {
    let index = declare(.operatorSymbol, declaration.name, Syntax(declaration))
    switch declaration.fixitySpecifier.text {
    case "prefix": facts.declarations[index].modifiers = .prefix
    case "postfix": facts.declarations[index].modifiers = .postfix
    default: facts.declarations[index].modifiers = .infix
    }
  }

  private func visitDeinitializer(_ declaration: DeinitializerDeclSyntax) {
    let index = declare(.deinitializer, declaration.deinitKeyword, Syntax(declaration))
    facts.declarations[index].effects = effects(declaration.effectSpecifiers?.asyncSpecifier)
    facts.declarations[index].body = range(declaration.body)
    within(index) {
      if let body = declaration.body { visitBlock(body, .function) }
    }
  }

  private func visitMacro(_ declaration: MacroExpansionDeclSyntax) {
    _ = visitAttributes(declaration.attributes)
    visitMacro(
      Syntax(declaration), start: start(declaration.pound), name: declaration.macroName,
      generics: declaration.genericArgumentClause, leftParen: declaration.leftParen,
      arguments: declaration.arguments, rightParen: declaration.rightParen,
      closure: declaration.trailingClosure, more: declaration.additionalTrailingClosures)
  }

  func visitCases(_ cases: EnumCaseDeclSyntax) {
    var leader: Int?
    var attributes: [Int] = []
    for element in cases.elements {
      let index: Int
      if let leader {
        index = facts.declarations.count
        facts.declarations.append(facts.declarations[leader])
        facts.declarations[index] = follower(of: leader, element.name, range(element))
      } else {
        index = declare(.enumerationCase, element.name, Syntax(cases))
        attributes = []
        leader = index
      }
      facts.declarations[index].range.end = endOfElement(element)
      facts.declarations[index].value = range(element.rawValue?.value)
      within(index) { visitChildren(Syntax(element)) }
    }
    _ = attributes
  }

  private func endOfElement(_ element: EnumCaseElementSyntax) -> Int32 {
    if let value = element.rawValue { return end(value) }
    if let parameters = element.parameterClause { return end(parameters) }
    return end(element.name)
  }

  /// A further name of a statement: like the first one but for its own parts.
  func follower(of leader: Int, _ token: TokenSyntax, _ whole: ByteRange) -> Declaration {
    let first = facts.declarations[leader]
    var next = Declaration(
      kind: first.kind, access: first.access, setterAccess: first.setterAccess,
      effects: first.effects, modifiers: first.modifiers,
      traits: isQuoted(token) ? .isQuoted : [], range: whole, name: name(token),
      parent: first.parent, branch: first.branch, block: first.block, leader: Int32(leader))
    next.range.start = whole.start
    return next
  }

  // MARK: Variables

  func visitVariable(_ variable: VariableDeclSyntax) {
    let kind: DeclarationKind = variable.bindingSpecifier.text == "let" ? .constant : .variable
    var leader: Int?
    for binding in variable.bindings {
      var names: [Int] = []
      let hadLeader = leader != nil
      if leader == nil, self.names(in: binding.pattern).isEmpty, binding == variable.bindings.last {
        _ = visitAttributes(variable.attributes)
      }
      for token in self.names(in: binding.pattern) {
        if let leader {
          names.append(facts.declarations.count)
          var whole = rangeWithoutComma(binding)
          if !hadLeader { whole.start = start(variable) }
          facts.declarations.append(follower(of: leader, token, whole))
        } else {
          leader = declare(kind, token, Syntax(variable))
          names.append(facts.declarations.count - 1)
        }
      }
      fill(names, from: binding)
      within(names.first ?? Int(owner)) { visitBinding(binding) }
    }
  }

  private func fill(_ names: [Int], from binding: PatternBindingSyntax) {
    for (place, name) in names.enumerated() {
      if names.count > 1 || place > 0 {
        facts.declarations[name].traits.insert(.isPartOfPattern)
      }
      facts.declarations[name].range.end = rangeWithoutComma(binding).end
      facts.declarations[name].type = range(binding.typeAnnotation?.type)
      facts.declarations[name].value = range(binding.initializer?.value)
    }
    if let first = names.first {
      facts.declarations[first].body = range(binding.accessorBlock)
    }
  }

  private func rangeWithoutComma(_ binding: PatternBindingSyntax) -> ByteRange {
    var whole = range(binding)
    if binding.trailingComma != nil {
      whole.end =
        binding.accessorBlock.map { end($0) } ?? binding.initializer.map { end($0) }
        ?? binding.typeAnnotation.map { end($0) } ?? end(binding.pattern)
    }
    return whole
  }

  private func visitBinding(_ binding: PatternBindingSyntax) {
    visit(binding.typeAnnotation)
    visit(binding.initializer)
    if let accessors = binding.accessorBlock { visitAccessors(accessors) }
  }

  /// The names that a pattern binds.
  func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): [name.identifier]
    case .tuplePattern(let tuple): tuple.elements.flatMap { names(in: $0.pattern) }
    case .valueBindingPattern(let binding): names(in: binding.pattern)
    default: []
    }
  }
}
