import SwiftSyntax

@testable import SwiftFacts

extension FactExtractor {
  func visitDeclaration(_ node: Syntax) {
    if let type = node.asProtocol((any DeclGroupSyntax).self) {
      visitGroup(node, type)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      visitVariable(variable)
    } else if let function = node.as(FunctionDeclSyntax.self) {
      visitFunction(function)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      visitInitializer(initializer)
    } else if let cases = node.as(EnumCaseDeclSyntax.self) {
      visitCases(cases)
    } else if let member = node.as(SubscriptDeclSyntax.self) {
      visitSubscript(member)
    } else {
      visitRareDeclaration(node)
    }
  }

  /// Notes a declaration and makes it the owner of what follows.
  func declare(
    _ kind: DeclarationKind, _ token: TokenSyntax, _ node: Syntax
  ) -> Int {
    declare(kind, name(token), node, isQuoted: isQuoted(token))
  }

  func declare(
    _ kind: DeclarationKind, _ name: ByteRange, _ node: Syntax, isQuoted: Bool = false
  ) -> Int {
    var attributes: [Int] = []
    if let list = node.asProtocol((any WithAttributesSyntax).self)?.attributes {
      attributes = visitAttributes(list)
    }
    let index = facts.declarations.count
    facts.declarations.append(
      Declaration(
        kind: kind, range: range(node), name: name, parent: owner, branch: branch, block: block,
        leader: Int32(index)))
    if isQuoted { facts.declarations[index].traits.insert(.isQuoted) }
    if let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers {
      for modifier in modifiers { note(modifier, on: index) }
    }
    adopt(attributes, by: index)
    return index
  }

  /// Notes that attributes are written on a declaration.
  func adopt(_ attributes: [Int], by declaration: Int) {
    for attribute in attributes {
      facts.attributes[attribute].owner = Int32(declaration)
      facts.attributes[attribute].isOnDeclaration = true
      facts.declarations[declaration].attributes.add(attribute)
    }
  }

  /// Visits something with a declaration as its owner.
  func within(_ declaration: Int, _ body: () -> Void) {
    let outer = owner
    owner = Int32(declaration)
    body()
    owner = outer
  }

  private func note(_ modifier: DeclModifierSyntax, on index: Int) {
    let word = modifier.name.text
    if let level = Self.accessLevels[word] {
      if modifier.detail?.detail.text == "set" {
        facts.declarations[index].setterAccess = level
      } else {
        facts.declarations[index].access = level
      }
    } else if word == "async" {
      facts.declarations[index].effects.insert(.async)
    } else if word == "reasync" {
      facts.declarations[index].effects.insert(.reasync)
    } else {
      facts.declarations[index].modifiers.insert(Self.modifiers[word] ?? .other)
    }
  }

  private static let accessLevels: [String: Access] = [
    "open": .open, "public": .publicly, "package": .package, "internal": .internally,
    "fileprivate": .filePrivate, "private": .privately,
  ]

  private static let modifiers: [String: Modifiers] = [
    "static": .static, "class": .ofClass, "final": .final, "override": .override,
    "required": .required, "convenience": .convenience, "lazy": .lazy, "weak": .weak,
    "unowned": .unowned, "mutating": .mutating, "nonmutating": .nonmutating,
    "optional": .optional, "dynamic": .dynamic, "indirect": .indirect, "prefix": .prefix,
    "postfix": .postfix, "infix": .infix, "nonisolated": .nonisolated, "isolated": .isolated,
    "distributed": .distributed, "consuming": .consuming, "borrowing": .borrowing,
  ]

  func effects(_ words: TokenSyntax?...) -> Effects {
    var effects: Effects = []
    for word in words.compactMap({ $0 }) {
      switch word.text {
      case "async": effects.insert(.async)
      case "reasync": effects.insert(.reasync)
      case "throws": effects.insert(.throws)
      case "rethrows": effects.insert(.rethrows)
      default: break
      }
    }
    return effects
  }

  private func visitGroup(_ node: Syntax, _ group: any DeclGroupSyntax) {
    let index: Int
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let type): index = declare(.classType, type.name, node)
    case .structDecl(let type): index = declare(.structure, type.name, node)
    case .enumDecl(let type): index = declare(.enumeration, type.name, node)
    case .actorDecl(let type): index = declare(.actor, type.name, node)
    case .protocolDecl(let type): index = declare(.protocolType, type.name, node)
    case .extensionDecl(let type):
      index = declare(.extending, range(type.extendedType), node)
    default: return
    }
    facts.declarations[index].body = range(group.memberBlock)
    within(index) { visitParts(node) }
  }

  /// Visits everything of a declaration but its attributes and modifiers.
  func visitParts(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .attributeList {
      visit(child)
    }
  }

  private func visitFunction(_ function: FunctionDeclSyntax) {
    let node = Syntax(function)
    let index = declare(.function, function.name, node)
    visitCallable(node, index, function.signature, function.body)
  }

  private func visitInitializer(_ initializer: InitializerDeclSyntax) {
    let node = Syntax(initializer)
    let index = declare(.initializer, initializer.initKeyword, node)
    if initializer.optionalMark != nil { facts.declarations[index].traits.insert(.isFailable) }
    visitCallable(node, index, initializer.signature, initializer.body)
  }

  private func visitCallable(
    _ node: Syntax, _ index: Int, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?
  ) {
    note(signature, on: index)
    facts.declarations[index].body = range(body)
    within(index) {
      for child in node.children(viewMode: .sourceAccurate) {
        if let block = child.as(CodeBlockSyntax.self) {
          visitBlock(block, .function)
        } else if child.kind != .attributeList {
          visit(child)
        }
      }
    }
  }

  func note(_ signature: FunctionSignatureSyntax, on index: Int) {
    let specifiers = signature.effectSpecifiers
    facts.declarations[index].effects.formUnion(
      effects(specifiers?.asyncSpecifier, specifiers?.throwsClause?.throwsSpecifier))
    facts.declarations[index].type = range(signature.returnClause?.type)
  }

  private func visitSubscript(_ member: SubscriptDeclSyntax) {
    let node = Syntax(member)
    let index = declare(.subscripting, member.subscriptKeyword, node)
    facts.declarations[index].type = range(member.returnClause.type)
    facts.declarations[index].body = range(member.accessorBlock)
    within(index) {
      for child in node.children(viewMode: .sourceAccurate) {
        if let accessors = child.as(AccessorBlockSyntax.self) {
          visitAccessors(accessors)
        } else if child.kind != .attributeList {
          visit(child)
        }
      }
    }
  }
}
