import Diagnostics

/// A spec that was read, checked and completed: what the generator works from.
///
/// Guaranteed for every value of this type: names are usable ASCII identifiers of at most 60
/// characters in the right case and unique where they must be; every name that refers to
/// something refers to an entry of the same specification; what the spec left to inference is
/// filled in; literals have the type of the attribute that they belong to. Lists are in the order
/// of the spec. Free texts (titles, labels, defaults, patterns) are arbitrary strings and exactly
/// what the spec says.
public struct ApplicationSpecification: Sendable {
  public let formatVersion: Int
  public let application: ApplicationSettings
  public let models: [ModelSpecification]
  public let stores: [StoreSpecification]
  public let operations: [OperationSpecification]
  public let states: [StateSpecification]
  public let views: [ViewSpecification]
  public let controllers: [ControllerSpecification]
  /// The spec itself first, then the files that it includes in the order of inclusion.
  public let files: [SpecificationFile]

  private let modelIndex: [String: Int]
  private let viewIndex: [String: Int]
  private let controllerIndex: [String: Int]
  private let operationIndex: [String: Int]
  private let storeIndexByModel: [String: Int]

  init(
    formatVersion: Int, application: ApplicationSettings, models: [ModelSpecification],
    stores: [StoreSpecification], operations: [OperationSpecification],
    states: [StateSpecification], views: [ViewSpecification],
    controllers: [ControllerSpecification],
    files: [SpecificationFile]
  ) {
    self.formatVersion = formatVersion
    self.application = application
    self.models = models
    self.stores = stores
    self.operations = operations
    self.states = states
    self.views = views
    self.controllers = controllers
    self.files = files
    modelIndex = index(of: models.map(\.name))
    viewIndex = index(of: views.map(\.name))
    controllerIndex = index(of: controllers.map(\.name))
    operationIndex = index(of: operations.map(\.name))
    var storeIndexByModel: [String: Int] = [:]
    for (position, store) in stores.enumerated() {
      for model in store.models { storeIndexByModel[model] = position }
    }
    self.storeIndexByModel = storeIndexByModel
  }
}

extension ApplicationSpecification {
  /// A library has no controllers: models, stores, operations and tests, no terminal interface.
  public var isLibrary: Bool { controllers.isEmpty }

  /// The controller that the application shows first; a library has none.
  public var initialController: ControllerSpecification? {
    application.initialController.flatMap(controller(named:))
  }

  public func model(named name: String) -> ModelSpecification? {
    modelIndex[name].map { models[$0] }
  }

  public func view(named name: String) -> ViewSpecification? {
    viewIndex[name].map { views[$0] }
  }

  public func controller(named name: String) -> ControllerSpecification? {
    controllerIndex[name].map { controllers[$0] }
  }

  public func operation(named name: String) -> OperationSpecification? {
    operationIndex[name].map { operations[$0] }
  }

  /// The one store that holds a model's objects, if any does.
  public func store(ofModel name: String) -> StoreSpecification? {
    storeIndexByModel[name].map { stores[$0] }
  }
}

private func index(of names: [String]) -> [String: Int] {
  Dictionary(
    names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
