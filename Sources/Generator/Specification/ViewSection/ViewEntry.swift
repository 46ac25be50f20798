import Roles

struct ViewEntry: NamedEntry {
  static let subject = "a view"
  let name = EntryReading.name
  @Key("kind", "view, tableViewCell or tableView; follows from the suffix if not given")
  var givenKind: Located<ViewKind>?
  @Key("abstract", "whether it is only a parent, and one of its subclasses is shown")
  var abstract: Flag?
  @Key("parent", "the view whose outlets, layout, actions and events it inherits") var parent: Text?
  @Key(
    "cluster",
    "which of its subclasses is made for which value; of an abstract view"
  )
  var cluster: ClusterEntry?
  @Key(
    "outlets", "its parts: Label, Button or TextField", of: ViewKind.nouns(.view, .tableViewCell))
  var outlets: NamedList<OutletEntry>
  @Key(
    "layout", "its outlets below one another; those of a list inside of it beside one another",
    of: ViewKind.nouns(.view, .tableViewCell))
  var layout: LayoutEntry?
  @Key(
    "actions",
    "methods that its controls call; one of yours takes nothing, the sender, or sender and event",
    of: ViewKind.nouns(.view))
  var actions: NamedList<ViewActionEntry>
  @Key("events", "what it asks and tells its delegate", of: ViewKind.nouns(.view))
  var events: NamedList<EventEntry>
  @Key(
    "customization", "closures, each of which runs after everything else",
    of: ViewKind.nouns(.tableView))
  var customization: [Located<CellStep>]
  @Key(
    "accessory", "what it shows in a chosen row; follows from CheckMark in its name if not given",
    of: ViewKind.nouns(.tableView))
  var givenAccessory: Located<CellAccessory>?

  var isAbstract: Bool { abstract?.value == true }

  var kindName: String? { $givenKind.isGiven && givenKind == nil ? nil : kind.noun }

  /// Given, or by the suffix.
  var kind: ViewKind {
    if let givenKind { return givenKind.value }
    let kinds = [ViewKind.tableViewCell, .tableView]
    return kinds.first { name.value.hasSuffix($0.suffix) } ?? .view
  }

  /// Given, or by the name.
  var accessory: CellAccessory {
    if let givenAccessory { return givenAccessory.value }
    return kind == .tableView && name.value.hasPrefix("CheckMark") ? .checkMark : .asterisk
  }
}

struct OutletEntry: NamedEntry {
  static let subject = "an outlet of a view"
  let name = EntryReading.name
  @Key("type", "Label, Button or TextField", traits: [.short, .required]) var type:
    Located<OutletType>?
  @Key(
    "text",
    "what it says until something else is shown, or typed in a TextField; in one language or several"
  )
  var text: WrittenText?
}

extension ViewKind {
  /// The end of the names of such views.
  var suffix: String {
    switch self {
    case .view: Role.view.suffix
    case .tableViewCell: Role.view.suffixes[0]
    case .tableView: "Table" + Role.view.suffix
    }
  }
}
