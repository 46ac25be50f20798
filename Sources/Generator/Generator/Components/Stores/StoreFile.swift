import Mustache
import Specification
import Templates

/// The owner's half of a store.
struct StoreFile: Component {
  static let template = "Stores/Store.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [StoreSpecification] {
    Array(project.specification.stores)
  }

  func path(for store: StoreSpecification, in project: Project) -> String {
    project.folder(of: .store) + "/\(store.name).swift"
  }

  func words(
    for store: StoreSpecification, in project: Project
  ) -> [String: TemplateValue] {
    ["name": .word(Identifier(store.name))]
  }
}
