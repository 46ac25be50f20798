import Mustache
import Specification
import Templates

/// The owner's half of a service.
struct ServiceFile: Component {
  static let template = "Services/Service.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.service)

  func parts(of project: Project) -> [ServiceSpecification] {
    Array(project.specification.services)
  }

  func words(for service: ServiceSpecification, in project: Project) -> TemplateWords {
    ["name": .word(Identifier(service.name))]
  }
}
