import Specification
import Templates

/// How a view or a cell shows an object: once for every view, model and set of outlets that
/// controllers bind, however many controllers bind the same.
struct ViewConfiguration {
  let view: String
  let model: String
  let outlets: [OutletBinding]
  /// The controllers that bind this, in the order of the spec.
  private(set) var controllers: [String]
  /// Whether another configuration of the same view for the same model came first.
  private let isFurther: Bool

  /// `for`, or a label that names the controller where the same view shows the same model otherwise.
  var label: ArgumentLabel {
    isFurther ? ArgumentLabel("in" + controllers[0] + "For") : ArgumentLabel("for")
  }

  var fileName: String {
    let start = "\(view)+ConfigureFor\(model)"
    return isFurther ? "\(start)In\(controllers[0])+Generated.swift" : "\(start)+Generated.swift"
  }

  static func configurations(
    in specification: ApplicationSpecification
  ) -> [ViewConfiguration] {
    var configurations: [ViewConfiguration] = []
    var known: [Subject: [Int]] = [:]
    for controller in specification.controllers {
      guard let (view, outlets) = controller.binding else { continue }
      let subject = Subject(view: view, model: controller.model)
      let same = known[subject, default: []]
      if let equal = same.first(where: { configurations[$0].binds(outlets) }) {
        configurations[equal].controllers.append(controller.name)
      } else {
        known[subject, default: []].append(configurations.count)
        configurations.append(
          ViewConfiguration(
            view: view, model: controller.model, outlets: outlets, controllers: [controller.name],
            isFurther: !same.isEmpty))
      }
    }
    return configurations
  }

  private struct Subject: Hashable {
    let view: String
    let model: String
  }

  private func binds(_ others: [OutletBinding]) -> Bool {
    outlets.map(\.outlet) == others.map(\.outlet)
      && outlets.map(\.keyPath) == others.map(\.keyPath)
      && outlets.map(\.format) == others.map(\.format)
      && outlets.map(\.placeholder) == others.map(\.placeholder)
  }
}

extension ControllerSpecification {
  /// The view or the cell of the project that shows an object, and what its outlets show; nil for a
  /// table with columns and for a form.
  var binding: (view: String, outlets: [OutletBinding])? {
    switch content {
    case .table(let table):
      if case .cell(let view, let outlets) = table.rows { (view, outlets) } else { nil }
    case .detail(let detail): (detail.view, detail.outlets)
    case .form: nil
    }
  }

  /// The view or the cell.
  func viewType(inside scope: TypeScope? = nil, in project: Project) -> SwiftCode {
    binding.map { project.typeNames.own($0.view, inside: scope) }
      ?? project.typeNames.imported("ColumnsCell")
  }
}
