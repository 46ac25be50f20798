import Specification

/// What two specs say of the models whose objects an application has kept, and what of the difference keeps a store
/// from being opened or an object from being read. The kits decide it then, object by object: what a store takes over
/// is what `StoredModels` of ModelKit finds no obstacle in.
struct StoredModelChanges {
  private let old: ApplicationSpecification
  private let new: ApplicationSpecification
  private let types: [TypeRename]
  private let members: [MemberRename]

  /// What has changed for the objects of one model.
  private struct Change: Hashable {
    /// Nil for the model itself.
    var property: String?
    /// `is gone`; begins with what is said of the property before, as in `: URL is String now`.
    let text: String
    /// Whether no store is opened that has an object of the model.
    var isRefused = true
    /// What becomes of it, and what to do.
    let remedy: String
  }

  init(
    from old: ApplicationSpecification, to new: ApplicationSpecification, types: [TypeRename],
    members: [MemberRename]
  ) {
    (self.old, self.new, self.types, self.members) = (old, new, types, members)
  }

  private static let recovery = "--recover of the application writes what fits into a new one"

  private static let abstraction =
    "--recover of the application writes none of them, so that its objects are lost; leave it as it was, "
    + "below a new abstract model as its 'parent', and --recover writes them all"

  /// Each told once, of the model from which all those inherit it for which it holds.
  var obstacles: [MovedData] {
    let models = old.models.filter { !$0.isAbstract && old.keepsData($0) }
    let changes = models.map { (model: $0, changes: self.changes(of: $0)) }
    var affected: [Change: Set<String>] = [:]
    for (model, changes) in changes {
      for change in changes { affected[change, default: []].insert(model.name) }
    }
    var told: Set<MovedData> = []
    return changes.flatMap { model, changes in
      changes.map { change in
        let owner = old.lineage(of: model.name).last { ancestor in
          let holds = affected[change]?.isSuperset(of: ancestor.concreteModels) ?? false
          return holds && has(change.property, in: ancestor)
        }
        let name = types.newName(of: owner?.name ?? model.name)
        let place = change.property.map { "\(name).\($0)" } ?? name
        let refusal = change.isRefused ? MovedData.refusal(of: name) + "; " : ""
        return MovedData(change: place + change.text, remedy: refusal + change.remedy)
      }
    }.filter { told.insert($0).inserted }
  }

  private func has(_ property: String?, in model: ModelSpecification) -> Bool {
    guard let property else { return true }
    let models = [model, new.models[types.newName(of: model.name)]].compactMap { $0 }
    return models.contains { StoredProperty.all(of: $0).contains { $0.name == property } }
  }

  private func changes(of model: ModelSpecification) -> [Change] {
    guard let now = new.models[types.newName(of: model.name)] else {
      return [Change(text: " is gone", remedy: MovedData.loss)]
    }
    if let former = model.store, now.store != types.newName(of: former) {
      let change = now.store.map {
        Change(text: " of \(former) is in \($0) now", remedy: MovedData.loss)
      }
      return [change ?? Change(text: " of \(former) is gone", remedy: MovedData.loss)]
    }
    if now.isAbstract { return [Change(text: " is abstract now", remedy: Self.abstraction)] }
    let root = types.newName(of: model.root)
    guard root == now.root else {
      let text = ", kept as \(root), is kept as \(now.root) now"
      return [Change(text: text, remedy: Self.recovery)]
    }
    let (former, present) = (StoredProperty.all(of: model), StoredProperty.all(of: now))
    let lineage = Set([model.name] + model.ancestors)
    let renames = members.filter {
      $0.home == .type && lineage.contains($0.types.first ?? "")
    }
    let names = Set(former.map(\.name))
    let newNames = Dictionary(
      present.filter { !names.contains($0.name) }.compactMap { property in
        property.formerNames.newest(in: names).map { ($0, property.name) }
      } + renames.compactMap { rename in rename.new.map { (rename.old, $0) } }
    ) { first, _ in first }
    let known = names.union(newNames.values)
    return former.flatMap { property in
      present.first { $0.name == newNames[property.name] ?? property.name }
        .map { changes(of: property, to: $0) }
        ?? [Change(property: property.name, text: " is gone", remedy: MovedData.loss)]
    } + present.filter { !known.contains($0.name) && !$0.hasStandIn }.map(Self.addition)
  }

  private static func addition(of property: StoredProperty) -> Change {
    Change(
      property: property.name, text: " is new and required",
      remedy: "make it optional"
        + (property.takesDefault ? ", or give it a default" : ""))
  }
}

extension StoredModelChanges {
  private func changes(of former: StoredProperty, to now: StoredProperty) -> [Change] {
    func change(_ text: String, _ remedy: String, isRefused: Bool = false) -> Change {
      Change(property: now.name, text: text, isRefused: isRefused, remedy: remedy)
    }
    let type = former.type.mapNames(types.newName)
    guard type == now.type || leads(former, to: now) else {
      return [change(": \(former.type) is \(now.type) now", Self.recovery, isRefused: true)]
    }
    var changes: [Change] = []
    if former.relationship?.isOrdered == true, now.relationship?.isOrdered == false {
      changes.append(change(" is not ordered any more", Self.recovery, isRefused: true))
    }
    if former.isOptional, !now.isOptional {
      let remedy = "a store in which an object has nothing there is not opened; make it optional"
      changes.append(change(" is required now", remedy))
    }
    if now.isUnique, !former.isUnique {
      let remedy =
        "a store in which two objects have the same there is not opened; let them differ first"
      changes.append(change(" is unique now", remedy))
    }
    if let inverse = newInverse(of: former, in: now) {
      let remedy = "a store in which the two do not agree is not opened; say 'inverse: none'"
      changes.append(change(" has the inverse \(inverse) now", remedy))
    }
    changes += TightenedLimits(from: former, to: now).names.map { name in
      change(
        " has a tighter \(name) now",
        "an object beyond it is read, but no change of it is saved until it fits")
    }
    return changes
      + former.cases.filter { !now.cases.contains($0) }.map { name in
        let renamed = members.first { $0.home != .type && $0.old == name }?.new
        return change(
          ": \(name) is \(renamed.flatMap { now.cases.contains($0) ? "\($0) now" : nil } ?? "gone")",
          "an object that has it is not read; keep the case until none has it")
      }
  }

  /// Whether what a relationship led to is something that it may lead to now.
  private func leads(_ former: StoredProperty, to now: StoredProperty) -> Bool {
    guard let former = former.relationship, let now = now.relationship,
      former.isToMany == now.isToMany
    else { return false }
    return new.models[now.destination]?.heirs.contains(types.newName(of: former.destination))
      ?? false
  }

  /// The inverse that may have one object alone, and that has not been the inverse until now.
  private func newInverse(of former: StoredProperty, in now: StoredProperty) -> String? {
    guard let former = former.relationship, let now = now.relationship, let inverse = now.inverse,
      new.models[now.destination]?.relationship(named: inverse)?.isToMany == false
    else { return nil }
    let known = former.inverse.map { name in
      members.first { $0.types.first == former.destination && $0.home == .type && $0.old == name }?
        .new ?? name
    }
    return known == inverse ? nil : "\(now.destination).\(inverse)"
  }
}
