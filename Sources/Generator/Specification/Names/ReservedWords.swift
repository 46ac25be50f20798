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
  "Application", "ApplicationDelegate", "ApplicationEnvironment", "Archive", "Array",
  "ArrayDataSource", "Attribute", "Button", "CancellableOperation", "DataSource",
  "DetailControllerSpecification", "DetailViewController", "Dictionary", "Entity",
  "EnumerationValue", "FetchedResultsDataSource", "FetchRequest", "FileEngine", "KeyAction",
  "Label", "Layout", "ManagedObject", "MemoryEngine", "Model", "ModelOperation",
  "NavigationController", "ObjectContext", "ObjectID", "ObjectLifeCycle", "ObjectStore",
  "Operation", "OperationNotification", "OperationQueue", "OperationSpecification", "Optional",
  "ProgressReportingOperation", "Relationship", "Responder", "Schema", "Set", "Setting", "Shared",
  "SharedState", "Snapshot", "SQLiteEngine", "StoreDescription", "StoreLocation",
  "StoreSpecification", "TableControllerSpecification", "TableView", "TableViewCell",
  "TableViewController", "TableViewDataSource", "TextField", "Unwritten", "View", "ViewController",
  "ViewLayout",
]

/// Members of every object, and of every Swift type.
let objectMembers: Set<String> = [
  "context", "debugDescription", "description", "entity", "hash", "hashValue", "isChanged",
  "isDeleted", "isInserted", "objectID", "snapshot", "type", "validate",
]

/// Static members of every model.
let modelMembers: Set<String> = [
  "count", "deleteAll", "destination", "entity", "get", "insert", "isOptional", "isToMany",
]

let caseMembers: Set<String> = ["allCases", "description", "hash", "hashValue", "rawValue"]

/// Members of the kit's views and view controllers, and the delegate that a generated view has.
let interfaceMembers: Set<String> = [
  "application", "ask", "attempt", "canBecomeFirstResponder", "commitEditing", "confirm", "content",
  "contentView", "dataSource", "delegate", "deleteSelection", "didLoad", "element", "environment",
  "firstResponder", "frame", "goBack", "heading", "insert", "isFirstResponder", "isHidden",
  "isMarked", "isSelected", "keyActions", "keyHelp", "keyHints", "layoutSubviews", "loadIfNeeded",
  "makeFirstResponder", "makeView", "navigationController", "next", "object", "perform", "respond",
  "run", "select", "selectedItem", "selectedItems", "subviews", "superview", "tableView", "view",
  "viewController", "viewDidAppear", "viewDidLoad", "viewWillAppear", "viewWillDisappear",
]
