/// An entry of `controllers`.
public struct ControllerSpecification: Sendable {
  public let name: String
  /// Any text; nil where the spec says nothing.
  public let title: LocalizedText?
  /// The model whose objects it shows.
  public let model: String
  public let content: ControllerContent
  /// The states that it shares with other controllers.
  public let states: [String]
  /// None of a form.
  public let actions: [ActionSpecification]
  public let transitions: [TransitionSpecification]
  /// Methods that follow something.
  public let observations: [ObservationSpecification]

  public var table: TableContent? {
    if case .table(let table) = content { table } else { nil }
  }

  public var detail: DetailContent? {
    if case .detail(let detail) = content { detail } else { nil }
  }

  public var form: FormContent? {
    if case .form(let form) = content { form } else { nil }
  }
}

public enum ControllerContent: Sendable {
  case table(TableContent)
  case detail(DetailContent)
  case form(FormContent)

  /// The names of states that decide what is shown.
  var followedStates: [String] {
    if case .table(let table) = self { table.followedProperties.map(\.state) } else { [] }
  }
}

/// A list of objects, one cell each.
public struct TableContent: Sendable {
  /// A fetch request of the model, or `all`, which every model has.
  public let fetchRequest: String
  /// A value for each parameter of the request, in their order.
  public let arguments: [ArgumentSpecification]
  public let dataSource: DataSourceKind
  public let rows: RowContent
  /// A view of kind `tableView`; nil for the kit's own.
  public let tableView: String?
  /// Rows in groups.
  public let section: SectionSpecification?
  /// What stands below each object.
  public let children: ChildrenSpecification?
  /// Where other controllers find the selected object.
  public let selection: SharedProperty?
  /// Any text; nil where the spec says nothing.
  public let placeholder: LocalizedText?
  /// Whether the cells stand side by side.
  public let isCollection: Bool

  /// The states that decide which rows there are, in their order.
  public var followedProperties: [SharedProperty] {
    arguments.compactMap { if case .shared(let property, _) = $0.value { property } else { nil } }
      .withoutRepetitions
  }
}

/// What the rows of one group of a table have in common.
public struct SectionSpecification: Sendable {
  /// What stands above the group.
  public let keyPath: KeyPathSpecification
  /// The same for the store, which orders by it.
  public let storedKeyPath: KeyPathSpecification
}

/// The relationships that make a tree of the objects of a model.
public struct ChildrenSpecification: Sendable {
  /// To many objects of the model.
  public let relationship: String
  /// Its inverse, to one; the roots have nobody there.
  public let parent: String
}

/// How a table shows one object.
public enum RowContent: Sendable {
  /// In a view of kind `tableViewCell`.
  case cell(String, outlets: [OutletBinding])
  /// At least one.
  case columns([ColumnSpecification])
}

/// A property of a state: `ReadingState.selectedNews`.
public struct SharedProperty: Hashable, Sendable {
  public let state: String
  public let property: String
}

/// One object in a view.
public struct DetailContent: Sendable {
  /// A view of kind `view`.
  public let view: String
  public let outlets: [OutletBinding]
}

/// The properties of one object, to be edited.
public struct FormContent: Sendable {
  /// Names of properties; none means everything that a person can enter.
  public let fields: [String]
}

/// A controller of kind `navigation`: it shows others above its root.
public struct NavigationSpecification: Sendable {
  public let name: String
  /// The name of a controller that shows objects.
  public let root: String
}

public enum DataSourceKind: String, Hashable, CaseIterable, Choice {
  case array
  case fetchedResults
}

/// A label and what it shows.
public struct OutletBinding: Sendable {
  public let outlet: String
  /// Begins at the controller's model; one value, not a list.
  public let keyPath: KeyPathSpecification
  /// The same for the store; nil where it cannot order by it.
  public let storedKeyPath: KeyPathSpecification?
  /// Of a date or a number; nil where the spec says nothing.
  public let format: ValueFormat?
  /// What is shown instead of nil; nil where nothing is, and where the value never is nil.
  public let placeholder: LocalizedText?
}
