import Roles
import Specification

/// A specification with what several components ask of it, computed once.
struct Project: Sendable {
  let specification: ApplicationSpecification
  /// The path of the spec in every project.
  static let specificationPath = "armature.yml"
  let configurations: [ViewConfiguration]
  let viewFamilies: [ViewFamily]
  let typeNames: TypeNames
  let texts: TranslatedTexts
  /// The stores for which the tests have objects to work on.
  let sampledStores: [StoreSpecification]
  /// Why models have no samples, by the store that none of its models has any.
  private let hindrances: [String: [String: String]]
  private let sampleCounts: [String: Int]
  private let familyByView: [String: Int]
  private let configurationByController: [String: Int]

  init(_ specification: ApplicationSpecification) {
    self.specification = specification
    typeNames = TypeNames(of: specification)
    texts = TranslatedTexts(of: specification)
    viewFamilies = ViewFamily.families(in: specification)
    familyByView = Dictionary(
      viewFamilies.enumerated().flatMap { index, family in
        family.members.map { ($0.name, index) }
      }, uniquingKeysWith: { first, _ in first })
    configurations = ViewConfiguration.configurations(in: specification)
    var index: [String: Int] = [:]
    for (position, configuration) in configurations.enumerated() {
      for controller in configuration.controllers { index[controller] = position }
    }
    configurationByController = index
    let archives = specification.stores.map { store in
      (store: store, samples: SampleArchive(of: store.models, in: specification))
    }
    let complete = archives.filter(\.samples.isComplete)
    sampledStores = complete.map(\.store)
    hindrances = Dictionary(
      archives.map { ($0.store.name, $0.samples.hindrances) },
      uniquingKeysWith: { first, _ in first })
    sampleCounts = Dictionary(
      complete.map { ($0.store.name, $0.samples.objectCount) },
      uniquingKeysWith: { first, _ in first })
  }

  var isLibrary: Bool { specification.isLibrary }
  var name: String { specification.application.name }

  /// A folder of the application's target.
  func folder(_ name: String) -> String { "Sources/\(self.name)/\(name)" }

  /// Where the types of a role lie, by the table of roles.
  func folder(of role: Role) -> String { folder(role.folder) }

  var testFolder: String { "Tests/\(name)Tests" }

  var hasSamples: Bool { !sampledStores.isEmpty }

  func hasSamples(_ store: StoreSpecification) -> Bool { sampleCounts[store.name] != nil }

  func hasSamples(_ model: ModelSpecification) -> Bool {
    specification.store(ofModel: model.name).map(hasSamples) ?? false
  }

  /// How many samples of a model there are, those of models that are derived from it included.
  func sampleCount(ofModel name: String) -> Int {
    guard let store = specification.store(ofModel: name) else { return 0 }
    return sampleCount(of: store) * (specification.models[name]?.concreteModels.count ?? 1)
  }

  /// How many samples there are of every model of a store that has objects.
  func sampleCount(of store: StoreSpecification) -> Int { sampleCounts[store.name] ?? 0 }

  /// Why there are no samples of a model, which may be that another one of its store has none; nil where
  /// there are, and where the model lies in no store.
  func hindrance(toSamplesOf model: ModelSpecification) -> String? {
    guard let store = specification.store(ofModel: model.name) else { return nil }
    let reasons = hindrances[store.name] ?? [:]
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

  func configuration(of controller: ControllerSpecification) -> ViewConfiguration? {
    configurationByController[controller.name].map { configurations[$0] }
  }
}
