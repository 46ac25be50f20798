import Diagnostics
import Roles
import SourceModel

/// What to extract from a controller into which type, with the places that show why.
struct ControllerPlan {
  private(set) var steps: [String] = []
  private(set) var notes: [Note] = []
  private let stem: String
  private let burdens: [Burden]

  init(_ parts: [ClassOutline], by settings: RuleSettings, in project: Project) {
    stem = Self.stem(of: parts.first?.name ?? "")
    burdens = ViewPlan.burdens(of: parts, in: project)
    add([(.dataSource, "the data source")], to: "'\(stem)DataSource'")
    add([(.chore(.webAccess), "web requests")], to: "'\(stem)Service'")
    add(
      [
        (.chore(.fileAccess), "file access"), (.chore(.decoding), "decoding"),
        (.chore(.querying), "the query"),
      ], to: "'\(stem)Store'")
    addChoices(in: project)
    let views = burdens.count { $0.kind == .viewConstruction }
    if views > settings[HeavyController.maximumViews] {
      add([(.viewConstruction, "the view hierarchy")], to: "'\(stem)View'")
    }
    addSize(parts.reduce(0) { $0 + $1.lineCount }, of: settings[HeavyController.maximumLines])
  }

  /// "Photos" of `PhotosTableViewController`.
  private static func stem(of name: String) -> String {
    let ends = [
      "CollectionViewController", "TableViewController", "ViewController", "WindowController",
      "Controller", "TVC", "CVC", "VC",
    ]
    guard let end = ends.first(where: { name.hasSuffix($0) && name != $0 }) else { return name }
    return String(name.dropLast(end.count))
  }

  private mutating func add(_ works: [(kind: Burden.Kind, name: String)], to place: String) {
    let found = works.compactMap { work -> String? in
      guard let burden = burdens.first(where: { $0.kind == work.kind }) else { return nil }
      let count = burdens.count { $0.kind == work.kind }
      notes.append(Note(Self.sentence(work.name, count: count), at: burden.range))
      return work.name
    }
    guard !found.isEmpty else { return }
    steps.append(Self.list(found) + " into " + place)
  }

  /// Collections of model objects are the models' business; others may be filtered anywhere.
  private mutating func addChoices(in project: Project) {
    let choices = burdens.filter { burden in
      guard burden.kind == .filtering, let subject = burden.subject else { return false }
      return project.types.layer(ofType: subject)?.name == Role.model.rawValue
    }
    guard let first = choices.first, let subject = first.subject else { return }
    notes.append(
      Note(Self.sentence("the choice of objects", count: choices.count), at: first.range))
    steps.append("the choice of objects into an extension of '\(subject)'")
  }

  private mutating func addSize(_ count: Int, of maximum: Int) {
    guard count > maximum else { return }
    steps.append(
      "what other controllers could use into types of their own: it has \(count) lines, at most "
        + "\(maximum) are allowed")
  }

  private static func sentence(_ work: String, count: Int) -> String {
    switch count {
    case 1: "\(work) is here"
    case 2: "\(work) is here and in one other place"
    default: "\(work) is here and in \(count - 1) other places"
    }
  }

  /// "a", "a and b", "a, b and c".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
