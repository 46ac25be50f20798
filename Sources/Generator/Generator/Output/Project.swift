import Specification
import Templates

/// A specification with what several components ask of it, computed once.
struct Project: Sendable {
  let specification: ApplicationSpecification
  let configurations: [ViewConfiguration]
  let viewFamilies: [ViewFamily]
  let typeNames: TypeNames
  let texts: TranslatedTexts
  let modelFamilies: ModelFamilies
  /// The models without each of which an object of another one cannot be, which they know nothing of.
  let silentlyNeededModels: Set<String>
  /// The stores for which the tests have objects to work on.
  let sampledStores: [StoreSpecification]
  /// Whether resources of its owner's are left, whatever the specification names.
  let leavesResources: Bool
  /// By store.
  private let samples: [String: SampleArchive]
  private let familyByView: [String: Int]
  private let configurationByPlace: [ViewBinding.Place: Int]

  init(_ specification: ApplicationSpecification, leavesResources: Bool = false) {
    self.specification = specification
    self.leavesResources = leavesResources
    typeNames = TypeNames(of: specification)
    texts = TranslatedTexts(of: specification)
    viewFamilies = ViewFamily.families(in: specification)
    familyByView = Dictionary(
      viewFamilies.enumerated().flatMap { index, family in
        family.members.map { ($0.name, index) }
      }, uniquingKeysWith: { first, _ in first })
    configurations = ViewConfiguration.configurations(in: specification)
    var index: [ViewBinding.Place: Int] = [:]
    for (position, configuration) in configurations.enumerated() {
      for place in configuration.places { index[place] = position }
    }
    configurationByPlace = index
    silentlyNeededModels = Set(
      specification.models.flatMap(\.relationships).filter {
        $0.inverse == nil && (!$0.isOptional || $0.count != nil)
      }.map(\.destination))
    let families = ModelFamilies(of: specification.models)
    modelFamilies = families
    let samples = Dictionary(
      specification.stores.map { store in
        (store.name, SampleArchive(of: store.models, in: specification, families: families))
      }, uniquingKeysWith: { first, _ in first })
    self.samples = samples
    sampledStores = specification.stores.filter { samples[$0.name]?.isComplete == true }
  }

  var isLibrary: Bool { specification.isLibrary }
  var name: String { specification.application.name }

  /// A folder of the application's target.
  func folder(_ name: String) -> String { "Sources/\(self.name)/\(name)" }

  var testFolder: String { "Tests/\(name)Tests" }

  var hasSamples: Bool { !sampledStores.isEmpty }

  func hasSamples(_ store: StoreSpecification) -> Bool {
    samples[store.name]?.isComplete == true
  }

  /// The objects of a store; none where one of its models has none.
  func samples(of store: StoreSpecification) -> SampleArchive? { samples[store.name] }

  func hasSamples(_ model: ModelSpecification) -> Bool {
    specification.store(ofModel: model.name).map(hasSamples) ?? false
  }

  /// How many samples of a model there are, those of models that are derived from it included.
  func sampleCount(ofModel name: String) -> Int {
    guard let store = specification.store(ofModel: name) else { return 0 }
    return sampleCount(of: store) * (specification.models[name]?.concreteModels.count ?? 1)
  }

  /// How many samples there are of every model of a store that has objects.
  func sampleCount(of store: StoreSpecification) -> Int {
    samples[store.name].map { $0.isComplete ? $0.objectCount : 0 } ?? 0
  }

  /// Why there are no samples of a model, which may be that another one of its store has none; nil where
  /// there are, and where the model lies in no store.
  func hindrance(toSamplesOf model: ModelSpecification) -> String? {
    guard let store = specification.store(ofModel: model.name) else { return nil }
    let reasons = samples[store.name]?.hindrances ?? [:]
    return reasons[model.name] ?? reasons.min { $0.key < $1.key }?.value
  }

  /// The controllers whose objects are in a store that has samples.
  var sampledControllers: [ControllerSpecification] {
    specification.controllers.filter { controller in
      specification.store(ofModel: controller.model).map(hasSamples) ?? false
    }
  }

  /// The views that share their delegate with a view; nil where there is no such view.
  func family(ofView name: String) -> ViewFamily? { familyByView[name].map { viewFamilies[$0] } }

  /// How the view is called to show an object that a controller, or one of its transitions, binds to it.
  func configurationLabel(
    of controller: ControllerSpecification, by transition: String? = nil
  ) -> ArgumentLabel {
    let place = ViewBinding.Place(controller: controller.name, transition: transition)
    return configurationByPlace[place].map { configurations[$0].label } ?? ArgumentLabel("for")
  }
}
