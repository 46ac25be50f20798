import Mustache
import Specification
import Templates

/// The machine-written tests of a model: defaults, dates, limits, identity and questions.
struct ModelTestsSpecificationFile: Component {
  static let template = "Tests/ModelTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ModelSpecification] {
    project.specification.models.filter(project.hasSamples)
  }

  func words(for model: ModelSpecification, in project: Project) -> TemplateWords {
    guard let store = project.specification.store(ofModel: model.name) else { return [:] }
    let count = project.sampleCount(ofModel: model.name)
    // Where a model is abstract, those that are derived from it are looked at instead.
    let attributes = model.isAbstract ? [] : model.attributes
    let defaults = attributes.compactMap { attribute in
      attribute.defaultValue.map {
        (attribute.name, $0.code(of: attribute.type, object: project.testName))
      }
    }
    let derived = model.derived.filter { $0.expression?.canBeFollowed == true }
    return [
      "model": .word(project.testName(of: model.name)),
      "store": .word(Identifier(store.name.asVariable)),
      "count": .word(SwiftLiteral(count)),
      "hasDefaults": .bool(!defaults.isEmpty),
      "defaults": .rows(
        defaults.map { ["name": .word(Identifier($0.0)), "value": .word($0.1)] }),
      "initializer": .rows([InitializerTest(model, in: project)?.words].compactMap { $0 }),
      "hasInsertDates": .bool(!Self.dates(among: attributes, setOn: .insert).isEmpty),
      "insertDates": .rows(Self.dates(among: attributes, setOn: .insert)),
      "hasSaveDates": .bool(!Self.dates(among: attributes, setOn: .save).isEmpty),
      "saveDates": .rows(Self.dates(among: attributes, setOn: .save)),
      "limits": .rows(attributes.flatMap { LimitTest.rows(for: $0) }),
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
          FetchedPropertyWords($0, in: project).testWords(
            sampleCount: project.sampleCount(ofModel: $0.destination))
        }),
      "fetchRequests": .rows(
        model.fetchRequests.map {
          FetchRequestTest($0, of: model, in: project, sampleCount: count).words
        }),
    ].merging(Self.familyWords(of: model, in: project)) { own, _ in own }
  }

  /// What is said of the models that are derived from one.
  private static func familyWords(
    of model: ModelSpecification, in project: Project
  ) -> TemplateWords {
    let choices = (model.cluster?.choices ?? []).flatMap { choice in
      choice.values.map { value -> TemplateWords in
        [
          "value": .word(Identifier(value)), "heir": .word(project.testName(of: choice.type)),
          "attribute": .word(Identifier(model.cluster?.attribute ?? "")),
        ]
      }
    }
    let names = model.concreteModels.map { SwiftCode(SwiftLiteral($0)) }
    return [
      "hasHeirs": .bool(!model.heirs.isEmpty), "concreteModels": .word(names.joined),
      "choices": .rows(choices),
    ]
  }

  private static func dates(
    among attributes: [AttributeSpecification], setOn moment: SettingMoment
  ) -> [TemplateWords] {
    attributes.filter { $0.type == .date && $0.setOn == moment }
      .map { ["name": .word(Identifier($0.name))] }
  }

  private static func uniqueAttributes(of model: ModelSpecification) -> [TemplateWords] {
    model.attributes.filter(\.isUnique).map { ["name": .word(Identifier($0.name))] }
  }
}

extension KeyPathSpecification {
  /// Whether the kit's key paths, which know no aggregates, lead to the same value.
  var canBeFollowed: Bool {
    aggregate == nil && !steps.contains { $0.isToMany || $0.kind == .derived }
  }
}
