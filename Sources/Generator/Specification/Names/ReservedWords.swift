import Words

/// Whether no declaration can have a name, since Swift keeps it or takes it for the beginning of one.
func isKeyword(_ name: String) -> Bool {
  SwiftKeywords.contains(name) || name == "actor" || name == "async"
}

/// What the accessors of a model are declared with.
let attributeTypeNames: Set<String> = [
  "Bool", "Int", "Double", "Decimal", "String", "Date", "URL", "UUID", "Data",
]

/// Modules that a generated package has or imports.
let moduleNames: Set<String> = [
  "ApplicationKit", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "ModelKit",
  "Observation", "SQLite", "SQLiteKit", "Swift", "Synchronization", "Testing", "XCTest",
]

/// Types of the kits and of Swift that generated files name without their module.
let kitTypeNames: Set<String> = [
  "Application", "ApplicationDelegate", "Archive", "Array", "ArrayDataSource", "Attribute",
  "Button", "DataSource", "Dictionary", "Entity", "FetchRequest", "FetchedResultsDataSource",
  "Label", "ManagedObject", "Model", "ModelOperation", "NavigationController", "ObjectContext",
  "ObjectID", "ObjectLifeCycle", "ObjectStore", "Operation", "OperationQueue", "Optional",
  "Relationship", "Responder", "Schema", "Set", "Shared", "SharedState", "Snapshot", "TableView",
  "TableViewCell",
  "TextField", "View", "ViewController",
]

/// Members of every object, and of every Swift type.
let objectMembers: Set<String> = [
  "context", "debugDescription", "description", "entity", "hash", "hashValue", "isChanged",
  "isDeleted", "isInserted", "objectID", "snapshot", "type",
]

/// Static members of every model.
let modelMembers: Set<String> = ["count", "deleteAll", "entity", "get", "insert"]

let caseMembers: Set<String> = ["allCases", "description", "hash", "hashValue", "rawValue"]

/// Members of the kit's views and view controllers, and the delegate that a generated view has.
let interfaceMembers: Set<String> = [
  "application", "ask", "attempt", "canBecomeFirstResponder", "confirm", "content", "contentView",
  "dataSource", "delegate", "deleteSelection", "didLoad", "environment", "firstResponder", "frame",
  "heading", "insert", "isFirstResponder", "isHidden", "keyActions", "keyHints",
  "layoutSubviews", "loadIfNeeded", "makeView", "navigationController", "next", "object", "perform",
  "respond", "run", "select", "selectedItem", "subviews", "superview", "tableView", "view",
  "viewController", "viewDidAppear", "viewDidLoad", "viewWillAppear", "viewWillDisappear",
]
