import Specification

/// A few objects of each of some models, such as those of a store, related to each other, as an archive that the kit reads.
struct SampleArchive {
  /// Why there are no samples, by the model that cannot have any.
  let hindrances: [String: String]
  /// Three, or as many as the largest relationship needs, as long as they are few.
  let objectCount: Int
  private static let greatestCount = 20
  private let models: [ModelSpecification]
  private let families: ModelFamilies
  private let links: SampleLinks

  /// - Parameter names: all models to which relationships lead from one of them.
  init(
    of names: [String], in specification: ApplicationSpecification, families: ModelFamilies
  ) {
    let models = names.compactMap { specification.models[$0] }
    self.models = models
    self.families = families
    let needed = models.flatMap(\.relationships).compactMap(\.count?.minimum).max() ?? 0
    let objectCount = min(max(3, needed), Self.greatestCount)
    self.objectCount = objectCount
    let links = SampleLinks(of: models, count: objectCount, in: specification)
    self.links = links
    hindrances = Dictionary(
      models.compactMap { model in
        let rank = families.rank(of: model.name) + 1
        let hindrance = model.hindrance(toSamples: objectCount, rank: rank)
        return (hindrance ?? links.hindrance(to: model)).map { (model.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
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
    let sample = SampleLinks.Sample(model: model.name, number: number)
    for relationship in model.relationships {
      let others = links.stated(by: relationship, of: sample).map { JSONText($0.identity).text }
      guard let first = others.first else { continue }
      let value = relationship.isToMany ? "[" + others.joined(separator: ", ") + "]" : "\(first)"
      pairs.append("\(JSONText(relationship.name).text): \(value)")
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  /// What is unique is so among relatives.
  private func value(
    of attribute: AttributeSpecification, in model: ModelSpecification, number: Int
  ) -> AttributeValue? {
    let distance = attribute.isUnique ? families.rank(of: model.name) * objectCount : 0
    return SampleValue(attribute: attribute, number: number + distance).value
  }
}

extension ModelSpecification {
  /// Why there are not so many objects that are sure to be valid; nil where there are.
  ///
  /// - Parameter rank: of how many models of its family unique values have to differ.
  fileprivate func hindrance(toSamples count: Int, rank: Int) -> String? {
    for attribute in sampledAttributes {
      let needed = attribute.isUnique ? count * rank : count
      let values = (1...needed).map { SampleValue(attribute: attribute, number: $0).value }
      if !attribute.isOptional, values.contains(nil) {
        return "no text is sure to fit the pattern of \(name).\(attribute.name)"
      }
      if attribute.isUnique, Set(values).count < needed, Set(values) != [nil] {
        return "\(name).\(attribute.name) is unique, and no \(needed) values of it are known"
      }
    }
    return nil
  }

  /// Those that an archive holds: the others are set by the life cycle or never stored.
  var sampledAttributes: [AttributeSpecification] {
    attributes.filter { !$0.isTransient && $0.setOn != .save }
  }
}
