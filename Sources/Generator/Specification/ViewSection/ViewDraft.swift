import Diagnostics
import YAML

/// An entry of `views` as it is written.
struct ViewDraft: Sendable {
  let name: Located<String>
  let givenKind: Located<ViewKind>?
  let outlets: [OutletDraft]
  let events: [EventDraft]
  let eventsRange: FileRange?

  /// Given, or by the suffix.
  var kind: ViewKind {
    givenKind?.value ?? (name.value.hasSuffix("Cell") ? .tableViewCell : .view)
  }

  func outlet(named name: String) -> OutletDraft? {
    outlets.first { $0.name.value == name }
  }
}

struct OutletDraft: Sendable {
  let name: Located<String>
  let type: Located<OutletType>?
}

struct EventDraft: Sendable {
  let name: Located<String>
  let need: Located<EventNeed>?
}

/// Whether the delegate has to answer.
enum EventNeed: String, Sendable, CaseIterable {
  case required
  case optional
}

enum ViewKeys {
  static let kind = Key(
    "kind",
    ValueReader<Located<ViewKind>>.choice(
      later: ["tableView", "collectionView", "collectionViewCell", "control"]),
    "view or tableViewCell; follows from the suffix if not given")
  static let outlets = Key("outlets", .outlets, "its parts: Label, Button or TextField")
  static let events = Key("events", .events, "what it tells its delegate")

  static let set = KeySet(
    "a view",
    [
      kind, outlets, events,
      LaterKey("abstract", "a view that is only a parent"),
      LaterKey("parent", "inheritance"),
      LaterKey("cluster", "choosing a view by a value"),
      LaterKey("layout", "the arrangement of the outlets"),
      LaterKey("actions", "methods that its controls call"),
      LaterKey("customization", "closures that run last"),
    ])
}

enum EventKeys {
  static let set = KeySet(
    "an event",
    [
      LaterKey("with", "arguments"),
      LaterKey("returns", "an answer"),
      LaterKey("default", "the answer without a delegate"),
      LaterKey("notification", "a notification beside the message"),
    ])
}

extension ViewDraft {
  init(_ entry: YAMLEntry, _ problems: inout Problems) {
    let fields = Fields(entry.value, by: ViewKeys.set, of: entry.keyRange, &problems)
    name = Located(entry.key, at: entry.keyRange)
    givenKind = fields.read(ViewKeys.kind, &problems)
    outlets = fields.read(ViewKeys.outlets, &problems) ?? []
    events = fields.read(ViewKeys.events, &problems) ?? []
    eventsRange = fields.keyRange(ViewKeys.events)
  }
}

extension ValueReader where Value == [OutletDraft] {
  static let outlets: ValueReader = {
    let type = ValueReader<Located<OutletType>>.choice(
      later: ["View", "ImageView", "TextView", "TableView", "ProgressView"])
    return .entries(type.form) { entry, problems in
      OutletDraft(
        name: Located(entry.key, at: entry.keyRange), type: type.read(entry.value, &problems))
    }
  }()
}

extension ValueReader where Value == [EventDraft] {
  static let events: ValueReader = {
    let need = ValueReader<Located<EventNeed>>.choice()
    return .entries(need.form) { entry, problems in
      let name = Located(entry.key, at: entry.keyRange)
      guard entry.value.mapping == nil else {
        _ = Fields(entry.value, by: EventKeys.set, of: entry.keyRange, &problems)
        return EventDraft(name: name, need: nil)
      }
      return EventDraft(name: name, need: need.read(entry.value, &problems))
    }
  }()
}
