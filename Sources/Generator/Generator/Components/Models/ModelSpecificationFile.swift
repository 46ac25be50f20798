import Mustache
import Specification
import Templates

/// The machine-written half of a model: the table of its properties and its questions to the store.
struct ModelSpecificationFile: Component {
  static let template = "Models/Model+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.model)

  func parts(of project: Project) -> [ModelSpecification] {
    Array(project.specification.models)
  }

  func words(for model: ModelSpecification, in project: Project) -> TemplateWords {
    let derived = model.derived.filter { !$0.isHandWritten }
    let unique = model.ownAttributes.filter(\.isUnique)
    let isInherited = InitializerWords.isInherited(by: model, in: project)
    let initializer = isInherited ? nil : InitializerWords(model, in: project)
    let hasAccessors =
      initializer != nil || !derived.isEmpty || !unique.isEmpty || !model.fetchRequests.isEmpty
      || !model.fetchedProperties.isEmpty || model.cluster != nil
    return [
      "model": .word(Identifier(model.name)),
      "object": .word(project.typeNames.own(model.name, inside: .fetchRequest)),
      "isFinal": .bool(model.heirs.isEmpty),
      "parent": .optional(model.parent.map { Identifier($0) }),
      "concreteModels": .optional(Self.concreteModels(of: model)),
      "formerNames": .optional(Self.formerNames(of: model)),
      "ownCases": .optional(Self.ownCases(of: model)),
      "cluster": .optional(model.cluster.map { _ in Identifier(model.name.asVariable) }),
      "clusterAttribute": .optional(model.cluster.map { Identifier($0.attribute) }),
      "clusterType": .optional(Self.clusterType(of: model)),
      "choices": .rows(Self.choices(of: model)),
      "enumerations": .rows(model.enumerations.map(Self.words(for:))),
      "attributes": .rows(model.ownAttributes.map { Self.words(for: $0, of: model) }),
      "relationships": .rows(model.ownRelationships.map(Self.words(for:))),
      "hasAccessors": .bool(hasAccessors),
      "initializer": .rows([initializer?.words].compactMap { $0 }),
      "derived": .rows(derived.map { Self.words(for: $0, of: model) }),
      "fetchedProperties": .rows(
        model.fetchedProperties.map { FetchedPropertyWords($0, in: project).words }),
      "uniqueAttributes": .rows(unique.map { Self.words(for: $0, of: model) }),
      "fetchRequests": .rows(model.fetchRequests.map { FetchRequestWords($0, in: project).words }),
      "hasFetchRequests": .bool(!model.fetchRequests.isEmpty),
    ]
  }

  /// Where a family of models begins.
  private static func concreteModels(of model: ModelSpecification) -> SwiftCode? {
    guard model.parent == nil, !model.heirs.isEmpty else { return nil }
    return model.concreteModels.map { "\(Identifier($0)).self" as SwiftCode }.joined
  }

  private static func formerNames(of model: ModelSpecification) -> SwiftCode? {
    model.formerNames.isEmpty ? nil : model.formerNames.map { SwiftCode(SwiftLiteral($0)) }.joined
  }

  /// `"kind": ["photo", "drawing"]`; nil where no cluster decides.
  private static func ownCases(of model: ModelSpecification) -> SwiftCode? {
    let pairs = model.attributes.compactMap { attribute in
      attribute.ownCases.map { cases -> SwiftCode in
        let values = cases.map { SwiftCode(SwiftLiteral($0)) }
        return "\(SwiftLiteral(attribute.name)): [\(values.joined)]"
      }
    }
    return pairs.isEmpty ? nil : pairs.joined
  }

  private static func clusterType(of model: ModelSpecification) -> SwiftCode? {
    model.cluster.flatMap { model.attribute(named: $0.attribute)?.type.code(inside: model.name) }
  }

  private static func choices(of model: ModelSpecification) -> [TemplateWords] {
    (model.cluster?.choices ?? []).map { choice in
      [
        "cases": .word(choice.values.map { ".\(Identifier($0))" as SwiftCode }.joined),
        "heir": .word(Identifier(choice.type)),
      ]
    }
  }

  private static func words(for enumeration: EnumerationSpecification) -> TemplateWords {
    [
      "name": .word(Identifier(enumeration.name)),
      "cases": .word(enumeration.cases.map { "\(Identifier($0))" as SwiftCode }.joined),
    ]
  }

  private static func words(
    for attribute: AttributeSpecification, of model: ModelSpecification
  ) -> TemplateWords {
    let type = attribute.type.code(inside: model.name)
    return [
      "name": .word(Identifier(attribute.name)),
      "nameLiteral": .word(SwiftLiteral(attribute.name)),
      "arguments": .word(attribute.arguments.joined),
      "type": .word(attribute.isOptional ? "\(type)?" as SwiftCode : type),
    ]
  }

  private static func words(for relationship: RelationshipSpecification) -> TemplateWords {
    let destination: SwiftCode = "\(Identifier(relationship.destination))"
    let optional: SwiftCode = relationship.isOptional ? "\(destination)?" : destination
    return [
      "name": .word(Identifier(relationship.name)),
      "arguments": .word(relationship.arguments.joined),
      "type": .word(relationship.isToMany ? "[\(destination)]" as SwiftCode : optional),
    ]
  }

  private static func words(
    for property: DerivedSpecification, of model: ModelSpecification
  ) -> TemplateWords {
    [
      "name": .word(Identifier(property.name)),
      "type": .word(property.code(inside: model.name)),
      "comment": .word(CommentText(property.expression?.text ?? "")),
      "expression": .optional(property.expression?.code()),
    ]
  }
}
