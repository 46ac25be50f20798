import Diagnostics
import YAML

/// The whole spec: its sections.
struct SpecificationEntry: Entry {
  static let subject = "a spec"
  static let formatKey = "armature"
  static let includeKey = "include"
  static let applicationKey = "application"
  @Key(SpecificationEntry.formatKey, "the version of the format, 1", .required)
  var format: WholeNumber?
  @Key(SpecificationEntry.applicationKey, "the application as a whole", .required)
  var application: ApplicationEntry?
  @Key(SpecificationEntry.includeKey, "further spec files; globs are allowed") var include: [Text]
  @Key("models", "objects") var models: [ModelEntry]
  @Key("stores", "where objects lie") var stores: [StoreEntry]
  @Key("operations", "work that takes time") var operations: [OperationEntry]
  @Key("states", "properties that controllers share") var states: [StateEntry]
  @Key("views", "what is seen") var views: [ViewEntry]
  @Key("controllers", "what joins models and views; without any the project is a library")
  var controllers: [ControllerEntry]
  let services = LaterKey("services", "web services")

  var controllersRange: FileRange? { $controllers.range }

  /// Reads the values of a spec, without its first and its included files.
  static func read(_ root: YAMLNode, _ problems: Problems) -> SpecificationEntry? {
    let start = root.range.bytes.lowerBound
    let place = FileRange(file: root.range.file, bytes: start..<start)
    return read(root, of: Located("", at: place), problems)
  }
}
