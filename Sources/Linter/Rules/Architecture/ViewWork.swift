import Diagnostics
import Roles
import SourceModel

/// What a view has other objects do, which is up to its controller.
enum ViewWork {
  /// The first place for each shared object of the project's own that is neither a view nor says how views look.
  static func findings(
    on view: String, with burdens: [Burden], in project: Project
  ) -> [Finding] {
    var seen: Set<String> = []
    return burdens.compactMap { burden in
      guard let owner = burden.subject,
        burden.kind == .sharedWork || burden.kind == .awaitedWork
          || burden.kind == .askedWork && project.types.doesChores(owner),
        owner != view, !ScreenName.isOne(owner), !DisplayName.isOne(owner),
        Role(suffixOf: owner) != .state, !owner.hasSuffix("Model"), seen.insert(owner).inserted,
        isForOthers(owner, in: project, isAwaited: burden.kind == .awaitedWork)
      else { return nil }
      return .likely(
        "let the controller ask '\(owner)', and give the view '\(view)' what it shows",
        at: burden.range)
    }
  }

  /// Whether the project declares it as neither a view nor what shows one; what a library declares goes by its name.
  private static func isForOthers(_ owner: String, in project: Project, isAwaited: Bool) -> Bool {
    let types = project.types.declarations(of: owner)
    guard types.isEmpty else { return types.contains { keepsForOthers($0, in: project) } }
    return isAwaited && (KeeperName.isOne(owner) || Role(suffixOf: owner) == .service)
  }

  private static func keepsForOthers(_ type: TypeOutline, in project: Project) -> Bool {
    let screens = [Role.view.rawValue, Role.controller.rawValue, Role.delegateProtocol.rawValue]
    return project.types.layer(of: type).map { !screens.contains($0.name) } ?? true
      && project.types.inheritedLayer(of: type)?.name != Role.view.rawValue
  }
}
