/// A record of an archive that cannot be read whole, which is kept as it stands there.
struct UnreadableRecord {
  let objectID: ObjectID
  let modelName: String
  let failure: ArchiveError

  /// With the identities that objects have by now.
  let json: String

  /// - Parameter identify: the object of an identity at the end of a relationship, or nil.
  init(
    _ record: ArchiveRecord, _ objectID: ObjectID, _ failure: ArchiveError,
    identify: (String, RelationshipDescription) -> ObjectID?
  ) {
    self.objectID = objectID
    self.failure = failure
    modelName = record.entity.modelName
    guard case .object(let members) = record.json else {
      json = record.json.text
      return
    }
    let others = members.filter { $0.name != ArchiveRecord.identityKey }.map { member in
      guard let relationship = record.entity.relationship(named: member.name) else { return member }
      let value = member.value.replacingIdentities { identify($0, relationship) }
      return JSONValue.Member(name: member.name, value: value)
    }
    let key = JSONValue.string("\(objectID.key)")
    json = JSONValue.object([.init(name: ArchiveRecord.identityKey, value: key)] + others).text
  }
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
