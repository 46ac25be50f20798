import ModelKit

/// Shows items side by side and opens the one that is selected with return; a table in everything else.
open class CollectionViewController<Object, RowCell: TableViewCell>:
  TableViewController<Object, RowCell>
{}

/// What a collection view controller says about itself.
@MainActor
public protocol CollectionControllerSpecification<Item, Cell>: TableControllerSpecification {}

extension CollectionControllerSpecification {
  public func makeTableView() -> TableView { CollectionView() }
}
