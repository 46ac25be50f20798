/// The types of which an object can be that asks a delegate.
struct SenderTypes {
  private let stem: String
  private let holders: Set<String>
  private let owners: DelegateOwners
  /// The type that asks, where the project tells: the one that the protocol is named for, else the one
  /// that alone holds such a delegate.
  let owner: String?

  init(of delegate: String, stem: String, owners: DelegateOwners) {
    self.stem = stem
    self.owners = owners
    let holders = owners.types(holding: delegate)
    self.holders = holders
    let isStem =
      owners.declaresAsker(stem)
      && (holders.isEmpty || holders.contains(stem)
        || owners.isSupertype(stem, ofOneOf: holders))
    let alike = holders.filter { DelegateProtocol.isLike($0, stem) }
    let alone = alike.isEmpty ? holders.filter(owners.isAtTop) : alike
    // A class above them that has another name is no more than what they are made of.
    let above = owners.superclass(ofAll: holders.sorted())
    let shared = above.flatMap { DelegateProtocol.isLike($0, stem) ? $0 : nil }
    owner = isStem ? stem : alone.count == 1 ? alone.first : shared
  }

  /// Whether what a method passes first may be the sender rather than what the event is about.
  func contains(_ type: String) -> Bool {
    guard !Self.values.contains(type), !owners.isValue(type) || holders.contains(type) else {
      return false
    }
    // What ends like the protocol's name is what it is for, `UITextField` for `PhotoTextField`.
    if ["UI", "NS"].contains(where: type.hasPrefix), stem.hasSuffix(type.dropFirst(2)) {
      return true
    }
    if owner == stem, owners.declaresAsker(type), type != stem, !holders.contains(type) {
      return owners.isSupertype(type, ofOneOf: [stem])
    }
    return holders.isEmpty || holders.contains(type)
      || SenderName(type).isKind(of: SenderName(stem))
      || owners.isSupertype(type, ofOneOf: holders)
  }

  /// Whether who holds the delegate is of the type, such as a cell for `UITableViewCell`.
  func isSupertypeOfHolder(_ type: String) -> Bool {
    owner.map { owners.isHeir($0, of: type) } ?? false
  }

  /// Types of values, which ask nobody.
  private static let values: Set<String> = [
    "Bool", "Data", "Date", "Decimal", "Double", "Float", "IndexPath", "Int", "String", "URL",
    "UUID",
  ]
}
