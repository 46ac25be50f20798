import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  func visitPartOfDeclaration(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .genericParameter(let parameter): visitGenericParameter(parameter)
    case .primaryAssociatedType(let type):
      note(
        GenericParameter(
          name: name(type.name), inheritedType: .none, owner: owner, kind: .type))
    case .functionParameter(let parameter): visitParameter(parameter)
    case .enumCaseParameter(let parameter): visitAssociatedValue(parameter)
    case .inheritedType(let inherited):
      facts.declarations[Int(owner)].inheritedTypes.add(facts.inheritedTypes.count)
      facts.inheritedTypes.append(
        InheritedType(type: range(inherited.type), owner: owner))
      visitChildren(node)
    case .genericWhereClause:
      facts.declarations[Int(owner)].whereClause = range(node)
      visitChildren(node)
    case .attribute(let attribute): _ = visitAttribute(attribute)
    case .accessorDecl(let accessor): visitAccessor(accessor)
    case .memberBlock:
      let outer = block
      block = -1
      visitChildren(node)
      block = outer
    default: break
    }
  }

  private func note(_ parameter: GenericParameter) {
    facts.declarations[Int(owner)].genericParameters.add(facts.genericParameters.count)
    facts.genericParameters.append(parameter)
  }

  private func visitGenericParameter(_ parameter: GenericParameterSyntax) {
    visit(parameter.attributes)
    let kind: GenericParameterKind
    switch parameter.specifier?.text {
    case "each": kind = .pack
    case "let": kind = .value
    default: kind = .type
    }
    note(
      GenericParameter(
        name: name(parameter.name), inheritedType: range(parameter.inheritedType),
        owner: owner, kind: kind))
    visit(parameter.inheritedType)
  }

  private func visitParameter(_ parameter: FunctionParameterSyntax) {
    visit(parameter.attributes)
    let label = name(parameter.firstName)
    facts.declarations[Int(owner)].parameters.add(facts.parameters.count)
    facts.parameters.append(
      Parameter(
        label: label, name: parameter.secondName.map { name($0) } ?? label,
        type: range(parameter.type), value: range(parameter.defaultValue?.value), owner: owner,
        isVariadic: parameter.ellipsis != nil))
    visit(parameter.type)
    visit(parameter.defaultValue)
  }

  private func visitAssociatedValue(_ parameter: EnumCaseParameterSyntax) {
    let label = parameter.firstName.map { name($0) } ?? .none
    facts.declarations[Int(owner)].parameters.add(facts.parameters.count)
    facts.parameters.append(
      Parameter(
        label: label, name: parameter.secondName.map { name($0) } ?? label,
        type: range(parameter.type), value: range(parameter.defaultValue?.value), owner: owner,
        isVariadic: false))
    visit(parameter.type)
    visit(parameter.defaultValue)
  }

  // MARK: Attributes

  /// Visits attributes and gives the indices of those that stand in the list itself.
  func visitAttributes(_ list: AttributeListSyntax) -> [Int] {
    list.flatMap { element -> [Int] in
      switch element {
      case .attribute(let attribute): return [visitAttribute(attribute)]
      case .ifConfigDecl(let conditional):
        var indices: [Int] = []
        visitBranches(conditional) { elements in
          if case .attributes(let inner) = elements { indices += visitAttributes(inner) }
        }
        return indices
      @unknown default:
        noteUnknown(Syntax(element))
        return []
      }
    }
  }

  private func visitAttribute(_ attribute: AttributeSyntax) -> Int {
    let index = facts.attributes.count
    var whole = range(attribute.attributeName)
    let last = lastName(of: attribute.attributeName)
    whole.end = end(last)
    var arguments = ByteRange.none
    if let left = attribute.leftParen, let right = attribute.rightParen {
      arguments = ByteRange(end(left), start(right))
    }
    facts.attributes.append(
      Attribute(name: whole, arguments: arguments, owner: owner, isOnDeclaration: false))
    visitGenerics(of: attribute.attributeName)
    guard let list = attribute.arguments else { return index }
    if last.text.first?.isUppercase == true {
      visit(list)
    } else {
      visitQuietly(Syntax(list))
    }
    return index
  }

  private func lastName(of type: TypeSyntax) -> TokenSyntax {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): identifier.name
    case .memberType(let member): member.name
    default: type.firstToken(viewMode: .sourceAccurate) ?? .identifier("")
    }
  }

  private func visitGenerics(of type: TypeSyntax) {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      visit(identifier.genericArgumentClause)
    } else if let member = type.as(MemberTypeSyntax.self) {
      visitGenerics(of: member.baseType)
      visit(member.genericArgumentClause)
    }
  }

  // MARK: Accessors

  func visitAccessors(_ accessors: AccessorBlockSyntax) {
    switch accessors.accessors {
    case .accessors(let list): visit(list)
    case .getter(let items):
      inBlock(.accessor, range(accessors)) { visit(items) }
    @unknown default: noteUnknown(Syntax(accessors))
    }
  }

  private func visitAccessor(_ accessor: AccessorDeclSyntax) {
    visit(accessor.attributes)
    facts.declarations[Int(owner)].accessors.add(facts.accessors.count)
    facts.accessors.append(
      Accessor(
        kind: Self.accessorKinds[accessor.accessorSpecifier.text] ?? .other,
        effects: effects(
          accessor.effectSpecifiers?.asyncSpecifier,
          accessor.effectSpecifiers?.throwsClause?.throwsSpecifier),
        parameter: accessor.parameters.map { name($0.name) } ?? .none,
        body: range(accessor.body), owner: owner))
    if let parameter = accessor.parameters?.name {
      noteName(
        parameter,
        Naming(kind: .accessorParameter, block: block, scopeEnd: end(accessor)))
    }
    visit(accessor.effectSpecifiers)
    if let body = accessor.body { visitBlock(body, .accessor) }
  }

  private static let accessorKinds: [String: AccessorKind] = [
    "get": .get, "set": .set, "willSet": .willSet, "didSet": .didSet, "init": .`init`,
    "_read": .read, "_modify": .modify,
  ]
}
