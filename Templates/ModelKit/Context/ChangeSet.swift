/// What changed in a store between two deliveries.
public struct ChangeSet: Sendable {
  /// One object that was inserted (no old values), updated, or deleted (no new values).
  public struct Change: Sendable {
    public let objectID: ObjectID
    public let old: Snapshot?
    public let new: Snapshot?
  }

  private var changes: [ObjectID: Change] = [:]

  /// Whether another application has changed something, so that more may have changed than is told.
  public internal(set) var mayHaveMore = false

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty && !mayHaveMore }

  /// The objects that are new.
  public var inserted: [Change] { sorted { $0.old == nil } }

  /// The objects whose values changed.
  public var updated: [Change] { sorted { $0.old != nil && $0.new != nil } }

  /// The objects that are gone.
  public var deleted: [Change] { sorted { $0.new == nil } }

  /// All of them.
  var all: [Change] { sorted { _ in true } }

  /// The changes of one model.
  public func changes(of entityName: String) -> [Change] {
    let number = EntityNumber(of: entityName)
    return sorted { $0.objectID.entityNumber == number }
  }

  /// Whether the objects of one model alone have changed.
  func isLimited(to entityName: String) -> Bool {
    let number = EntityNumber(of: entityName)
    return changes.keys.allSatisfy { $0.entityNumber == number }
  }

  /// Adds a later change of an object: the older values stay those of the first one.
  mutating func add(_ objectID: ObjectID, old: Snapshot?, new: Snapshot?) {
    let oldest = if let earlier = changes[objectID] { earlier.old } else { old }
    if oldest == nil && new == nil {
      changes[objectID] = nil
    } else {
      changes[objectID] = Change(objectID: objectID, old: oldest, new: new)
    }
  }

  /// Adds what has changed later.
  mutating func add(_ later: ChangeSet) {
    mayHaveMore = mayHaveMore || later.mayHaveMore
    guard !changes.isEmpty else {
      changes = later.changes
      return
    }
    for change in later.changes.values { add(change.objectID, old: change.old, new: change.new) }
  }

  /// The part about some models; nil where nothing is.
  func filtered(to entityNames: Set<String>) -> ChangeSet? {
    let numbers = Set(entityNames.map(EntityNumber.init(of:)))
    var part = self
    part.changes = changes.filter { numbers.contains($0.key.entityNumber) }
    return part.isEmpty ? nil : part
  }

  private func sorted(_ isIncluded: (Change) -> Bool) -> [Change] {
    changes.values.filter(isIncluded).sorted { $0.objectID < $1.objectID }
  }
}
