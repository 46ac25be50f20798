import Mustache
import Specification
import Templates

/// The machine-written tests of a model: defaults, dates, limits, identity and questions.
struct ModelTestsSpecificationFile: Component {
  static let template = "Tests/ModelTests+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ModelSpecification] {
    project.sampledStores.flatMap(\.models).compactMap { project.specification.models[$0] }
  }

  func path(for model: ModelSpecification, in project: Project) -> String {
    project.testFolder + "/\(model.name)Tests+Generated.swift"
  }

  func words(for model: ModelSpecification, in project: Project) -> [String: TemplateValue] {
    guard let store = project.specification.store(ofModel: model.name) else { return [:] }
    let count = project.sampleCount(of: store)
    let defaults = model.attributes.compactMap { attribute in
      attribute.defaultValue.map { (attribute.name, $0.standaloneCode) }
    }
    let derived = model.derived.filter { $0.expression?.canBeFollowed == true }
    return [
      "application": .word(Identifier(project.name)),
      "sibling": .word(Identifier(model.name + "Tests")),
      "suite": .word(Identifier(model.name + "GeneratedTests")),
      "model": .word(project.testName(of: model.name)),
      "store": .word(Identifier(store.name.asVariable)),
      "count": .word(SwiftLiteral(count)),
      "hasDefaults": .bool(!defaults.isEmpty),
      "defaults": .rows(
        defaults.map { ["name": .word(Identifier($0.0)), "value": .word($0.1)] }),
      "hasInsertDates": .bool(!Self.dates(of: model, setOn: .insert).isEmpty),
      "insertDates": .rows(Self.dates(of: model, setOn: .insert)),
      "hasSaveDates": .bool(!Self.dates(of: model, setOn: .save).isEmpty),
      "saveDates": .rows(Self.dates(of: model, setOn: .save)),
      "limits": .rows(model.attributes.flatMap { LimitTest.rows(for: $0) }),
      "uniqueAttributes": .rows(Self.uniqueAttributes(of: model)),
      "derived": .rows(
        derived.map { property in
          [
            "name": .word(Identifier(property.name)),
            "path": .word(SwiftLiteral(property.expression?.text ?? "")),
            "type": .word(property.type.code()),
          ]
        }),
      "fetchedProperties": .rows(
        model.fetchedProperties.map {
          FetchedPropertyWords($0, in: project).testWords(sampleCount: count)
        }),
      "fetchRequests": .rows(
        model.fetchRequests.map {
          FetchRequestTest($0, of: model, in: project, sampleCount: count).words
        }),
    ]
  }

  private static func dates(
    of model: ModelSpecification, setOn moment: SettingMoment
  ) -> [[String: TemplateValue]] {
    model.attributes.filter { $0.type == .date && $0.setOn == moment }
      .map { ["name": .word(Identifier($0.name))] }
  }

  private static func uniqueAttributes(of model: ModelSpecification) -> [[String: TemplateValue]] {
    model.attributes.filter(\.isUnique).map { attribute in
      let value: SwiftCode =
        attribute.isOptional
        ? "#require(object.\(Identifier(attribute.name)))" : "object.\(Identifier(attribute.name))"
      return ["name": .word(Identifier(attribute.name)), "value": .word(value)]
    }
  }
}

extension KeyPathSpecification {
  /// Whether the kit's key paths, which know no aggregates, lead to the same value.
  var canBeFollowed: Bool {
    aggregate == nil && !steps.contains { $0.isToMany || $0.kind == .derived }
  }
}
