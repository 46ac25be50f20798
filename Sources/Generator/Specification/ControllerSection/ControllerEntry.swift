import Diagnostics

struct ControllerEntry: NamedEntry {
  static let subject = "a controller"
  let name = EntryReading.name
  @Key(
    "kind", "table, collection, detail, form or navigation; follows from what is shown if not given"
  )
  var givenKind: Located<ControllerKind>?
  @Key("title", "what stands above: one text, or one for each language, by the number of rows")
  var title: WrittenTitle?
  @Key("states", "the states that it shares with others") var states: [Text]
  @Key("shows", "a model, or one of its fetch requests: News.all") var shows: ShowsEntry?
  @Key("dataSource", "array or fetchedResults; follows from the store if not given")
  var dataSource: Located<DataSourceKind>?
  @Key("cell", "the view of one object in a table, and what it shows") var cell: CellEntry?
  @Key("columns", "the key paths that a table without a cell shows side by side")
  var columns: [ColumnEntry]
  @Key("sections", "the key path by which rows stand in groups") var sections: Text?
  @Key("selection", "the property of a state that holds the selected object of a table")
  var selection: Text?
  @Key("placeholder", "what a table says while it has no rows, in one language or several")
  var placeholder: WrittenText?
  @Key("view", "the view of a detail, or the table view of a table") var view: Text?
  @Key("outlets", "the outlets of the view and what they show") var outlets: [BindingEntry]
  @Key("actions", "methods that a key triggers") var actions: [ActionEntry]
  @Key("transitions", "methods that show another controller") var transitions: [TransitionEntry]
  @Key("root", "the first controller of a navigation") var root: Text?
  @Key("fields", "what a form asks for; everything that a person can enter if not given")
  var fields: [Text]
  @Key("observes", "methods that follow a property of a state or of a model")
  var observes: NamedList<ObservationEntry>
  @Key("handles", "methods that follow a notification") var handles: NamedList<HandlerEntry>

  /// False when a kind is given that cannot be read: then nothing else can be said about it.
  var isOfKnownKind: Bool { givenKind != nil || !$givenKind.isGiven }

  /// What only a table has, as far as it is given.
  var tableRanges: [FileRange] {
    [
      cell?.range, $columns.range, $sections.range, $selection.range, $placeholder.range,
      $dataSource.range,
    ].compactMap { $0 }
  }

  func complete(_ problems: Problems) {
    guard isOfKnownKind, !$shows.isGiven, kind != .navigation else { return }
    let message = "a controller needs 'shows': a model, or a fetch request such as News.all"
    problems.report(.missingKey, message, at: name.range)
  }
}

enum ControllerKind: String, Choice {
  case table
  /// A table whose cells stand side by side.
  case collection
  case detail
  case form
  case navigation

  /// Whether it shows many objects.
  var isList: Bool { self == .table || self == .collection }

  /// Whether keys do something with what it shows.
  var hasActions: Bool { isList || self == .detail }
}

/// `News`, `News.all` or `{ fetch: News.all }`.
struct ShowsEntry: Entry {
  static let subject = "what is shown"
  @Key("fetch", "a model, or a fetch request, such as News.all", traits: [.short, .required])
  var fetch: Text?
  @Key("with", "values for the parameters of a fetch request") var with: NamedList<ArgumentEntry>
}

/// The section `cell` of a table.
struct CellEntry: Entry {
  static let subject = "a cell"
  private let key = EntryReading.name
  @Key("view", "a view of kind tableViewCell", traits: .required) var view: Text?
  @Key("outlets", "its outlets and what they show") var outlets: [BindingEntry]

  var range: FileRange { key.range }
}

/// An outlet and the key path whose value it shows.
struct BindingEntry: Entry {
  static let subject = "an outlet"
  let outlet = EntryReading.name
  @Key("path", "the key path of what is shown", traits: [.short, .required]) var keyPath: Text?
  @Key("format", "how a date or a number looks") var format: Located<ValueFormat>?
  @Key("placeholder", "what is shown instead of nil, in one language or several")
  var placeholder: WrittenText?
}
