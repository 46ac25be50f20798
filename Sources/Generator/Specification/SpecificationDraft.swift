import Diagnostics

/// A spec as it is written: every value readable by itself, nothing compared with anything else.
/// What the rules of the spec look at.
public struct SpecificationDraft: Sendable {
  let application: ApplicationEntry?
  let models: [ModelEntry]
  let stores: [StoreEntry]
  let operations: [OperationEntry]
  let states: [StateEntry]
  let views: [ViewEntry]
  let controllers: [ControllerEntry]
  let controllersRange: FileRange?
  /// Every name that the spec declares.
  private(set) var declaredNames: [DeclaredName] = []
  private(set) var inverses = InverseTable()
  let suggestions = SuggestionBudget()
  private let modelIndex: [String: Int]
  private let storeIndex: [String: Int]
  private let storeIndexByModel: [String: Int]
  private let operationIndex: [String: Int]
  private let viewIndex: [String: Int]
  private let controllerIndex: [String: Int]
}

extension SpecificationDraft {
  init(_ root: SpecificationEntry) {
    application = root.application
    models = root.models
    stores = root.stores
    operations = root.operations
    states = root.states
    views = root.views
    controllers = root.controllers
    controllersRange = root.controllersRange
    modelIndex = positions(of: models.map(\.name.value))
    storeIndex = positions(of: stores.map(\.name.value))
    operationIndex = positions(of: operations.map(\.name.value))
    viewIndex = positions(of: views.map(\.name.value))
    controllerIndex = positions(of: controllers.map(\.name.value))
    let homes = stores.enumerated().flatMap { store in
      store.element.models.map { ($0.value, store.offset) }
    }
    storeIndexByModel = Dictionary(homes, uniquingKeysWith: { first, _ in first })
    declaredNames = namesOfAllSections
    inverses = InverseTable(models)
  }

  func model(named name: String) -> ModelEntry? { modelIndex[name].map { models[$0] } }

  func store(named name: String) -> StoreEntry? { storeIndex[name].map { stores[$0] } }

  /// The first store that names the model.
  func store(ofModel name: String) -> StoreEntry? { storeIndexByModel[name].map { stores[$0] } }

  func operation(named name: String) -> OperationEntry? {
    operationIndex[name].map { operations[$0] }
  }

  func view(named name: String) -> ViewEntry? { viewIndex[name].map { views[$0] } }

  func controller(named name: String) -> ControllerEntry? {
    controllerIndex[name].map { controllers[$0] }
  }

  var modelNames: [String] { models.map(\.name.value) }
}

private func positions(of names: [String]) -> [String: Int] {
  Dictionary(
    names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
