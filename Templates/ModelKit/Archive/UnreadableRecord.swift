/// A record of an archive that cannot be read whole, which is kept as it stands there.
struct UnreadableRecord {
  let objectID: ObjectID
  let modelName: String
  let failure: ArchiveError

  /// With the identities that objects have by now.
  let json: String

  /// The objects to which it leads, whichever side says it.
  private var members: Set<ObjectID> = []

  /// - Parameters:
  ///   - members: those to which it is known to lead.
  ///   - identify: the object of an identity at the end of a relationship, or nil.
  init(
    _ record: ArchiveRecord, _ objectID: ObjectID, _ failure: ArchiveError, members: [ObjectID],
    identify: (String, RelationshipDescription) -> ObjectID?
  ) {
    var known = Set(members)
    defer { self.members = known }
    self.objectID = objectID
    self.failure = failure
    modelName = record.entity.modelName
    guard case .object(let members) = record.json else {
      json = record.json.text
      return
    }
    let others = members.filter { $0.name != ArchiveRecord.identityKey }.map { member in
      guard let relationship = record.entity.relationship(named: member.name) else { return member }
      let value = member.value.replacingIdentities { identity in
        let other = identify(identity, relationship)
        if let other { known.insert(other) }
        return other
      }
      return JSONValue.Member(name: member.name, value: value)
    }
    let key = JSONValue.string("\(objectID.key)")
    json = JSONValue.object([.init(name: ArchiveRecord.identityKey, value: key)] + others).text
  }
}

extension UnreadableRecord {
  /// Itself, where it leads to one of some objects.
  func referrer(toOneOf objectIDs: Set<ObjectID>) -> UnreadReferrer? {
    members.intersection(objectIDs).min()
      .map { UnreadReferrer(objectID: objectID, modelName: modelName, member: $0) }
  }
}

/// What cannot be read and leads to an object.
public struct UnreadReferrer: Sendable {
  let objectID: ObjectID
  let modelName: String
  let member: ObjectID
}

extension JSONValue {
  /// On one line.
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): ArchiveValue.quoted(text)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(ArchiveValue.quoted($0.name)): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }

  fileprivate func replacingIdentities(_ identify: (String) -> ObjectID?) -> JSONValue {
    switch self {
    case .string(let text), .number(let text): identify(text).map { .string("\($0.key)") } ?? self
    case .array(let elements): .array(elements.map { $0.replacingIdentities(identify) })
    default: self
    }
  }
}
