struct ControllerEntry: NamedEntry {
  static let subject = "a controller"
  let name = EntryReading.name
  @Key(
    "kind", "table, collection, detail, form or navigation; follows from what is shown if not given"
  )
  var givenKind: Located<ControllerKind>?
  @Key(
    "title",
    "what stands above: one text, or one for each language, by the number of rows, written {count}",
    of: ControllerKind.showingObjects)
  var title: WrittenTitle?
  @Key("states", "the states that it shares with others", of: ControllerKind.showingObjects)
  var states: [Text]
  @Key(
    "shows", "a model, or one of its fetch requests: News.all", of: ControllerKind.showingObjects,
    neededBy: ControllerKind.showingObjects)
  var shows: ShowsEntry?
  @Key(
    "dataSource",
    "fetchedResults, which follows the store, or array, which shows what was there at first and what is added and deleted here; fetchedResults if not given",
    of: ControllerKind.lists)
  var dataSource: Located<DataSourceKind>?
  @Key(
    "cell", "the view of one object, and what it shows", of: ControllerKind.lists,
    neededBy: ControllerKind.nouns(.collection))
  var cell: CellEntry?
  @Key(
    "columns", "the key paths that a table without a cell shows side by side",
    traits: .filled, of: ControllerKind.nouns(.table))
  var columns: [ColumnEntry]
  @Key(
    "sections", "the key path by which rows stand in groups", of: ControllerKind.nouns(.table))
  var sections: Text?
  @Key(
    "children",
    "the relationship whose objects stand below each object, in a tree whose roots have no parent",
    of: ControllerKind.nouns(.table))
  var children: Text?
  @Key(
    "selection", "the property of a state that holds the selected object",
    of: ControllerKind.lists)
  var selection: Text?
  @Key(
    "placeholder", "what it says while it has no rows, in one language or several",
    of: ControllerKind.lists)
  var placeholder: WrittenText?
  @Key(
    "view",
    "the view of a detail, which shows one object, or the table view of a table, which shows several: News.all",
    of: ControllerKind.nouns(.table, .collection, .detail),
    neededBy: ControllerKind.nouns(.detail))
  var view: Text?
  @Key(
    "outlets", "the outlets of the view and what they show", of: ControllerKind.nouns(.detail))
  var outlets: [BindingEntry]
  @Key(
    "actions", "methods that a key triggers",
    of: ControllerKind.nouns(.table, .collection, .detail))
  var actions: [ActionEntry]
  @Key(
    "transitions", "methods that show another controller", of: ControllerKind.showingObjects)
  var transitions: [TransitionEntry]
  @Key(
    "root", "the controller that it shows first", of: ControllerKind.nouns(.navigation),
    neededBy: ControllerKind.nouns(.navigation))
  var root: Text?
  @Key(
    "fields", "what it asks for; everything that a person can enter if not given",
    traits: .filled, of: ControllerKind.nouns(.form))
  var fields: [Text]
  @Key(
    "observes", "methods that follow a property of a state or of a model",
    of: ControllerKind.showingObjects)
  var observes: NamedList<ObservationEntry>
  @Key("handles", "methods that follow a notification", of: ControllerKind.showingObjects)
  var handles: NamedList<HandlerEntry>
}

enum ControllerKind: String, Choice {
  case table
  /// A table whose cells stand side by side.
  case collection
  case detail
  case form
  case navigation

  static let lists = nouns(.table, .collection)
  static let showingObjects = lists + nouns(.detail, .form)

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
  @Key("view", "a view of kind tableViewCell", traits: .required) var view: Text?
  @Key("outlets", "its outlets and what they show") var outlets: [BindingEntry]
}

/// An outlet and the key path whose value it shows.
struct BindingEntry: Entry {
  static let subject = "an outlet"
  let outlet = EntryReading.name
  @Key("path", "the key path of what is shown", traits: [.short, .required]) var keyPath: Text?
  @Key("format", "how a date, with its time or as a day, or a number looks; plain if not given")
  var format: Located<ValueFormat>?
  @Key("placeholder", "what is shown instead of nil, in one language or several")
  var placeholder: WrittenText?
}
