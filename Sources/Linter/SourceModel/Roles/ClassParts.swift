import Roles

extension ClassOutline {
  /// Whether it is the class itself, at the top of its file.
  public var isWhole: Bool { !isExtension && nestedRole == nil }

  /// Whether it lies in another type and has a role of its own, or extends one by its qualified name.
  fileprivate var isOfNested: Bool { nestedRole != nil || isExtension && name.contains(".") }
}

extension Project {
  /// Classes with names, each with its extensions in all judged files, and those of a role that lie in other types of the
  /// files that are asked for. Where two programs of a project have a class of one name, only their own files tell them
  /// apart.
  public func classes(named names: Set<String>, nestedAs role: Role) -> [[ClassOutline]] {
    var parts: [String: [ClassOutline]] = [:]
    var nested: [String: [ClassOutline]] = [:]
    var wanted: Set<String> = []
    for file in files where file.isJudged && !file.isTest {
      // By their places: what is known of one is much to copy.
      for place in file.classes.indices {
        if file.classes[place].isOfNested {
          let name = file.classes[place].qualifiedName
          nested[name, default: []].append(file.classes[place])
          if file.isWanted { wanted.insert(name) }
        } else if names.contains(file.classes[place].name) {
          parts[file.classes[place].name, default: []].append(file.classes[place])
        }
      }
    }
    return parts.values.flatMap(Self.separated)
      + wanted.compactMap { name in
        let parts = nested[name, default: []].sorted { !$0.isExtension && $1.isExtension }
        return parts.first?.nestedRole == role ? parts : nil
      }
  }

  private static func separated(_ parts: [ClassOutline]) -> [[ClassOutline]] {
    guard parts.count(where: \.isWhole) > 1 else { return [parts] }
    return Array(Dictionary(grouping: parts, by: \.nameRange.file).values)
  }
}
