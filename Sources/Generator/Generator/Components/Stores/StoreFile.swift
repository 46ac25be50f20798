import Mustache
import Specification
import Templates

/// The owner's half of a store.
struct StoreFile: Component {
  static let template = "Stores/Store.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.store)

  func parts(of project: Project) -> [StoreSpecification] {
    Array(project.specification.stores)
  }

  func words(for store: StoreSpecification, in project: Project) -> TemplateWords {
    ["name": .word(Identifier(store.name))]
  }
}
