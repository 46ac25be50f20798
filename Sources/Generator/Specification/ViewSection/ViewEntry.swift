import Diagnostics
import Roles

struct ViewEntry: NamedEntry {
  static let subject = "a view"
  let name = EntryReading.name
  @Key("kind", "view or tableViewCell; follows from the suffix if not given")
  var givenKind: Located<ViewKind>?
  @Key("abstract", "whether it is only a parent, and one of its subclasses is shown")
  var abstract: Flag?
  @Key("parent", "the view whose outlets, layout, actions and events it inherits") var parent: Text?
  @Key("cluster", "which of its subclasses is made for which value; of an abstract view")
  var cluster: ClusterEntry?
  @Key("outlets", "its parts: Label, Button or TextField") var outlets: NamedList<OutletEntry>
  @Key(
    "layout", "its outlets below one another; those of a list inside of it beside one another ...")
  var layout: LayoutEntry?
  @Key("actions", "methods that its controls call") var actions: NamedList<ViewActionEntry>
  @Key("events", "what it asks and tells its delegate") var events: NamedList<EventEntry>
  let customization = LaterKey("customization", "closures that run last")

  var eventsRange: FileRange? { $events.range }
  var actionsRange: FileRange? { $actions.range }

  var isAbstract: Bool { abstract?.value == true }

  /// Given, or by the suffix.
  var kind: ViewKind {
    givenKind?.value
      ?? (name.value.hasSuffix(ViewKind.tableViewCell.suffix) ? .tableViewCell : .view)
  }
}

struct OutletEntry: NamedEntry {
  static let subject = "an outlet of a view"
  let name = EntryReading.name
  @Key("type", "Label, Button or TextField", [.short, .required]) var type: Located<OutletType>?
  @Key("text", "what it says until something else is shown; any text") var text: Text?
}

extension ViewKind: Choice {
  /// The end of the names of such views.
  var suffix: String {
    switch self {
    case .view: Role.view.suffix
    case .tableViewCell: Role.view.suffixes[0]
    }
  }

  static var later: [String] { ["tableView", "collectionView", "collectionViewCell", "control"] }
}

extension OutletType: Choice {
  static var later: [String] { ["View", "ImageView", "TextView", "TableView", "ProgressView"] }
}
