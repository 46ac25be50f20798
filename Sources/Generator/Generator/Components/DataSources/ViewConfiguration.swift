import Specification
import Templates

/// How a view or a cell shows an object: once for every view, model and set of outlets that
/// controllers bind, however many controllers bind the same.
struct ViewConfiguration {
  /// The first one that binds this.
  let binding: ViewBinding
  let model: String
  /// Where this is bound, in the order of the spec.
  private(set) var places: [ViewBinding.Place]
  /// Whether another configuration came first of the same view, or of one of its family, for the same model.
  private let isFurther: Bool

  /// `for`, or a label that names the first place where the same view shows the same model otherwise.
  var label: ArgumentLabel {
    isFurther ? ArgumentLabel("in" + places[0].name + "For") : ArgumentLabel("for")
  }

  var fileName: String {
    let start = "\(binding.view)+ConfigureFor\(model)"
    return isFurther ? "\(start)In\(places[0].name)+Generated.swift" : "\(start)+Generated.swift"
  }

  static func configurations(
    in specification: ApplicationSpecification
  ) -> [ViewConfiguration] {
    var configurations: [ViewConfiguration] = []
    var known: [Subject: [Int]] = [:]
    for controller in specification.controllers {
      for binding in controller.bindings {
        let root = specification.views[binding.view]?.lineage[0] ?? binding.view
        let subject = Subject(root: root, model: controller.model)
        let same = known[subject, default: []]
        if let equal = same.first(where: { configurations[$0].binding.binds(like: binding) }) {
          configurations[equal].places.append(binding.place)
        } else {
          known[subject, default: []].append(configurations.count)
          configurations.append(
            ViewConfiguration(
              binding: binding, model: controller.model, places: [binding.place],
              isFurther: !same.isEmpty))
        }
      }
    }
    return configurations
  }

  private struct Subject: Hashable {
    /// The view at the top of the family: what it and its subclasses declare has to differ.
    let root: String
    let model: String
  }
}

/// What the outlets of a view or of a cell show of an object.
struct ViewBinding {
  /// Where it is bound: by a controller for its own content, or by one of its transitions for a view over it.
  struct Place: Hashable {
    let controller: String
    var transition: String?

    var name: String { controller + (transition?.asType ?? "") }
  }

  let place: Place
  let view: String
  let outlets: [OutletBinding]

  /// What is shown instead of nil.
  func textPlace(of outlet: String) -> TextPlace {
    let name = place.transition.map { "\($0).\(outlet)" } ?? outlet
    return .missingValue(controller: place.controller, name: name)
  }

  fileprivate func binds(like other: ViewBinding) -> Bool {
    view == other.view && outlets.map(\.outlet) == other.outlets.map(\.outlet)
      && outlets.map(\.keyPath) == other.outlets.map(\.keyPath)
      && outlets.map(\.format) == other.outlets.map(\.format)
      && outlets.map(\.placeholder) == other.outlets.map(\.placeholder)
  }
}

extension ControllerSpecification {
  /// The view or the cell of the project that shows an object; nil for a table with columns and for a form.
  var binding: ViewBinding? {
    let place = ViewBinding.Place(controller: name)
    return switch content {
    case .table(let table):
      if case .cell(let view, let outlets) = table.rows {
        ViewBinding(place: place, view: view, outlets: outlets)
      } else {
        nil
      }
    case .detail(let detail): ViewBinding(place: place, view: detail.view, outlets: detail.outlets)
    case .form: nil
    }
  }

  /// That, and the views that transitions show over the controller with something of the object.
  var bindings: [ViewBinding] {
    let overlays = transitions.filter { !$0.outlets.isEmpty }.compactMap { transition in
      transition.destination.overlay.map {
        ViewBinding(
          place: ViewBinding.Place(controller: name, transition: transition.name), view: $0,
          outlets: transition.outlets)
      }
    }
    return (binding.map { [$0] } ?? []) + overlays
  }

  /// The view or the cell.
  func viewType(inside scope: TypeScope? = nil, in project: Project) -> SwiftCode {
    binding.map { project.typeNames.own($0.view, inside: scope) }
      ?? project.typeNames.imported("ColumnsCell")
  }
}
