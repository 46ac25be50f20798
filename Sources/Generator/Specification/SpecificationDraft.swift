import Diagnostics
import YAML

/// A spec as it is written: every value readable by itself, nothing compared with anything else.
/// What the rules of the spec look at.
public struct SpecificationDraft: Sendable {
  let application: ApplicationDraft?
  let models: [ModelDraft]
  let stores: [StoreDraft]
  let operations: [OperationDraft]
  let views: [ViewDraft]
  let controllers: [ControllerDraft]
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

enum RootKeys {
  static let format = Key("armature", .any, isRequired: true, "the version of the format, 1")
  static let application = Key("application", .any, isRequired: true, "the application as a whole")
  static let include = Key(
    "include", .oneOrMore(of: .text), "further spec files; globs are allowed")
  static let models = Key("models", section(ModelKeys.set, ModelDraft.init), "objects")
  static let stores = Key("stores", section(StoreKeys.set, StoreDraft.init), "where objects lie")
  static let operations = Key(
    "operations", section(OperationKeys.set, OperationDraft.init), "work that takes time")
  static let views = Key("views", section(ViewKeys.set, ViewDraft.init), "what is seen")
  static let controllers = Key(
    "controllers", section(ControllerKeys.set, ControllerDraft.init),
    "what joins models and views; without any the project is a library")

  static let set = KeySet(
    "a spec",
    [
      format, application, include, models, stores, operations, views, controllers,
      LaterKey("services", "web services"),
      LaterKey("states", "properties that controllers share"),
    ])

  private static func section<Entry>(
    _ keys: KeySet, _ entry: @escaping @Sendable (YAMLEntry, inout Problems) -> Entry
  ) -> ValueReader<[Entry]> {
    .entries(.mapping { keys }) { yaml, problems in entry(yaml, &problems) }
  }
}

extension SpecificationDraft {
  init(_ root: YAMLNode, _ problems: inout Problems) {
    let start = root.range.bytes.lowerBound
    let place = FileRange(file: root.range.file, bytes: start..<start)
    let fields = Fields(root, by: RootKeys.set, of: place, &problems)
    let entry = root.mapping?.first { $0.key == RootKeys.application.name }
    application = entry.map { ApplicationDraft($0, &problems) }
    models = fields.read(RootKeys.models, &problems) ?? []
    stores = fields.read(RootKeys.stores, &problems) ?? []
    operations = fields.read(RootKeys.operations, &problems) ?? []
    views = fields.read(RootKeys.views, &problems) ?? []
    controllers = fields.read(RootKeys.controllers, &problems) ?? []
    controllersRange = fields.keyRange(RootKeys.controllers)
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

  func model(named name: String) -> ModelDraft? { modelIndex[name].map { models[$0] } }

  func store(named name: String) -> StoreDraft? { storeIndex[name].map { stores[$0] } }

  /// The first store that names the model.
  func store(ofModel name: String) -> StoreDraft? { storeIndexByModel[name].map { stores[$0] } }

  func operation(named name: String) -> OperationDraft? {
    operationIndex[name].map { operations[$0] }
  }

  func view(named name: String) -> ViewDraft? { viewIndex[name].map { views[$0] } }

  func controller(named name: String) -> ControllerDraft? {
    controllerIndex[name].map { controllers[$0] }
  }

  var modelNames: [String] { models.map(\.name.value) }
}

private func positions(of names: [String]) -> [String: Int] {
  Dictionary(
    names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
