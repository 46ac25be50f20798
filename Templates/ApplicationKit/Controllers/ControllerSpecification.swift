import ModelKit

/// What every controller says about itself: its title, and what its keys do.
@MainActor
public protocol ControllerSpecification: ViewController {
  var title: String { get }
  var actions: [KeyAction] { get }
  /// What the controller follows from the moment its view is loaded.
  func makeReceptionists() -> [Receptionist]
}

extension ControllerSpecification {
  public var actions: [KeyAction] { [] }
  public func makeReceptionists() -> [Receptionist] { [] }
}

/// What a table view controller says about itself. The item and the cell are those of its class.
@MainActor
public protocol TableControllerSpecification<Item, Cell>: ControllerSpecification {
  associatedtype Item
  associatedtype Cell: TableViewCell

  /// The rows of the table, asked for once, before the view is loaded.
  func makeDataSource() throws -> TableViewDataSource<Item, Cell>

  /// The table view, asked for once: one of the kit's class, or of a subclass.
  func makeTableView() -> TableView

  /// What is shown while there are no rows.
  var placeholder: String { get }

  /// What return does on a row, in a word for the last line of the screen; nil when it does nothing.
  var selectionName: String? { get }

  /// Called when return is pressed on a row.
  func didSelect(_ item: Item)

  /// Called with the item of the selected row whenever rows are shown; nil where there are none.
  func didMoveSelection(to item: Item?)
}

extension TableControllerSpecification {
  public func makeTableView() -> TableView { TableView() }
  public var placeholder: String { Language.texts.emptyTable }
  public var selectionName: String? { nil }
  public func didSelect(_ item: Item) {}
  public func didMoveSelection(to item: Item?) {}
}

/// What a navigation controller says about itself.
@MainActor
public protocol NavigationControllerSpecification: NavigationController {
  /// The controller that is shown first; asked for once.
  func makeRootController() -> ViewController
}

/// What a form for an object says about itself. The object is that of its class.
@MainActor
public protocol FormControllerSpecification<Object>: ControllerSpecification {
  associatedtype Object: Model

  /// The properties that it asks for, in their order; everything that a person can enter if not said.
  var fields: [String] { get }

  /// Called when what was entered is saved. Goes back if not said otherwise.
  func didCommit()

  /// Called when the form is given up. Goes back if not said otherwise.
  func didDiscard()
}

extension FormControllerSpecification {
  public var fields: [String] { [] }
  public func didCommit() { goBack() }
  public func didDiscard() { goBack() }
}

/// What a detail view controller says about itself. The object and the view are those of its class.
@MainActor
public protocol DetailControllerSpecification<Object, ContentView>: ControllerSpecification {
  associatedtype Object: Model
  associatedtype ContentView: View

  /// Fills the view for the object: when it appears, and whenever the object has changed.
  func configure(_ view: ContentView, for object: Object)

  /// What a label shows where several objects have different values.
  var severalPlaceholder: String { get }
}

extension DetailControllerSpecification {
  public var severalPlaceholder: String { Language.texts.severalValues }
}
