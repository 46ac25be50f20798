/// Where generated code names types of the project between others that would hide them.
public enum TypeScope: CaseIterable, Sendable {
  case fetchRequest, dataSource, controller, operation, service, tests

  /// The types that hide others there: their names are written with the project's module.
  public var types: Set<String> {
    switch self {
    case .fetchRequest: innerTypes["FetchRequest"]
    case .dataSource: innerTypes["TableViewDataSource"]
    case .controller:
      innerTypes.names(under: [
        "TableControllerSpecification", "TableViewController", "DetailControllerSpecification",
        "DetailViewController", "FormControllerSpecification", "ObjectFormViewController",
      ])
    case .operation: innerTypes.names(under: ["ModelOperation", "OperationSpecification"])
    // That of the service's errors.
    case .service: ["Failure"]
    case .tests: testTypeNames
    }
  }
}
