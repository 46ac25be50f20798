/// Looks up the names of a key path.
struct PathBinder {
  let schema: Schema

  /// What is wrong with a path, without the place where it stands.
  struct Failure: Error {
    let message: String
  }

  /// The path from an entity; `@count` may stand behind a to-many relationship.
  func bind(_ keys: [String], in root: Entity) throws -> BoundPath {
    var hops: [BoundPath.Hop] = []
    var entity = root
    for (index, key) in keys.enumerated() {
      let isLast = index == keys.count - 1
      if key == "@count", isLast, hops.last?.relationship.isToMany == true {
        return BoundPath(root: root, hops: hops, leaf: .count)
      }
      if isLast, let slot = entity.valueSlot(named: key) {
        return BoundPath(root: root, hops: hops, leaf: .value(slot: slot))
      }
      guard let relationship = entity.relationship(named: key) else {
        throw Failure(message: message(for: key, of: entity, isLast: isLast))
      }
      entity = try schema.entity(named: relationship.destinationName)
      hops.append(BoundPath.Hop(relationship: relationship, destination: entity))
    }
    return BoundPath(root: root, hops: hops, leaf: .member)
  }

  private func message(for key: String, of entity: Entity, isLast: Bool) -> String {
    if !isLast && entity.attribute(named: key) != nil {
      return "'\(key)' of \(entity.name) is an attribute: nothing can follow it"
    }
    return String(describing: KeyError.unknownKey(key, entity: entity))
  }
}

/// Looks up the names of a sort such as `creationDate descending`.
struct SortBinder {
  let text: String
  let schema: Schema

  func bind(in entity: Entity) throws -> BoundSort {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let directions = ["ascending": false, "descending": true]
    let direction = words.count == 2 ? directions[words[1].lowercased()] : false
    guard let name = words.first, words.count <= 2, let isDescending = direction else {
      throw error("expected a key path, then nothing, 'ascending' or 'descending'")
    }
    let keys = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    do {
      let path = try PathBinder(schema: schema).bind(keys, in: entity)
      guard !path.isToMany else { throw error("'\(name)' leads to many objects") }
      return BoundSort(path: path, isDescending: isDescending, cases: path.type?.cases ?? [])
    } catch let failure as PathBinder.Failure {
      throw error(failure.message)
    }
  }

  private func error(_ message: String) -> FetchRequestError {
    FetchRequestError(text: text, column: 1, message: message)
  }
}

extension AttributeType {
  /// The cases of an enumeration, in order; empty for other types.
  var cases: [String] {
    if case .enumeration(_, let cases) = self { cases } else { [] }
  }
}
