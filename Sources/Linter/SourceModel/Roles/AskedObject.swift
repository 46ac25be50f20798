/// The type of the object that a call asks: places in the file, of which a text is made for the few that count.
enum AskedObject {
  case type(ByteText)
  /// Several objects of a type: `[Photo]`.
  case list(of: ByteText)
  /// What nothing but the name of a property or parameter tells.
  case named(ByteText)

  var text: String {
    switch self {
    case .type(let name): String(decoding: name, as: UTF8.self)
    case .list(let name): "[\(String(decoding: name, as: UTF8.self))]"
    case .named(let name): String(decoding: name, as: UTF8.self)
    }
  }

  func traits(in source: SwiftSource) -> TypeNameTraits {
    switch self {
    case .type(let name): source.traits(ofType: name)
    case .list: []
    case .named(let name): source.traits(ofTypeBehind: name)
    }
  }
}

extension Call {
  /// The type whose work the call asks for: its receiver itself, that of a parameter or property of this name, else
  /// what the receiver is called: `newsStore` of `application.newsStore.fetch()`.
  var askedObject: AskedObject? {
    let receiver = receiver.utf8
    let root = receiver.prefix(while: \.isPartOfName)
    guard let first = root.first else { return nil }
    let isWhole = root.count == receiver.count
    if first &- 0x41 < 26 { return isWhole || isAwaited ? .type(root) : nil }
    let last = receiver.suffix(receiver.reversed().prefix(while: \.isPartOfName).count)
    if isWhole || root.equals("self"), let owner,
      let object = Self.object(named: last, around: owner, mayBeLocal: isWhole)
    {
      return object
    }
    return last.isEmpty ? nil : .named(last)
  }

  /// Whether the surroundings give what is asked, by a key path, so that a test can give another one:
  /// `@Dependency(\.fileManager) var fileManager`.
  public var asksGivenObject: Bool {
    let name = receiver.utf8
    let object =
      owner?.local(named: name) ?? owner?.responsibleType?.extended.property(named: name)
    return object?.attributes.contains { $0.arguments.contains("\\.") } == true
  }

  fileprivate static func object(
    named name: ByteText, around owner: Declaration, mayBeLocal: Bool
  ) -> AskedObject? {
    let type = owner.responsibleType?.extended
    var object = mayBeLocal ? owner.object(ofLocal: name) : nil
    if object == nil, let property = type?.property(named: name) {
      object = property.keptObject ?? property.givenObject
    }
    guard case .type(let placeholder) = object else { return object }
    let parameter = type?.genericParameters.first { $0.name.utf8.equals(placeholder) }
    return parameter?.inheritedType.baseBytes.map(AskedObject.type) ?? object
  }
}

extension Use {
  /// The type of the object that a member belongs to: that of `settings` in `settings.stations` and in
  /// `self.settings.stations` by its declaration, `Settings` of `Settings.stations`, and `settingsStore` of
  /// `application.settingsStore.stations`.
  var keptOwner: AskedObject? {
    let receiver = receiver.utf8
    let root = receiver.prefix(while: \.isPartOfName)
    let isWhole = root.count == receiver.count
    guard let first = root.first, let owner else { return nil }
    if isWhole, first &- 0x41 < 26 { return .type(root) }
    let last = receiver.suffix(receiver.reversed().prefix(while: \.isPartOfName).count)
    if isWhole || root.equals("self") && receiver.count == last.count + "self.".utf8.count {
      return Call.object(named: last, around: owner, mayBeLocal: isWhole)
    }
    return last.isEmpty ? nil : .named(last)
  }
}

extension Declaration {
  /// That of a parameter, or of a variable or constant around a place.
  fileprivate func object(ofLocal name: ByteText) -> AskedObject? {
    let parameter = parameters.first { $0.name.utf8.equals(name) }
    return parameter?.type.baseBytes.map(AskedObject.type) ?? local(named: name)?.keptObject
  }

  /// The variable or constant of a function around a place that has a name.
  fileprivate func local(named name: ByteText) -> Declaration? {
    var scope: Declaration? = self
    while let around = scope, !around.kind.hasMembers {
      let local = around.children.first { $0.kind.isValue && $0.name.utf8.equals(name) }
      if let local { return local }
      scope = around.parent
    }
    return nil
  }

  /// A property that an instance keeps, or hands out.
  func property(named name: ByteText) -> Declaration? {
    children.first { $0.name.utf8.equals(name) && $0.kind.isValue && !$0.isStatic }
  }

  /// `TaskStore` of `@Environment(TaskStore.self) var store`, and whatever SwiftUI follows: `@ObservedObject`.
  var givenObject: AskedObject? {
    for attribute in attributes {
      if attribute.name.hasSuffix("Object"), let type = type.baseBytes { return .type(type) }
      guard attribute.name == "Environment" else { continue }
      let type = attribute.arguments.utf8.drop { $0 == UInt8(ascii: "(") }
        .prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ")") }
      if String(decoding: type, as: UTF8.self).first?.isUppercase == true { return .type(type) }
    }
    return nil
  }

  /// `Photo` of `var photo: Photo?`, and `[Photo]` of `var photos = [Photo]()`: what is neither a plain value nor on the
  /// screen.
  var keptObject: AskedObject? {
    var text = type.isEmpty ? value.utf8 : type.name.utf8
    for word in Self.wordsBeforeValue where text.starts(with: word) {
      text = text.dropFirst(word.utf8.count)
    }
    let word = text.drop { $0 == UInt8(ascii: "[") }.prefix(while: \.isPartOfName)
    // In bytes first: most are values, and what Apple's frameworks show.
    guard let first = word.first, first &- 0x41 < 26,
      !Self.prefixesOfFrameworks.contains(where: word.starts),
      !text.contains(UInt8(ascii: ":")), !text.hasArrow,
      source.traits(ofType: word).isDisjoint(with: [.isValue, .isOnScreen])
    else { return nil }
    return text.first == UInt8(ascii: "[") ? .list(of: word) : .type(word)
  }

  private static let wordsBeforeValue = ["try ", "await "]
  private static let prefixesOfFrameworks = ["UI", "NS", "CG"]
}
