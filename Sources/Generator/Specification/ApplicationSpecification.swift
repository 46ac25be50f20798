/// A spec that was read, checked and completed: what the generator works from.
///
/// Guaranteed for every value of this type: names are usable ASCII identifiers of at most 60
/// characters in the right case and unique where they must be; every name that refers to
/// something refers to an entry of the same specification; what the spec left to inference is
/// filled in; literals have the type of the attribute that they belong to. Lists are in the order
/// of the spec. Free texts (titles, labels, defaults, patterns) are arbitrary strings and exactly
/// what the spec says.
public struct ApplicationSpecification: Sendable {
  public let application: ApplicationSettings
  public let models: NamedList<ModelSpecification>
  public let stores: NamedList<StoreSpecification>
  public let services: NamedList<ServiceSpecification>
  public let operations: NamedList<OperationSpecification>
  public let states: NamedList<StateSpecification>
  public let views: NamedList<ViewSpecification>
  /// Those that show objects.
  public let controllers: NamedList<ControllerSpecification>
  /// Those that show other controllers.
  public let navigations: NamedList<NavigationSpecification>
  /// The spec itself first, then the files that it includes in the order of inclusion.
  public let files: [SpecificationFile]
}

extension ApplicationSpecification {
  /// A library has no controllers: models, stores, operations and tests, no terminal interface.
  public var isLibrary: Bool { controllers.isEmpty }

  /// The controller whose objects the application shows first; a library has none.
  public var firstShownController: ControllerSpecification? {
    application.initialController.flatMap { controllers[navigations[$0]?.root ?? $0] }
  }

  /// The one store that holds a model's objects, if any does.
  public func store(ofModel name: String) -> StoreSpecification? {
    models[name]?.store.flatMap { stores[$0] }
  }

  /// A model and those that it is derived from, the nearest first.
  public func lineage(of model: String) -> [ModelSpecification] {
    ([model] + (models[model]?.ancestors ?? [])).compactMap { models[$0] }
  }
}
