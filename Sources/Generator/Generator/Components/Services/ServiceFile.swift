import Mustache
import Specification
import Templates

/// The owner's half of a service.
struct ServiceFile: Component {
  static let template = "Services/Service.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [ServiceSpecification] {
    Array(project.specification.services)
  }

  func path(for service: ServiceSpecification, in project: Project) -> String {
    project.folder(of: .service) + "/\(service.name).swift"
  }

  func words(for service: ServiceSpecification, in project: Project) -> [String: TemplateValue] {
    ["name": .word(Identifier(service.name))]
  }
}
