import Mustache
import Specification
import Templates

/// The machine-written tests of a controller that lists objects.
struct TableControllerTestsSpecificationFile: Component {
  static let template = "Tests/TableControllerTests+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ControllerSpecification] {
    project.sampledControllers.filter { $0.table != nil }
  }

  func path(for controller: ControllerSpecification, in project: Project) -> String {
    project.testFolder + "/\(controller.name)Tests+Generated.swift"
  }

  func words(
    for controller: ControllerSpecification, in project: Project
  ) -> [String: TemplateValue] {
    guard let store = project.specification.store(ofModel: controller.model) else { return [:] }
    let count = project.sampleCount(ofModel: controller.model)
    let model = project.specification.models[controller.model]
    let request = model?.fetchRequest(named: controller.table?.fetchRequest ?? "")
    let showsEveryObject = request?.predicate == nil
    let deletes = showsEveryObject && model?.canLoseSample(in: project) == true
    return [
      "application": .word(Identifier(project.name)),
      "sibling": .word(Identifier(controller.name + "Tests")),
      "suite": .word(Identifier(controller.name + "GeneratedTests")),
      "controller": .word(Identifier(controller.name)),
      "dataSource": .word(controller.dataSourceName),
      "model": .word(project.testName(of: controller.model)),
      "cell": .word(controller.viewType(inside: [], in: project)),
      "variable": .word(controller.objectName(in: Self.template)),
      "store": .word(Identifier(store.name.asVariable)),
      "arguments": .word(
        controller.requestArguments(in: "store") { "\(Identifier($0))()" }),
      "hasColumns": .bool(controller.table?.columns.isEmpty == false),
      "columns": .word(Self.texts(of: controller)),
      "follows": .rows(Self.follows(of: controller, in: project)),
      "count": .word(SwiftLiteral(min(count, request?.limit ?? count))),
      "rest": .word(SwiftLiteral(count - 1)),
      "more": .word(SwiftLiteral(count + 1)),
      "showsEveryObject": .bool(showsEveryObject),
      "placeholder": .optional(controller.placeholderCode),
      "selectedState": .optional(
        controller.table?.selection.map { Identifier($0.state.asVariable) }),
      "selectedProperty": .optional(controller.table?.selection.map { Identifier($0.property) }),
      "title": .word(controller.titleCode),
      "asks": .bool(model?.asksForValues ?? false),
      "hasOutlets": .bool(controller.binding?.outlets.isEmpty == false),
      "outlets": .rows(controller.outletRows(in: Self.template)),
      "insertions": .rows(KeyTest.rows(of: controller) { $0 == .insert }),
      "deletions": .rows(deletes ? KeyTest.rows(of: controller) { $0 == .delete } : []),
      "operations": .rows(OperationStart.rows(of: controller, in: project)),
      "transitions": .rows(
        KeyTest.transitionRows(of: controller, selects: showsEveryObject)),
    ]
  }
}

extension TableControllerTestsSpecificationFile {
  private static func texts(of controller: ControllerSpecification) -> SwiftCode {
    let object = controller.objectName(in: template)
    return (controller.table?.columns ?? []).map { column -> SwiftCode in
      let value = column.keyPath.code(from: object)
      let format: SwiftCode = column.format.map { ", as: .\(Identifier($0.rawValue))" } ?? ""
      return "Samples.text(\(value)\(format))"
    }.joined
  }

  /// The properties that rows follow and for which another value than at the start is known.
  private static func follows(
    of controller: ControllerSpecification, in project: Project
  ) -> [[String: TemplateValue]] {
    controller.table?.followedProperties.compactMap { followed in
      let state = project.specification.states[followed.state]
      let property = state?.properties.first { $0.name == followed.property }
      guard let property, let value = property.otherValue else { return nil }
      return [
        "state": .word(Identifier(followed.state.asVariable)),
        "property": .word(Identifier(property.name)), "value": .word(value.standaloneCode),
      ]
    } ?? []
  }
}

/// What a template says of a key that a test presses.
enum KeyTest {
  static func rows(
    of controller: ControllerSpecification, where hasEffect: (ActionEffect) -> Bool
  ) -> [[String: TemplateValue]] {
    controller.actions.filter { hasEffect($0.effect) }.map {
      [
        "name": .word(Identifier($0.name)), "script": .word(SwiftLiteral($0.key.script)),
        "asksFirst": .bool($0.asksFirst), "condition": .optional($0.conditionState),
      ]
    }
  }

  static func transitionRows(
    of controller: ControllerSpecification, selects hasSelection: Bool
  ) -> [[String: TemplateValue]] {
    controller.transitions.flatMap { transition -> [[String: TemplateValue]] in
      let destination = transition.destination
      guard let name = destination.controller ?? destination.overlay else { return [] }
      let triggers = transition.triggers.filter {
        hasSelection || ($0 != .select && transition.passing == nil)
      }
      // One key is enough to see that the method leads there.
      return triggers.prefix(1).compactMap(\.script).map { script in
        [
          "name": .word(Identifier(transition.name)),
          "script": .word(SwiftLiteral(script)),
          "destination": .word(Identifier(name)),
          "isOverlay": .bool(destination.overlay != nil),
        ]
      }
    }
  }
}

extension TransitionTrigger {
  /// The key in a script; nil for what is no key.
  fileprivate var script: String? {
    switch self {
    case .select: "return"
    case .key(let key): key.script
    case .commit, .discard: nil
    }
  }
}

extension KeyTrigger {
  /// The key in a script: its name, or a sign that means something there in quotation marks.
  var script: String {
    switch text {
    case "\"", "\\": "\"\\\(text)\""
    case _ where text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" }: text
    default: "\"\(text)\""
    }
  }
}

extension ModelSpecification {
  /// Whether one sample, and only that, is gone when it is deleted: nothing denies it, takes another
  /// object of the model with it or leaves one behind that needs it.
  fileprivate func canLoseSample(in project: Project) -> Bool {
    relationships.allSatisfy { relationship in
      guard relationship.deleteRule == .nullify else { return false }
      let destination = project.specification.models[relationship.destination]
      let inverse = destination?.relationships.first { $0.name == relationship.inverse }
      return inverse.map { $0.isToMany ? $0.count?.minimum ?? 0 == 0 : $0.isOptional } ?? true
    }
      && !project.specification.models.flatMap(\.relationships).contains {
        $0.destination == name && $0.inverse == nil && (!$0.isOptional || $0.count != nil)
      }
  }

  /// Whether a new object needs something that only its user can say.
  fileprivate var asksForValues: Bool {
    attributes.contains {
      !$0.isOptional && $0.defaultValue == nil && $0.setOn == nil && !$0.isTransient
    } || relationships.contains { !$0.isToMany && !$0.isOptional }
  }
}
