/// The names in sources that armature writes.
struct WrittenNames {
  /// All of them.
  private(set) var all: Set<String> = []
  /// What types have, and `get(title:)` for what labels an argument, by the names of the types.
  private var members: [String: Set<String>] = [:]

  init(_ sources: [[UInt8]] = []) {
    for source in sources {
      for place in CodeNames(source).places {
        all.insert(place.name)
        let member = place.isLabelDeclaration ? place.labelled : place.isMember ? place.name : nil
        guard let type = place.container, let member else { continue }
        members[type, default: []].insert(member)
      }
    }
  }

  /// The types that have a member, or a function with such an argument.
  func types(having member: String) -> Set<String> {
    Set(members.lazy.filter { $0.value.contains(member) }.map(\.key))
  }
}

extension CodeNames.Place {
  /// `get(title:)` where an argument is labelled, in a declaration or in a call.
  var labelled: String? {
    guard case .label(let callee, _) = role else { return nil }
    return "\(callee)(\(name):)"
  }
}
