import Specification

/// Which samples of some models lead to which: none to more than its model allows, and as many as each needs
/// wherever that is possible.
struct SampleLinks {
  struct Sample: Hashable {
    let model: String
    let number: Int

    var identity: String { "\(model)-\(number)" }
  }

  private typealias Members = [Sample: [String: [Sample]]]

  private let specification: ApplicationSpecification
  /// How many samples each model has.
  private let count: Int
  /// What one side says, by the names of relationships.
  private var stated: Members = [:]
  /// What follows from it for both sides.
  private var members: Members = [:]

  init(of models: [ModelSpecification], count: Int, in specification: ApplicationSpecification) {
    self.specification = specification
    self.count = count
    let rounds: [(RelationshipSpecification) -> Bool] = [
      { !$0.isToMany && $0.isRequired }, { !$0.isToMany && !$0.isRequired }, \.isToMany,
    ]
    for isDue in rounds {
      for model in models {
        for relationship in model.relationships where isDue(relationship) {
          for number in 1...count {
            fill(relationship, of: Sample(model: model.name, number: number))
          }
        }
      }
    }
  }

  /// Those to which the archive leads from a sample; the others lead to it.
  func stated(by relationship: RelationshipSpecification, of sample: Sample) -> [Sample] {
    stated[sample]?[relationship.name] ?? []
  }

  /// Why there are no samples of a model with all that they need; nil where there are.
  func hindrance(to model: ModelSpecification) -> String? {
    let lack = model.relationships.first { relationship in
      (1...count).contains { number in
        let sample = Sample(model: model.name, number: number)
        return members(of: sample, by: relationship.name).count < relationship.leastCount
      }
    }
    return lack.map { relationship in
      let needed = relationship.leastCount == 1 ? "an object" : "\(relationship.leastCount) objects"
      return "there are too few samples for every \(model.name) to have \(needed) in "
        + "'\(relationship.name)'"
    }
  }

  private func members(of sample: Sample, by relationship: String) -> [Sample] {
    members[sample]?[relationship] ?? []
  }

  private mutating func fill(_ relationship: RelationshipSpecification, of sample: Sample) {
    let wanted = relationship.isToMany ? relationship.leastCount : 1
    for candidate in candidates(for: sample, by: relationship) {
      if members(of: sample, by: relationship.name).count >= wanted { return }
      link(sample, to: candidate, by: relationship)
    }
  }

  /// The best first: of the same number, or before or behind among those of the same model, and rather one to which
  /// no other relationship of the sample leads. What may do without gets that one or none.
  private func candidates(
    for sample: Sample, by relationship: RelationshipSpecification
  ) -> [Sample] {
    let destination = relationship.destination
    let model = specification.models[destination]?.concreteModels.first ?? destination
    let isReflexive = model == sample.model
    let first = isReflexive ? sample.number + (relationship.isToMany ? 1 : -1) : sample.number
    guard first > 0 || relationship.isToMany || relationship.isRequired else { return [] }
    let step = isReflexive && !relationship.isToMany ? -1 : 1
    let all = (0..<count).map { place in
      Sample(model: model, number: (first - 1 + step * place + count) % count + 1)
    }
    let taken = Set((members[sample] ?? [:]).values.joined())
    let best = all.filter { !taken.contains($0) } + all.filter(taken.contains)
    return relationship.isToMany || relationship.isRequired ? best : Array(best.prefix(1))
  }

  private mutating func link(
    _ sample: Sample, to other: Sample, by relationship: RelationshipSpecification
  ) {
    let inverse = relationship.inverse.flatMap {
      specification.models[relationship.destination]?.relationship(named: $0)
    }
    guard !members(of: sample, by: relationship.name).contains(other),
      hasRoom(sample, for: relationship), inverse.map({ hasRoom(other, for: $0) }) ?? true
    else { return }
    stated[sample, default: [:]][relationship.name, default: []].append(other)
    members[sample, default: [:]][relationship.name, default: []].append(other)
    if let inverse, sample != other || inverse.name != relationship.name {
      members[other, default: [:]][inverse.name, default: []].append(sample)
    }
  }

  private func hasRoom(_ sample: Sample, for relationship: RelationshipSpecification) -> Bool {
    let most = relationship.isToMany ? relationship.count?.maximum ?? .max : 1
    return members(of: sample, by: relationship.name).count < most
  }
}

extension RelationshipSpecification {
  /// How many objects it needs.
  fileprivate var leastCount: Int { isToMany ? count?.minimum ?? 0 : isOptional ? 0 : 1 }
}
