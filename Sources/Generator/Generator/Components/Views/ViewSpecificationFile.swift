import Mustache
import Specification
import Templates

/// What the spec says of a view: its outlets, its events and the protocol of its delegate.
struct ViewSpecificationFile: Component {
  static let template = "Views/View+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ViewSpecification] {
    project.isLibrary ? [] : Array(project.specification.views)
  }

  func path(for view: ViewSpecification, in project: Project) -> String {
    project.folder(of: .view) + "/\(view.name)+Generated.swift"
  }

  func words(
    for view: ViewSpecification, in project: Project
  ) -> [String: TemplateValue] {
    [
      "sibling": .word(Identifier(view.name)),
      "view": .word(Identifier(view.name)),
      "variable": .word(Identifier(view.name.asVariable)),
      "isCell": .bool(view.kind == .tableViewCell),
      "hasEvents": .bool(!view.events.isEmpty),
      "events": .rows(view.events.map { EventWords($0, in: view).words }),
      "hasOptionalEvents": .bool(!view.events.allSatisfy(\.isRequired)),
      "optionalEvents": .rows(
        view.events.filter { !$0.isRequired }.map { EventWords($0, in: view).words }),
      "outlets": .rows(
        view.outlets.map {
          [
            "name": .word(Identifier($0.name)),
            "constructor": .word(Self.constructor(of: $0, project.typeNames)),
          ]
        }),
    ]
  }

  private static func constructor(
    of outlet: OutletSpecification, _ typeNames: TypeNames
  ) -> SwiftCode {
    switch outlet.type {
    case .label: "\(typeNames.imported("Label"))()"
    case .button:
      """
      \(typeNames.imported("Button"))(\
      \(SwiftLiteral(outlet.name.dropping(suffix: "Button").inWords)))
      """
    case .textField: "\(typeNames.imported("TextField"))()"
    }
  }
}

/// What a template says of one event of a view.
struct EventWords {
  let words: [String: TemplateValue]

  init(_ event: EventSpecification, in view: ViewSpecification) {
    let method = event.methodName(in: view)
    words = [
      "method": .word(method),
      "methodLiteral": .word(SwiftLiteral(method.text)),
      "action": .word(event.actionName),
      "sender": .word(Identifier(event.sender)),
      "goesBack": .bool(event.goesBack),
      "isRequired": .bool(event.isRequired),
    ]
  }
}
