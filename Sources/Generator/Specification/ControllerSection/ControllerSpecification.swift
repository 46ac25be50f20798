import Diagnostics

/// An entry of `controllers`.
public struct ControllerSpecification: Sendable {
  public let name: String
  /// Any text; nil where the spec says nothing.
  public let title: String?
  /// The model whose objects it shows.
  public let model: String
  public let content: ControllerContent
  /// The states that it shares with other controllers.
  public let states: [String]
  /// Only of a table.
  public let actions: [ActionSpecification]
  /// Only of a table.
  public let transitions: [TransitionSpecification]
  public let range: FileRange

  public var table: TableContent? {
    if case .table(let table) = content { table } else { nil }
  }

  public var detail: DetailContent? {
    if case .detail(let detail) = content { detail } else { nil }
  }
}

public enum ControllerContent: Sendable {
  case table(TableContent)
  case detail(DetailContent)
}

/// A list of objects, one cell each.
public struct TableContent: Sendable {
  /// A fetch request of the model without parameters, or `all`, which every model has.
  public let fetchRequest: String
  public let dataSource: DataSourceKind
  /// A view of kind `tableViewCell`.
  public let cell: String
  public let outlets: [OutletBinding]
  /// Where other controllers find the selected object.
  public let selection: SharedProperty?
  /// Any text; nil where the spec says nothing.
  public let placeholder: String?
}

/// A property of a state: `ReadingState.selectedNews`.
public struct SharedProperty: Sendable {
  public let state: String
  public let property: String
}

/// One object in a view.
public struct DetailContent: Sendable {
  /// A view of kind `view`.
  public let view: String
  public let outlets: [OutletBinding]
}

public enum DataSourceKind: String, Hashable, Sendable, CaseIterable {
  case array
  case fetchedResults
}

/// A label and what it shows.
public struct OutletBinding: Sendable {
  public let outlet: String
  /// Begins at the controller's model; one value, not a list.
  public let keyPath: KeyPathSpecification
  public let range: FileRange
}
