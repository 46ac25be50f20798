import Mustache
import Specification
import Templates

/// What a template says of the tests that press the keys of a controller's actions.
struct ControllerActionTests {
  let controller: ControllerSpecification
  let project: Project
  /// The template in which they are used.
  let template: String
  /// Whether there is an object for sure that keys do something with.
  let hasObject: Bool

  private var model: ModelSpecification? { project.specification.models[controller.model] }

  var words: TemplateWords {
    let count = project.sampleCount(ofModel: controller.model)
    let store = project.specification.store(ofModel: controller.model)
    return [
      "model": .word(project.testName(of: controller.model)),
      "store": .optional(store.map { Identifier($0.name.asVariable) }),
      "shown": .word(
        (controller.table == nil ? "controller" : "application.controller") as SwiftCode),
      "rest": .word(SwiftLiteral(count - 1)),
      "more": .word(SwiftLiteral(count + 1)),
      "asks": .bool(model?.asksForValues ?? false),
      "insertions": .rows(rows(of: .insert)),
      "edits": .rows(hasObject ? rows(of: .edit) : []),
      "deletions": .rows(
        hasObject && canLoseSample ? rows(of: .delete) : []),
      "histories": .rows(
        rows(of: .undo, ["message": .word(SwiftLiteral("there is nothing to undo"))])
          + rows(of: .redo, ["message": .word(SwiftLiteral("there is nothing to redo"))])),
      "operations": .rows(operations),
      "conditions": .rows(conditions),
    ].merging(ObservationTest.words(of: controller, in: project, opening: opening())) { $1 }
  }

  /// Whether deleting leaves all objects but the selected one, whichever model that one is of.
  private var canLoseSample: Bool {
    let models = project.specification.models
    return (model?.concreteModels ?? []).allSatisfy {
      models[$0]?.canLoseSample(in: project) == true
    }
  }

  private func rows(of effect: ActionEffect, _ words: TemplateWords = [:]) -> [TemplateWords] {
    controller.actions.filter { $0.effect == effect }.map { action in
      words.merging([
        "name": .word(Identifier(action.name)), "script": .word(SwiftLiteral(action.key.script)),
        "asksFirst": .bool(action.asksFirst), "opening": .word(opening(for: action.conditionState)),
      ]) { $1 }
    }
  }

  /// The keys that wait for a state, or for the server that the application observes.
  private var conditions: [TemplateWords] {
    controller.actions.filter { $0.condition != nil }.map { action in
      let state = action.conditionState
      let change: SwiftCode =
        state.map { "application.environment.\($0) = false" } ?? "await session.setReachable(false)"
      return [
        "name": .word(Identifier(action.name)), "key": .word(SwiftLiteral(action.key.hint)),
        "change": .word(change), "opening": .word(opening(for: state)),
      ]
    }
  }

  private var operations: [TemplateWords] {
    let actions = controller.actions.filter { hasObject || !$0.effect.needsObject }
    return actions.compactMap { action in
      guard let start = OperationStart(action, of: controller, in: project, template: template)
      else {
        return nil
      }
      return [
        "name": .word(Identifier(action.name)),
        "script": .word(SwiftLiteral(action.key.script)), "operation": .word(start.operationType),
        "confirms": .bool(action.asksFirst), "asksFirst": .bool(start.asksForSettings),
        "opening": .word(opening(for: action.conditionState)),
      ]
    }
  }

  /// Shows the controller in a session.
  ///
  /// - Parameter condition: the property of a state that must be true before.
  func opening(for condition: SwiftCode? = nil) -> SwiftCode {
    let type = Identifier(controller.name)
    let setting = condition.map { "application.environment.\($0) = true\n" as SwiftCode } ?? ""
    let sessionType = project.typeNames.imported("ApplicationSession")
    let session: SwiftCode =
      "let session = try await \(sessionType)(application, runsOperations: false)"
    guard controller.table == nil else {
      return
        "let application = try SampleApplicationDelegate { _ in \(type)() }\n\(setting)\(session)"
    }
    let object = controller.objectName(in: template)
    let start: SwiftCode = "\(setting)\(session)\nlet controller = \(type)(showing: \(object))"
    return "\(start)\napplication.controller.show(controller)"
  }
}

extension ModelSpecification {
  /// Whether a sample, and only that, is gone when it is deleted: nothing denies it, takes another
  /// object of the model with it or leaves one behind that needs it.
  fileprivate func canLoseSample(in project: Project) -> Bool {
    let models = project.specification.models
    if ([name] + ancestors).contains(where: project.silentlyNeededModels.contains) { return false }
    return relationships.allSatisfy { relationship in
      guard relationship.deleteRule == .nullify else { return false }
      let destination = models[relationship.destination]
      let inverse = destination?.relationships.first { $0.name == relationship.inverse }
      return inverse.map { $0.isToMany ? $0.count?.minimum ?? 0 == 0 : $0.isOptional } ?? true
    }
  }

  /// Whether a new object needs something that only its user can say.
  fileprivate var asksForValues: Bool {
    attributes.contains {
      !$0.isOptional && $0.defaultValue == nil && $0.setOn == nil && !$0.isTransient
    }
      || relationships.contains {
        $0.isToMany ? ($0.count?.minimum ?? 0) > 0 : !$0.isOptional
      }
  }
}
