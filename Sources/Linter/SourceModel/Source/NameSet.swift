/// Some names, among which one of a file is found by its bytes: no text is made of it.
public struct NameSet: ExpressibleByArrayLiteral, Sendable {
  private let hashes: HashTable

  public init(_ names: some Sequence<String>) {
    var hashes = HashTable()
    for name in names { _ = hashes.place(of: NameHash.of(name)) }
    self.hashes = hashes
  }

  public init(arrayLiteral names: String...) {
    self.init(names)
  }

  public func contains(_ name: Name) -> Bool { hashes.contains(name.hash) }
  public func contains(_ name: ByteText) -> Bool { hashes.contains(name.nameHash) }
}
