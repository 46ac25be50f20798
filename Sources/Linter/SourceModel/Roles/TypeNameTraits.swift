import Roles

/// What the name of a type tells of what its objects are for.
struct TypeNameTraits: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// A store, by whatever word.
  static let isStore = TypeNameTraits(rawValue: 1)
  /// Called as others call who keeps something: `AlbumManager`.
  static let isKeeper = TypeNameTraits(rawValue: 2)
  static let isService = TypeNameTraits(rawValue: 4)
  static let isValue = TypeNameTraits(rawValue: 8)
  /// A number, a text or a Boolean.
  static let isPlain = TypeNameTraits(rawValue: 16)
  static let isOnScreen = TypeNameTraits(rawValue: 32)
  /// Plain, or says when, where or by which bytes something is kept.
  static let isOfRecord = TypeNameTraits(rawValue: 64)
  static let keepers: TypeNameTraits = [.isStore, .isKeeper]
}

extension TypeNameTraits {
  init(of name: String) {
    self = []
    let described = KeeperName.behind(name)
    let role = Role(suffixOf: described)
    if role == .store || KeeperName.isStore(described) { insert(.isStore) }
    if KeeperName.isOne(described) { insert(.isKeeper) }
    if role == .service { insert(.isService) }
    if StandardTypes.isValue(name) { insert(.isValue) }
    if StandardTypes.isPlain(name) { formUnion([.isPlain, .isOfRecord]) }
    if ["Data", "Date", "URL", "UUID"].contains(name) { insert(.isOfRecord) }
    if StandardTypes.isOnScreen(name) { insert(.isOnScreen) }
  }
}

extension SwiftSource {
  /// A tree names few types and names them often, so that each is judged once.
  func traits(ofType name: ByteText) -> TypeNameTraits {
    let hash = name.nameHash
    if let known = memory.pointee.typeTraits[hash] { return known }
    let traits = TypeNameTraits(of: String(decoding: name, as: UTF8.self))
    memory.pointee.typeTraits[hash, default: traits] = traits
    return traits
  }

  /// The same of the type that a property or parameter is named after: `NewsStore` of `newsStore`.
  func traits(ofTypeBehind name: ByteText) -> TypeNameTraits {
    let hash = name.nameHash
    if let known = memory.pointee.traitsBehindNames[hash] { return known }
    let traits = TypeNameTraits(of: name.capitalizedText)
    memory.pointee.traitsBehindNames[hash, default: traits] = traits
    return traits
  }
}

extension Name {
  /// Whether it is the name of what keeps something for others: `ImageCache`, `WalletDefaultsManager`.
  public var isForKeeping: Bool {
    let hash = hash
    if let known = source.memory.pointee.keepingNames[hash] { return known }
    let isForKeeping = KeeperName.isForKeeping(text)
    source.memory.pointee.keepingNames[hash, default: isForKeeping] = isForKeeping
    return isForKeeping
  }
}

extension ByteText {
  /// `NewsStore` of `newsStore`
  var capitalizedText: String {
    String(decoding: prefix(1).map { $0 & 0xDF } + dropFirst(), as: UTF8.self)
  }
}
