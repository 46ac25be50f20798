import Diagnostics
import Roles

struct ViewEntry: NamedEntry {
  static let subject = "a view"
  let name = EntryReading.name
  @Key("kind", "view or tableViewCell; follows from the suffix if not given")
  var givenKind: Located<ViewKind>?
  @Key("outlets", "its parts: Label, Button or TextField") var outlets: NamedList<OutletEntry>
  @Key("events", "what it tells its delegate") var events: [EventEntry]
  let abstract = LaterKey("abstract", "a view that is only a parent")
  let parent = LaterKey("parent", "inheritance")
  let cluster = LaterKey("cluster", "choosing a view by a value")
  let layout = LaterKey("layout", "the arrangement of the outlets")
  let actions = LaterKey("actions", "methods that its controls call")
  let customization = LaterKey("customization", "closures that run last")

  var eventsRange: FileRange? { $events.range }

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
}

struct EventEntry: NamedEntry {
  static let subject = "an event"
  let name = EntryReading.name
  @Key("answer", "required or optional: whether the delegate has to answer", .short)
  var need: Located<EventNeed>?
  let with = LaterKey("with", "arguments")
  let returns = LaterKey("returns", "an answer")
  let defaultAnswer = LaterKey("default", "the answer without a delegate")
  let notification = LaterKey("notification", "a notification beside the message")
}

/// Whether the delegate has to answer.
enum EventNeed: String, Choice {
  case required
  case optional
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
