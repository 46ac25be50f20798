import Diagnostics
import Roles
import SourceModel
import Words

/// What a view carries that others are for, and where it goes.
enum ViewPlan {
  private static let places: [Chore: (work: String, place: String)] = [
    .webAccess: ("web requests", "a service"), .fileAccess: ("file access", "a store"),
    .decoding: ("decoding", "a store"), .querying: ("the query", "a data source"),
    .persistence: ("persistence", "a store"), .preferences: ("settings", "its controller"),
    .scheduling: ("scheduling", "its controller"),
    .systemAccess: ("system services", "a service"),
    .presenting: ("panels and other controllers", "its controller"),
  ]

  /// - Parameter parts: the view itself and its extensions.
  static func findings(
    on parts: [ClassOutline], maximumLines: Int, in project: Project
  ) -> [Finding] {
    let (view, burdens) = (parts.first?.name ?? "", Self.burdens(of: parts, in: project))
    return kept(by: view, with: burdens) + rows(of: view, with: burdens, in: project)
      + chores(of: view, with: burdens) + work(of: view, with: burdens, in: project)
      + size(of: parts, most: maximumLines)
  }

  /// What they carry; what the project declares is none of a library's types.
  static func burdens(of parts: [ClassOutline], in project: Project) -> [Burden] {
    parts.flatMap(\.burdens).filter { burden in
      guard case .chore = burden.kind, let type = burden.subject else { return true }
      return project.types.declarations(of: type).isEmpty
    }
  }

  /// Whether it is a view by what it inherits from.
  static func isView(_ name: String, in project: Project) -> Bool {
    project.types.declarations(of: name).contains {
      project.types.inheritedLayer(of: $0)?.name == Role.view.rawValue
    }
  }

  private static func size(of parts: [ClassOutline], most: Int) -> [Finding] {
    let count = parts.reduce(0) { $0 + $1.lineCount }
    guard count > most, let whole = parts.first(where: { !$0.isExtension }) else { return [] }
    return [
      .likely(
        "make parts of the view '\(whole.name)' views of their own: it has \(count) lines, at most "
          + "\(most) are allowed", at: whole.nameRange)
    ]
  }

  private static func kept(by view: String, with burdens: [Burden]) -> [Finding] {
    burdens.filter { $0.kind == .rawData }.map { burden in
      .likely(
        "give the view '\(view)' the texts and images that it shows instead of data",
        at: burden.range)
    }
  }

  /// A view that answers for the rows of another one, of objects that it keeps.
  private static func rows(of view: String, with burdens: [Burden], in project: Project)
    -> [Finding]
  {
    let rows = burdens.first { $0.kind == .dataSource && $0.subject == nil }
    guard let rows, burdens.contains(where: { keepsObjects($0, in: project) }) else { return [] }
    return [
      .likely(
        "extract the data source from the view '\(view)': it keeps the objects of its rows",
        at: rows.range)
    ]
  }

  /// Whether it is a list, or something that the project itself declares as what is not on the screen.
  private static func keepsObjects(_ burden: Burden, in project: Project) -> Bool {
    guard burden.kind == .objects, let subject = burden.subject else { return false }
    return subject.hasPrefix("[")
      || project.types.declarations(of: subject).contains { type in
        guard type.kind == .classType || type.kind == .structure else { return false }
        let layer = project.types.layer(of: type)?.name
        return layer == nil || layer == Role.model.rawValue
      }
  }

  /// The first place of each chore.
  private static func chores(of view: String, with burdens: [Burden]) -> [Finding] {
    var seen: Set<String> = []
    return burdens.compactMap { burden in
      guard case .chore(let chore) = burden.kind, let (work, place) = places[chore],
        seen.insert(work).inserted
      else { return nil }
      return .likely(
        "move \(work) from the view '\(view)' to \(place) and show the result", at: burden.range)
    }
  }

  /// The first place for each shared object of the project's own that is neither a view nor says how views look.
  private static func work(
    of view: String, with burdens: [Burden], in project: Project
  ) -> [Finding] {
    var seen: Set<String> = []
    return burdens.compactMap { burden in
      guard let subject = burden.subject, case let owner = Words.capitalized(subject),
        burden.kind == .sharedWork || burden.kind == .awaitedWork
          || burden.kind == .askedWork && isAtWork(owner, in: project),
        owner != view, !ScreenName.isOne(owner), !DisplayName.isForLooks(owner),
        !project.types.declarations(of: owner).contains(where: {
          ScreenName.isOf($0, in: project.conventions.placement)
        }),
        Role(suffixOf: owner) != .state, !isForScreens(owner, in: project),
        seen.insert(owner).inserted, !DisplayName.isOfLooks(owner),
        isForOthers(owner, in: project, isAsked: burden.kind != .askedWork)
      else { return nil }
      // What a library declares may be called otherwise than the property that holds it.
      let asked = project.types.declarations(of: owner).isEmpty ? subject : owner
      return .likely(
        "let the controller ask '\(asked)', and give the view '\(view)' what it shows",
        at: burden.range)
    }
  }

  /// Whether it does chores, or is the project's own and named for those who do.
  private static func isAtWork(_ owner: String, in project: Project) -> Bool {
    let name = KeeperName.behind(owner)
    return project.types.doesChores(owner)
      || (KeeperName.isOne(name) || Role(suffixOf: name) == .service)
        && !project.types.declarations(of: owner).isEmpty
  }

  /// Whether it is called a model for what it is to a screen; data may keep itself.
  private static func isForScreens(_ owner: String, in project: Project) -> Bool {
    owner.hasSuffix("Model")
      && !(project.types.layer(ofType: owner)?.name == Role.model.rawValue
        && project.types.doesChores(owner))
  }

  /// Whether the project declares it as neither a view nor what shows one; what a library declares goes by its name.
  private static func isForOthers(_ owner: String, in project: Project, isAsked: Bool) -> Bool {
    let named = project.types.declarations(of: owner)
    let types = named.flatMap { type in
      type.kind == .typeAlias
        ? type.inherited.prefix(1).flatMap(project.types.declarations) : [type]
    }
    guard named.isEmpty else { return types.contains { keepsForOthers($0, in: project) } }
    return isAsked && !hasInitials(owner)
      && (KeeperName.isOne(owner) || Role(suffixOf: owner) == .service)
  }

  /// Whether it begins as classes of the system and of older libraries do: `CLLocationManager`.
  private static func hasInitials(_ name: String) -> Bool {
    name.prefix(3).count == 3 && name.prefix(3).allSatisfy(\.isUppercase)
  }

  private static func keepsForOthers(_ type: TypeOutline, in project: Project) -> Bool {
    let screens = [Role.view.rawValue, Role.controller.rawValue, Role.delegateProtocol.rawValue]
    return type.kind != .typeAlias
      && project.types.layer(of: type).map { !screens.contains($0.name) } ?? true
      && project.types.inheritedLayer(of: type)?.name != Role.view.rawValue
  }
}
