import Mustache
import Specification
import Templates

/// What a template says of the test of one receptionist: it tells what the controller follows, what
/// equals the value that was told last it drops, and what comes in a burst it tells once.
struct ObservationTest {
  let observation: ObservationSpecification
  let controller: ControllerSpecification
  let project: Project

  /// The words of a kind of observation for each that can be tested.
  ///
  /// - Parameter opening: shows the controller in a session.
  static func words(
    of controller: ControllerSpecification, in project: Project, opening: SwiftCode
  ) -> TemplateWords {
    let followed = controller.table?.followedProperties.count ?? 0
    let tests = controller.observations.enumerated().compactMap { place, observation in
      ObservationTest(observation: observation, controller: controller, project: project).change
        .map { words -> (subject: ObservationSubject, words: TemplateWords) in
          let general: TemplateWords = [
            "name": .word(Identifier(observation.name)), "opening": .word(opening),
            "place": .word(SwiftLiteral(followed + place)),
            "isPrompt": .bool(observation.isPrompt),
            "interval": .optional(
              observation.isPrompt ? observation.interval.map(\.code) : nil),
          ]
          return (observation.subject, words.merging(general) { $1 })
        }
    }
    return [
      "sharedObservations": .rows(tests.filter { $0.subject.isShared }.map(\.words)),
      "savedObservations": .rows(tests.filter { $0.subject.isSaved }.map(\.words)),
      "postedObservations": .rows(tests.filter { $0.subject.isPosted }.map(\.words)),
    ]
  }

  /// What happens to be told; nil where no other value is known.
  private var change: TemplateWords? {
    switch observation.subject {
    case .shared(let property, _): change(of: property)
    case .model(let model, let property): change(of: property, ofModel: model)
    case .notification(let posted): post(posted)
    }
  }

  private func change(of shared: SharedProperty) -> TemplateWords? {
    // The selection of the controller's own table follows the row that is drawn.
    guard controller.table?.selection != shared,
      let state = project.specification.states[shared.state],
      let property = state.properties.first(where: { $0.name == shared.property }),
      let value = property.type.model.map(sample) ?? project.otherValue(of: property)
    else { return nil }
    return [
      "state": .word(Identifier(shared.state.asVariable)),
      "property": .word(Identifier(shared.property)), "value": .word(value),
    ]
  }

  private func change(of property: String, ofModel name: String) -> TemplateWords? {
    guard let model = project.specification.models[name], let store = sampledStore(of: name),
      let value = project.otherValue(of: property, in: model)
    else { return nil }
    return [
      "model": .word(project.testName(of: name)),
      "store": .word(Identifier(store.name.asVariable)),
      "property": .word(Identifier(property)), "value": .word(value),
    ]
  }

  private func post(_ posted: PostedNotification) -> TemplateWords? {
    guard let type = posted.payload?.type else {
      return ["notification": .word(posted.code), "payload": .word("()" as SwiftCode)]
    }
    let object = type.isList ? nil : type.model.flatMap(sample)
    let snapshot = object.map { "\($0).snapshot" as SwiftCode }
    guard let payload = snapshot ?? type.sample ?? (type.isOptional ? "nil" : nil) else {
      return nil
    }
    return ["notification": .word(posted.code), "payload": .word(payload)]
  }

  /// An object of a model; nil where there is none.
  private func sample(of model: String) -> SwiftCode? {
    sampledStore(of: model).map { store in
      let (type, store) = (project.testName(of: model), Identifier(store.name.asVariable))
      return "try Samples.first(\(type).self, in: application.environment.\(store))"
    }
  }

  private func sampledStore(of model: String) -> StoreSpecification? {
    project.specification.store(ofModel: model).flatMap { project.hasSamples($0) ? $0 : nil }
  }
}

extension ObservationSpecification {
  /// Whether a test can wait for what is told a second time.
  fileprivate var isPrompt: Bool { interval?.milliseconds ?? 0 <= 1000 }
}

extension ObservationSubject {
  fileprivate var isShared: Bool { if case .shared = self { true } else { false } }
  fileprivate var isSaved: Bool { if case .model = self { true } else { false } }
  fileprivate var isPosted: Bool { if case .notification = self { true } else { false } }
}

extension Project {
  /// A value that a property of a state does not have at the start; nil where none is known.
  func otherValue(of property: StateProperty) -> SwiftCode? {
    property.otherValue?.code(of: property.type.attributeType, object: testName)
  }

  /// A value that the first sample of a model has not, and with which it can be saved; nil where none is
  /// known.
  fileprivate func otherValue(of property: String, in model: ModelSpecification) -> SwiftCode? {
    let first = model.concreteModels.first.flatMap { specification.models[$0] } ?? model
    guard let attribute = first.attribute(named: property) else {
      return canLose(property, model) ? "nil" : nil
    }
    guard attribute.setOn != .save else { return nil }
    // Behind those of all relatives, all of which it differs from where it is unique.
    let count = ([model.name] + model.ancestors).map(sampleCount(ofModel:)).max() ?? 0
    let taken = (0..<(attribute.isUnique ? max(count, 1) : 1)).compactMap {
      SampleValue(attribute: attribute, number: $0 + 1).value
    }
    return (count + 1...count + 2).lazy
      .compactMap { SampleValue(attribute: attribute, number: $0).value }
      .first { value in taken.allSatisfy(value.differs) }
      .map { $0.code(of: attribute.type, object: testName) }
  }

  /// Whether the first sample of a model has an object in a relationship, and both can do without.
  private func canLose(_ relationship: String, _ model: ModelSpecification) -> Bool {
    guard let relationship = model.relationship(named: relationship), relationship.isOptional,
      relationship.destination != model.name, model.parent == nil, model.heirs.isEmpty
    else { return false }
    let destination = specification.models[relationship.destination]
    let inverse = relationship.inverse.flatMap { destination?.relationship(named: $0) }
    return inverse?.isRequired != true
  }
}
