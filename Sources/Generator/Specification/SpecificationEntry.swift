import Diagnostics
import YAML

/// The whole spec as it is written: its sections, and what they tell together before anything is resolved.
struct SpecificationEntry: Entry {
  static let subject = "a spec"
  static let formatKey = "armature"
  static let includeKey = "include"
  static let applicationKey = "application"
  @Key(SpecificationEntry.formatKey, "the version of the format, 1", traits: .required)
  var format: WholeNumber?
  @Key(SpecificationEntry.applicationKey, "the application as a whole", traits: .required)
  var application: ApplicationEntry?
  @Key(SpecificationEntry.includeKey, "further spec files; globs are allowed") var include: [Text]
  @Key("models", "objects") var models: NamedList<ModelEntry>
  @Key("stores", "where objects lie") var stores: NamedList<StoreEntry>
  @Key("services", "servers and what is asked of them") var services: NamedList<ServiceEntry>
  @Key("operations", "work that takes time") var operations: NamedList<OperationEntry>
  @Key("states", "properties that controllers share") var states: NamedList<StateEntry>
  @Key("views", "what is seen") var views: NamedList<ViewEntry>
  @Key("controllers", "what joins models and views; without any the project is a library")
  var controllers: NamedList<ControllerEntry>

  /// Every name that the spec declares.
  private(set) var declaredNames: [DeclaredName] = []
  private(set) var inverses = InverseTable()
  private(set) var inheritance = InheritanceTable()
  private(set) var viewInheritance = InheritanceTable()
  /// The name of the first store that names a model.
  private(set) var homes: [String: String] = [:]
  private(set) var starts = OperationStarts()
  /// The states that transitions pass, by the controller that they lead to.
  private(set) var passedStates: [String: [String]] = [:]
  /// The languages of all texts, in their order.
  private(set) var languages: [String] = []
  /// What is found wrong with it, while it is read and while it is resolved.
  let problems = EntryReading.problems

  mutating func complete(_ problems: Problems) {
    inheritance = InheritanceTable(models, parent: \.parent)
    viewInheritance = InheritanceTable(views, parent: \.parent)
    problems.pathRoots = Set(
      states.names + models.names + models.names.map(\.asVariable)
        + views.flatMap { $0.outlets.names } + ["settings"])
    models = NamedList(
      models.map { model in
        model.inheriting(
          from: inheritance.ancestors(of: model.name.value).compactMap { models[$0] })
      })
    declaredNames = namesOfAllSections
    inverses = InverseTable(models)
    starts = OperationStarts(of: controllers, operations: operations)
    languages = problems.languages.withoutRepetitions
    for transition in controllers.flatMap(\.transitions) {
      guard let destination = transition.destination?.value else { continue }
      passedStates[destination, default: []] +=
        transition.passing.map(\.value).filter { states[$0] != nil }
    }
    for store in stores {
      homes.merge(store.models.map { ($0.value, store.name.value) }) { first, _ in first }
    }
    // A model is kept with those that are derived from it.
    for model in models where homes[model.name.value] == nil {
      homes[model.name.value] = homes[inheritance.root(of: model.name.value)]
    }
  }

  /// Reads the values of a spec, without its first and its included files.
  static func read(_ root: YAMLNode, problems: Problems) -> SpecificationEntry? {
    let start = root.range.bytes.lowerBound
    let place = FileRange(file: root.range.file, bytes: start..<start)
    return read(root, of: Located("", at: place), problems: problems)
  }
}
