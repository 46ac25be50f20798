import Specification
import Templates

/// How generated code writes the names of types: with the module in front where the name alone would
/// mean another one.
///
/// In a module, its own types hide those that it imports, and what a type has inside, such as a generic
/// parameter, hides both.
struct TypeNames {
  private let module: Identifier
  /// The types that the project hides, with the modules that have them.
  private let hidden: [String: Identifier]
  /// Those of the project's types that hide others, in the order of the alphabet.
  let hiding: [String]

  init(of specification: ApplicationSpecification) {
    module = Identifier(specification.application.name)
    let sections =
      specification.models.map(\.name) + specification.stores.map(\.name)
      + specification.services.map(\.name) + specification.operations.map(\.name)
      + specification.states.map(\.name)
      + specification.views.map(\.name) + specification.controllers.map(\.name)
      + specification.navigations.map(\.name)
    let enumerations = specification.models.flatMap { $0.enumerations.map(\.name) }
    var hidden: [String: Identifier] = [:]
    for name in sections + enumerations {
      let home = kitTypes.heading(of: name) ?? libraryTypes.heading(of: name)
      if let home { hidden[name] = Identifier(home) }
    }
    self.hidden = hidden
    hiding = sections.filter { hidden[$0] != nil }.sorted()
  }

  /// A type of the project.
  func own(_ name: String, inside scope: TypeScope? = nil) -> SwiftCode {
    scope?.types.contains(name) == true
      ? "\(module).\(Identifier(name))" : "\(Identifier(name))"
  }

  /// A type of a kit or a library.
  func imported(_ name: String) -> SwiftCode {
    hidden[name].map { "\($0).\(Identifier(name))" } ?? "\(Identifier(name))"
  }

  var areHidden: Bool { !hidden.isEmpty }

  /// A template of a Swift file that names hidden types with their modules.
  func qualified(_ template: String) -> String {
    TemplateNames(of: template).replacing { hidden[$0].map { "\($0.name)." } }
  }
}
