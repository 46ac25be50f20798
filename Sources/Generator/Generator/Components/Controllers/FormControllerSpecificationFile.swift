import Mustache
import Specification
import Templates

/// What the spec says of a controller that edits one object.
struct FormControllerSpecificationFile: Component {
  static let template = "Controllers/FormController+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.controller)

  func parts(of project: Project) -> [ControllerSpecification] {
    project.specification.controllers.filter { $0.form != nil }
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    func methods(on trigger: TransitionTrigger) -> [TemplateWords] {
      controller.transitions.filter { $0.triggers.contains(trigger) }
        .map { ["name": .word(Identifier($0.name))] }
    }
    let members = ControllerMemberWords(
      controller: controller, project: project, template: Self.template)
    return [
      "name": .word(Identifier(controller.name)),
      "title": .word(project.titleCode(of: controller)),
      "fields": .optional(controller.fieldNames),
      "receptionists": .optional(ReceptionistCode.list(of: controller, in: project)),
      "commits": .rows(methods(on: .commit)),
      "discards": .rows(methods(on: .discard)),
    ].merging(members.words) { $1 }
  }
}

extension ControllerSpecification {
  /// The names of the properties that a form asks for; nil where the spec does not choose.
  var fieldNames: SwiftCode? {
    guard let fields = form?.fields, !fields.isEmpty else { return nil }
    return "[\(fields.map { SwiftCode(SwiftLiteral($0)) }.joined)]"
  }
}
