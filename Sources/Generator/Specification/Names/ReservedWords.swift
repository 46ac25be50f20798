import Words

/// Whether no declaration can have a name, since Swift keeps it.
func isKeyword(_ name: String) -> Bool { SwiftKeywords.contains(name) }

/// Modules that a generated package has or loads.
let moduleNames = kitTypes.headings.union(libraryModules["Modules"])

/// Modules that generated files name.
let importedModuleNames = kitTypes.headings.union(libraryTypes.headings)

/// Folders of the package manager where it puts the application that it has built.
let buildFolderNames: Set<String> = ["ModuleCache", "Modules"]

/// Types that others' code inside of a generated module names without their module: that of SwiftPM for
/// resources, that of the macros of Swift Testing, and those that the compiler takes for the types of literals.
let embeddedCodeTypeNames: Set<String> = [
  "Bundle", "Void", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType",
  "StringLiteralType", "ExtendedGraphemeClusterType", "UnicodeScalarType",
]

/// Types that generated tests declare themselves.
let testTypeNames: Set<String> = [
  "Failure", "OwnNotifications", "SampleApplicationDelegate", "Samples",
]

/// What generated code calls without an object, which a member of that name would hide.
private let kitFunctions = bareNames(["ModelKit"])

/// Members of every object, and of every Swift type.
let objectMembers = plainNames(["ManagedObject", "Model", "RelationshipValue"])
  .union(kitFunctions)
  .union(["debugDescription", "hash", "hashValue", "type"])

/// Static members of every model.
let modelMembers = bareNames(["ManagedObject.Type", "Model.Type", "RelationshipValue.Type"])
  .subtracting(["all"]).union(kitFunctions)

let caseMembers = bareNames([
  "AttributeConvertible", "AttributeConvertible.Type", "EnumerationValue", "EnumerationValue.Type",
  "QueryableValue.Type",
]).union(["allCases", "description", "hash", "hashValue", "rawValue"])

let serviceErrorMembers = bareNames(["NamedStatus", "NamedStatus.Type"])

let viewMembers = bareNames(["Responder", "TableViewCell", "View", "ViewLayout"])
  .union(["delegate", "hash", "hashValue"]).union(kitFunctions)

let controllerMembers = bareNames([
  "ControllerSpecification", "DetailControllerSpecification", "DetailViewController", "Responder",
  "TableControllerSpecification", "TableViewController", "ViewController",
]).union(["hash", "hashValue"]).union(kitFunctions)

let serviceMembers = bareNames(["ServiceSpecification", "ServiceSpecification.Type", "WebService"])

let delegateMembers = bareNames(["ApplicationDelegate"])

let stateMembers = bareNames(["ObservableState", "SharedState"]).union(["hash", "hashValue"])

/// Those without parameters: a method with parameters goes by its labels too, and leaves its name to
/// others.
private func plainNames(_ types: [String]) -> Set<String> {
  kitMembers.names(under: types).filter { $0.last != "(" }
}

private func bareNames(_ types: [String]) -> Set<String> {
  Set(kitMembers.names(under: types).map { $0.last == "(" ? String($0.dropLast()) : $0 })
}
