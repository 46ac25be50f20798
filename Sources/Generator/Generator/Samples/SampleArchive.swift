import Specification

/// A few objects of each of some models, such as those of a store, related to each other, as an archive that the kit reads.
///
/// Object `n` of a model is related to object `n` of the destination, so that every required
/// relationship is satisfied and both sides of a relationship agree; where the destination is its own
/// model, to the one before or behind it.
struct SampleArchive {
  /// Why there are no samples, by the model that cannot have any.
  let hindrances: [String: String]
  /// Three, or as many as the largest relationship needs.
  let objectCount: Int
  private let models: [ModelSpecification]
  private let families: ModelFamilies
  /// By model, the model whose samples stand for those of an abstract one.
  private let identities: [String: String]
  /// By model, the relationships whose other side is one object, which a relative's samples have.
  private let taken: [String: Set<String>]

  /// - Parameter names: all models to which relationships lead from one of them.
  init(
    of names: [String], in specification: ApplicationSpecification, families: ModelFamilies
  ) {
    let models = names.compactMap { specification.models[$0] }
    self.models = models
    self.families = families
    let counts = models.flatMap(\.relationships).compactMap(\.count?.minimum)
    let objectCount = max(3, counts.max() ?? 0)
    self.objectCount = objectCount
    identities = Dictionary(
      models.flatMap(\.relationships).compactMap { relationship in
        let name = relationship.destination
        return specification.models[name]?.concreteModels.first.map { (name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    var taken: [String: Set<String>] = [:]
    var hindrances: [String: String] = [:]
    for model in models where taken[model.name] == nil {
      let relationships = families.takenRelationships(of: model, in: specification)
      taken[model.name] = relationships
      hindrances[model.name] =
        model.hindrance(toSamples: objectCount, rank: families.rank(of: model.name) + 1)
        ?? model.hindrance(without: relationships)
    }
    self.taken = taken
    self.hindrances = hindrances
  }

  /// Whether samples exist for all that is required.
  var isComplete: Bool { hindrances.isEmpty }

  /// One object a line. Empty lists where some value cannot be found that is sure to fit.
  var text: String {
    let sections = models.map { model in
      let objects = isComplete ? (1...objectCount).map { line(for: model, number: $0) } : []
      let content = objects.isEmpty ? "" : "\n    " + objects.joined(separator: ",\n    ") + "\n  "
      return "  \(JSONText(model.name).text): [\(content)]"
    }
    return "{\n  \"format\": 1,\n" + sections.joined(separator: ",\n") + "\n}\n"
  }

  private func line(for model: ModelSpecification, number: Int) -> String {
    var pairs = ["\"@id\": \"\(model.name)-\(number)\""]
    for attribute in model.sampledAttributes {
      guard let value = value(of: attribute, in: model, number: number) else { continue }
      pairs.append("\(JSONText(attribute.name).text): \(JSONText(value).text)")
    }
    for relationship in model.relationships
    where taken[model.name]?.contains(relationship.name) != true {
      guard let value = related(by: relationship, of: model, number: number) else { continue }
      pairs.append("\(JSONText(relationship.name).text): \(value)")
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  /// What is unique is so among relatives; what decides about the model fits it.
  private func value(
    of attribute: AttributeSpecification, in model: ModelSpecification, number: Int
  ) -> AttributeValue? {
    if let cases = families.clusterCases[model.name]?[attribute.name] {
      return .enumerationCase(cases[(number - 1) % cases.count])
    }
    let distance = attribute.isUnique ? families.rank(of: model.name) * objectCount : 0
    return SampleValue(attribute: attribute, number: number + distance).value
  }

  /// A relationship to one, or to many where that is the only side that says it.
  private func related(
    by relationship: RelationshipSpecification, of model: ModelSpecification, number: Int
  ) -> String? {
    let destination = identities[relationship.destination] ?? relationship.destination
    let isReflexive = destination == model.name
    guard relationship.isToMany else {
      let other = isReflexive ? neighbor(of: number, by: relationship, in: model) : number
      return other.map { "\"\(destination)-\($0)\"" }
    }
    guard let count = relationship.count, count.minimum > 0 else { return nil }
    let first = isReflexive ? number : number - 1
    let others = (0..<count.minimum).map { (first + $0) % objectCount + 1 }
    return "[" + others.map { "\"\(destination)-\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// The object of the same model to which one leads: that before it, or where the other side of the
  /// relationship looks back already, that behind it. Two are each other's partners where both sides are
  /// one relationship. Nil for an object that may do without.
  private func neighbor(
    of number: Int, by relationship: RelationshipSpecification, in model: ModelSpecification
  ) -> Int? {
    let inverse = relationship.inverse.flatMap { model.relationship(named: $0) }
    let isNeeded = relationship.isRequired || inverse?.isRequired == true
    if relationship.inverse == relationship.name {
      let partner = number.isMultiple(of: 2) ? number - 1 : number + 1
      return partner <= objectCount ? partner : isNeeded ? number : nil
    }
    let leader = model.relationships.first {
      $0.name == relationship.name || $0.name == inverse?.name
    }
    let looksAhead = inverse?.isToMany == false && leader?.name != relationship.name
    let other = looksAhead ? number + 1 : number - 1
    if (1...objectCount).contains(other) { return other }
    return isNeeded ? (other + objectCount - 1) % objectCount + 1 : nil
  }
}

extension RelationshipSpecification {
  /// Two or more objects that belong to this one alone would need more samples of their model.
  fileprivate var canBeSampled: Bool {
    isManyToMany || inverse == nil || count?.minimum ?? 0 <= 1
  }
}

extension ModelSpecification {
  /// Why there are not so many objects that are sure to be valid; nil where there are.
  ///
  /// - Parameter rank: of how many models of its family unique values have to differ.
  fileprivate func hindrance(toSamples count: Int, rank: Int) -> String? {
    if let relationship = relationships.first(where: { !$0.canBeSampled }) {
      return "every \(name) needs several objects in '\(relationship.name)' for itself alone"
    }
    for attribute in sampledAttributes {
      let needed = attribute.isUnique ? count * rank : count
      let values = (1...needed).map { SampleValue(attribute: attribute, number: $0).value }
      if !attribute.isOptional, values.contains(nil) {
        return "no text is sure to fit the pattern of \(name).\(attribute.name)"
      }
      if attribute.isUnique, Set(values).count < needed, Set(values) != [nil] {
        return "\(name).\(attribute.name) is unique and has fewer than \(needed) values"
      }
    }
    return nil
  }

  /// Why there are no objects without some relationships; nil where there are.
  fileprivate func hindrance(without taken: Set<String>) -> String? {
    relationships.first { taken.contains($0.name) && $0.isRequired }.map {
      "every \(name) needs an object in '\($0.name)' that no relative has"
    }
  }

  /// Those that an archive holds: the others are set by the life cycle or never stored.
  var sampledAttributes: [AttributeSpecification] {
    attributes.filter { !$0.isTransient && $0.setOn != .save }
  }
}
