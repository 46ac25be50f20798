import Specification

/// A specification with what several components ask of it, computed once.
struct Project: Sendable {
  let specification: ApplicationSpecification
  /// The path of the spec in the project.
  let specificationPath: String
  let configurations: [ViewConfiguration]
  private let configurationByController: [String: Int]

  init(_ specification: ApplicationSpecification) {
    self.specification = specification
    specificationPath = specification.files.first?.path ?? "armature.yml"
    configurations = ViewConfiguration.configurations(in: specification)
    var index: [String: Int] = [:]
    for (position, configuration) in configurations.enumerated() {
      for controller in configuration.controllers { index[controller] = position }
    }
    configurationByController = index
  }

  var isLibrary: Bool { specification.isLibrary }
  var name: String { specification.application.name }

  /// A folder of the application's target.
  func folder(_ name: String) -> String { "Sources/\(self.name)/\(name)" }

  func testFolder() -> String { "Tests/\(name)Tests" }

  /// The stores for which the tests have objects to work on.
  var sampledStores: [StoreSpecification] {
    specification.stores.filter { SampleArchive(of: $0, in: self).isComplete }
  }

  var hasSamples: Bool { !sampledStores.isEmpty }

  func configuration(of controller: ControllerSpecification) -> ViewConfiguration? {
    configurationByController[controller.name].map { configurations[$0] }
  }
}
