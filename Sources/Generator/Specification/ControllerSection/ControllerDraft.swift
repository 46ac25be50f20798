import Diagnostics
import YAML

/// An entry of `controllers` as it is written.
struct ControllerDraft: Sendable {
  let name: Located<String>
  let givenKind: Located<ControllerKind>?
  /// False when a kind is given that cannot be read: then nothing else can be said about it.
  let isOfKnownKind: Bool
  let title: Located<String>?
  let shows: Located<String>?
  let dataSource: Located<DataSourceKind>?
  let cell: CellDraft?
  let view: Located<String>?
  let outlets: [BindingDraft]
  let outletsRange: FileRange?
  let actions: [ActionDraft]
  let transitions: [TransitionDraft]
}

enum ControllerKind: String, Sendable, CaseIterable {
  case table
  case detail
}

/// The section `cell` of a table.
struct CellDraft: Sendable {
  let view: Located<String>?
  let outlets: [BindingDraft]
  let range: FileRange
}

/// An outlet and the key path whose value it shows.
struct BindingDraft: Sendable {
  let outlet: Located<String>
  let keyPath: Located<String>?
}

enum ControllerKeys {
  static let kind = Key(
    "kind",
    ValueReader<Located<ControllerKind>>.choice(later: ["collection", "form", "navigation"]),
    "table or detail; follows from what is shown if not given")
  static let title = Key("title", .title, "what stands above; any text")
  static let shows = Key(
    "shows", .shows, "a model, or one of its fetch requests: News.all")
  static let dataSource = Key(
    "dataSource", ValueReader<Located<DataSourceKind>>.choice(),
    "array or fetchedResults; follows from the store if not given")
  static let cell = Key("cell", .cell, "the view of one object in a table, and what it shows")
  static let view = Key("view", .text, "the view of a detail")
  static let outlets = Key("outlets", .bindings, "the outlets of the view and what they show")
  static let actions = Key("actions", .actions, "methods that a key triggers")
  static let transitions = Key("transitions", .transitions, "methods that show another controller")

  static let set = KeySet(
    "a controller",
    [
      kind, title, shows, dataSource, cell, view, outlets, actions, transitions,
      LaterKey("root", "the first controller of a navigation"),
      LaterKey("states", "properties that controllers share"),
      LaterKey("columns", "a table without a cell of its own"),
      LaterKey("sections", "rows in groups"),
      LaterKey("selection", "a selection that is kept in a state"),
      LaterKey("placeholder", "a text for an empty table"),
      LaterKey("observes", "methods that follow a value"),
      LaterKey("handles", "methods that follow a notification"),
      LaterKey("fields", "the fields of a form"),
    ])
}

enum CellKeys {
  static let view = Key("view", .text, isRequired: true, "a view of kind tableViewCell")
  static let outlets = Key("outlets", .bindings, "its outlets and what they show")

  static let set = KeySet("a cell", [view, outlets])
}

enum BindingKeys {
  static let path = Key("path", .text, isRequired: true, "the key path of what is shown")

  static let set = KeySet(
    "an outlet", [path, LaterKey("format", "how a date or a number looks")])
}

enum ShowsKeys {
  static let fetch = Key("fetch", .text, isRequired: true, "a fetch request, such as News.all")

  static let set = KeySet(
    "what is shown", [fetch, LaterKey("with", "values for the parameters of a fetch request")])
}

extension ControllerDraft {
  init(_ entry: YAMLEntry, _ problems: inout Problems) {
    let fields = Fields(entry.value, by: ControllerKeys.set, of: entry.keyRange, &problems)
    name = Located(entry.key, at: entry.keyRange)
    givenKind = fields.read(ControllerKeys.kind, &problems)
    isOfKnownKind = givenKind != nil || fields.keyRange(ControllerKeys.kind) == nil
    title = fields.read(ControllerKeys.title, &problems)
    shows = fields.read(ControllerKeys.shows, &problems)
    if isOfKnownKind, fields.keyRange(ControllerKeys.shows) == nil {
      let message = "a controller needs 'shows': a model, or a fetch request such as News.all"
      problems.report(.missingKey, message, at: entry.keyRange)
    }
    dataSource = fields.read(ControllerKeys.dataSource, &problems)
    cell = fields.read(ControllerKeys.cell, &problems)
    view = fields.read(ControllerKeys.view, &problems)
    outlets = fields.read(ControllerKeys.outlets, &problems) ?? []
    outletsRange = fields.keyRange(ControllerKeys.outlets)
    actions = fields.read(ControllerKeys.actions, &problems) ?? []
    transitions = fields.read(ControllerKeys.transitions, &problems) ?? []
  }
}

extension ValueReader where Value == Located<String> {
  /// One text; a mapping would be one for each language.
  static let title = ValueReader(form: .text) { node, problems in
    guard let mapping = node.mapping, let first = mapping.first else {
      return ValueReader.text.read(node, &problems)
    }
    let message = "a title by language comes later; expected one text"
    problems.report(.comesLater, message, at: first.keyRange)
    return nil
  }

  /// `News`, `News.all` or `{ fetch: News.all }`.
  static let shows = ValueReader(
    form: .either([.text, .mapping { ShowsKeys.set }])
  ) { node, problems in
    guard node.mapping != nil else { return ValueReader.text.read(node, &problems) }
    let fields = Fields(node, by: ShowsKeys.set, of: node.range, &problems)
    return fields.read(ShowsKeys.fetch, &problems)
  }
}

extension ValueReader where Value == CellDraft {
  static let cell = ValueReader(form: .mapping { CellKeys.set }) { node, problems in
    let fields = Fields(node, by: CellKeys.set, of: node.range, &problems)
    return CellDraft(
      view: fields.read(CellKeys.view, &problems),
      outlets: fields.read(CellKeys.outlets, &problems) ?? [], range: node.range)
  }
}

extension ValueReader where Value == [BindingDraft] {
  static let bindings: ValueReader = .entries(
    .either([.text, .mapping { BindingKeys.set }])
  ) { entry, problems in
    let outlet = Located(entry.key, at: entry.keyRange)
    guard entry.value.mapping != nil else {
      let path = ValueReader<Located<String>>.text.read(entry.value, &problems)
      return BindingDraft(outlet: outlet, keyPath: path)
    }
    let fields = Fields(entry.value, by: BindingKeys.set, of: entry.keyRange, &problems)
    return BindingDraft(outlet: outlet, keyPath: fields.read(BindingKeys.path, &problems))
  }
}
