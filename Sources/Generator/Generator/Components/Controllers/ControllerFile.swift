import Mustache
import Specification
import Templates

/// The owner's half of a controller: the class, and its answers to the events of its view.
struct ControllerFile: Component {
  static let template = "Controllers/Controller.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.controller)

  func parts(of project: Project) -> [ControllerSpecification] {
    Array(project.specification.controllers)
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    let families = project.delegatingFamilies(of: controller)
    return [
      "name": .word(Identifier(controller.name)),
      "model": .word(Identifier(controller.model)),
      "superclass": .word(Self.superclass(of: controller, in: project)),
      "observations": .rows(controller.observations.map { $0.words(in: project) }),
      "hasObservations": .bool(!controller.observations.isEmpty),
      "needsFoundation": .bool(
        controller.observations.contains(where: \.needsFoundation)
          || families.flatMap(\.requiredEvents).contains(where: \.needsFoundation)),
      "delegates": .rows(
        families.map { family in
          return [
            "name": .word(Identifier(controller.name)),
            "delegateProtocol": .word(family.delegateProtocol),
            "events": .rows(family.requiredEvents.map { $0.words(project.typeNames) }),
          ]
        }),
    ]
  }

  private static func superclass(
    of controller: ControllerSpecification, in project: Project
  ) -> SwiftCode {
    let model = Identifier(controller.model)
    let view = controller.viewType(in: project)
    let name =
      switch controller.content {
      case .table(let table):
        table.isCollection ? "CollectionViewController" : "TableViewController"
      case .detail: "DetailViewController"
      case .form: "ObjectFormViewController"
      }
    let type = project.typeNames.imported(name)
    return controller.form == nil ? "\(type)<\(model), \(view)>" : "\(type)<\(model)>"
  }
}

extension ObservationSpecification {
  /// Whether a parameter has a type of Foundation.
  fileprivate var needsFoundation: Bool {
    let type: ValueType? =
      switch subject {
      case .shared(_, let type): type
      case .notification(let posted): posted.payload?.type
      case .model: nil
      }
    return type?.attributeType?.isOfFoundation == true
  }
}

extension Project {
  /// The views that tell a controller what happens: its own, and those that it shows as overlays; each
  /// family once.
  fileprivate func delegatingFamilies(of controller: ControllerSpecification) -> [ViewFamily] {
    let overlays = controller.transitions.compactMap(\.destination.overlay)
    let views = (controller.detail.map { [$0.view] } ?? []) + overlays
    var families: [ViewFamily] = []
    for family in views.compactMap(family(ofView:)) where family.hasDelegate {
      if !families.contains(where: { $0.root.name == family.root.name }) { families.append(family) }
    }
    return families
  }
}
