import Mustache
import Specification
import Templates

/// What a template says of the initialiser of a model: it takes what has to be given, and may fail.
struct InitializerWords {
  /// Whether a value may be one that is not allowed.
  let canFail: Bool
  let parameters: [InitializerParameter]

  /// Nil where nothing has to be given, and where a model has no objects of its own.
  init?(_ model: ModelSpecification, in project: Project) {
    let attributes = model.attributes.filter(\.isRequired)
    let required = model.relationships.filter(\.isRequired)
    let relationships = required.filter { !project.isMadeLater($0) }
    parameters =
      attributes.map { InitializerParameter($0, of: model) }
      + relationships.map(InitializerParameter.init)
    // An object without what is made later is not valid before.
    canFail =
      required.count == relationships.count
      && (attributes.contains { $0.isUnique || !$0.limits.isEmpty || $0.ownCases != nil }
        || relationships.contains { $0.count != nil })
    if model.isAbstract || parameters.isEmpty { return nil }
  }

  /// Whether a model has the initialiser from one that it is derived from, which takes the same.
  static func isInherited(by model: ModelSpecification, in project: Project) -> Bool {
    let names = InitializerWords(model, in: project)?.parameters.map(\.name)
    return project.specification.lineage(of: model.name).dropFirst().contains { ancestor in
      InitializerWords(ancestor, in: project).map { $0.parameters.map(\.name) == names } ?? false
    }
  }

  var words: TemplateWords {
    [
      "parameters": .word(
        SwiftCode(joining: parameters.map { "\($0.declaration), " as SwiftCode }, by: "")),
      "context": .word(Identifier("context".avoiding(parameters.map(\.name)))),
      "values": .rows(parameters.map { ["name": .word($0.member), "value": .word($0.member)] }),
      "canFail": .bool(canFail),
    ]
  }
}

/// One value that an initialiser takes.
struct InitializerParameter {
  let name: String
  /// `title: String`
  let declaration: SwiftCode

  var member: Identifier { Identifier(name) }

  init(_ attribute: AttributeSpecification, of model: ModelSpecification) {
    name = attribute.name
    declaration = "\(Identifier(attribute.name)): \(attribute.type.code(inside: model.name))"
  }

  init(_ relationship: RelationshipSpecification) {
    name = relationship.name
    let destination: SwiftCode = "\(Identifier(relationship.destination))"
    let type: SwiftCode = relationship.isToMany ? "[\(destination)]" : destination
    declaration = "\(Identifier(relationship.name)): \(type)"
  }
}

extension AttributeSpecification {
  /// Whether an object without it is not allowed, and nobody else sets it.
  fileprivate var isRequired: Bool { setOn == nil && !isOptional && defaultValue == nil }
}

extension Project {
  /// Whether the objects of a relationship are made with the one that needs them, and so after it.
  fileprivate func isMadeLater(_ relationship: RelationshipSpecification) -> Bool {
    guard relationship.isToMany, let inverse = relationship.inverse else { return false }
    let partner = specification.models[relationship.destination]?.relationship(named: inverse)
    return partner?.isToMany == false && partner?.isOptional == false
  }
}

extension RelationshipSpecification {
  /// Whether an object without it is not allowed.
  var isRequired: Bool {
    isToMany ? (count?.minimum ?? 0) > 0 : !isOptional
  }
}
