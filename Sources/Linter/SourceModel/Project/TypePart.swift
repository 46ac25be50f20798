/// A declaration or an extension of a type with the file that it lies in.
public struct TypePart: Sendable {
  public let file: FileOutline
  public let type: TypeOutline
}

extension Project {
  /// The parts of some types, by the names of the types, in the order of the files; those that nobody judges
  /// since a program has written them are among them.
  public func parts(ofTypesNamed names: Set<String>) -> [String: [TypePart]] {
    var wanted = HashTable()
    for name in names { _ = wanted.place(of: NameHash.of(name)) }
    var parts: [String: [TypePart]] = [:]
    for file in files {
      for (index, hash) in file.typeNames.enumerated() where wanted.contains(hash) {
        let type = file.types[index]
        parts[type.name, default: []].append(TypePart(file: file, type: type))
      }
    }
    return parts
  }
}
