import Roles
import Words

/// Names that say what keeps data.
public enum DataName {
  /// `GoodsModel`, `DictionaryModelProtocol`, but not the model of a view: `GoodsCellModel`.
  public static func isModel(_ name: String) -> Bool {
    // Both ends have the same last letter, and few names have it.
    guard name.utf8.last == UInt8(ascii: "l") else { return false }
    let end = ["ModelProtocol", "Model"].first(where: name.hasSuffix)
    guard let end, name != end else { return false }
    let stem = name.dropLast(end.utf8.count)
    return !screens.contains(where: stem.hasSuffix)
  }

  /// `GoodsCellModel`
  static func isModelOfScreen(_ name: String) -> Bool {
    name.hasSuffix("Model") && screens.contains(where: name.dropLast("Model".utf8.count).hasSuffix)
  }

  /// Whether a type that inherits from it may be nothing but its properties: the classes of Apple's frameworks
  /// are made for something, and so is whoever answers questions.
  public static func isPlain(_ supertype: String) -> Bool {
    supertype == "NSObject"
      || !["CA", "MK", "NS", "SK", "UI"].contains(where: supertype.hasPrefix)
        && !supertype.hasSuffix("Delegate") && !supertype.hasSuffix("DataSource")
  }

  /// Whether a type that inherits from it is read from what a service or a file has.
  static func isOfData(_ supertype: String) -> Bool {
    decoded.contains(supertype) || isModel(supertype)
  }

  /// Whether a property of that type is for what is seen: `UIColor?`, `CGFloat`, `[CALayer]`.
  static func isForScreens(_ type: ByteText) -> Bool {
    type.contains(stretchOf: isInWord, where: isForScreens(name:))
  }

  /// Whether a method or a type by its name has or is what is seen, one or several: `tintColor`, `images`.
  public static func isNamedForScreens(_ name: String) -> Bool {
    let letters = name.utf8
    let singular = letters.last == UInt8(ascii: "s") ? letters.dropLast() : letters[...]
    return screenEnds.contains { isLastWord($0.utf8, of: singular) }
  }

  /// The first letter of a word is small where the word is all of the name.
  private static func isLastWord(_ word: String.UTF8View, of name: Substring.UTF8View) -> Bool {
    // Nearly all names end in another letter.
    guard name.last == word.last else { return false }
    let end = name.suffix(word.count)
    return end.dropFirst().elementsEqual(word.dropFirst())
      && (end.first == word.first
        || name.count == word.count && end.first.map { $0 & 0xDF } == word.first)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isPartOfName && byte != UInt8(ascii: "_")
  }

  private static func isForScreens(name: ByteText) -> Bool {
    // A quick look at both ends, which nearly no name passes.
    guard let first = name.first, let last = name.last,
      "CU".utf8.contains(first) || "retw".utf8.contains(last)
    else { return false }
    return framePrefixes.contains(where: name.starts) || screenEnds.contains(where: name.ends)
  }

  private static let framePrefixes = ["CA", "CG", "UI"]
  private static let screenEnds = ["Color", "Font", "Image", "View"]

  /// Whether it makes objects of what a service or a file has: `init(json: JSON)`,
  /// `static func photo(dictionary: [String: Any]) -> Photo`.
  fileprivate static func isMade(by member: Declaration, of type: Declaration) -> Bool {
    guard member.kind == .initializer || member.kind == .function && member.isStatic,
      let first = member.parameters.first, isRaw(first.type),
      member.kind == .initializer || member.type.base == type.name.text
    else { return false }
    return !options.contains { first.name.text.lowercased().hasSuffix($0) }
  }

  /// Whether it is what parsers and databases hand out: no type of a program's own says what lies in it.
  private static func isRaw(_ type: TypeName) -> Bool {
    let letters = type.name.utf8.lazy.filter {
      !$0.isSpace && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "!")
    }
    guard let first = letters.first, rawLetters.contains(first) else { return false }
    return raw.contains { letters.elementsEqual($0) }
  }

  /// With which these begin.
  private static let rawLetters = Set(raw.compactMap(\.first))

  private static let raw: [[UInt8]] = [
    "AEXMLElement", "CKRecord", "DataSnapshot", "DocumentSnapshot", "FIRDataSnapshot",
    "FMResultSet",
    "JSON", "JSONDictionary", "JSONObject", "NSDictionary", "PFObject", "QueryDocumentSnapshot",
    "XMLIndexer", "[AnyHashable:Any]", "[NSObject:AnyObject]", "[String:Any]",
    "[String:AnyObject]",
  ].map { Array($0.utf8) }

  /// Words for what tells an object how to work and is no part of it.
  private static let options = [
    "attributes", "configuration", "headers", "info", "options", "parameters", "params", "settings",
  ]

  private static let screens =
    ["Cell", "Page", "Row", "Screen", "Section", "UI", "View"] + StandardTypes.controlEndings

  /// Protocols and classes of the standard library, of Foundation, GRDB, HandyJSON, ObjectMapper, Realm, SwiftData and Unbox.
  private static let decoded: Set = [
    "Codable", "Decodable", "FetchableRecord", "HandyJSON", "ImmutableMappable", "Mappable",
    "MutablePersistableRecord", "NSCoding", "NSSecureCoding", "Object", "PersistableRecord",
    "PersistentModel", "Record", "StaticMappable", "Unboxable",
  ]
}

extension Declaration {
  /// Whether what a type inherits from, or what its objects are made of, says that it is data.
  public var isData: Bool { remembered(.isData, judged: .isDataJudged) { isFoundData } }

  private var isFoundData: Bool {
    let type = extended
    guard type.kind != .extending, type.kind != .protocolType else { return false }
    return type.hasPart { $0.inheritsData || $0.isMadeOfData }
  }

  /// Whether a type or extension makes its objects of what a service or a file has.
  var isMadeOfData: Bool {
    remembered(.isMadeOfData, judged: .isMakingJudged) {
      children.contains { DataName.isMade(by: $0, of: self) }
    }
  }
}

extension Declaration {
  /// Whether it is data wherever it lies, or one of many by what it is made of: an identifier among values.
  public var isModelByItself: Bool {
    remembered(.isModelByItself, judged: .isModelJudged) { isData || isFoundModel }
  }

  private var isFoundModel: Bool {
    guard kind == .structure || kind == .classType, children.count > 3,
      inheritedTypes.allSatisfy({ Self.plainParents.contains($0.name) })
    else { return false }
    let properties = children.lazy.filter { $0.isStored && !$0.isStatic }
    return properties.count { $0.valueTraits.contains(.isOfRecord) } > 3
      && (inheritedTypes.contains { $0.name == "Identifiable" }
        || properties.contains { $0.isIdentifier && $0.valueTraits.contains(.isPlain) })
  }

  /// What says nothing of what a type is for.
  private static let plainParents: NameSet = [
    "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable",
    "Hashable", "Identifiable", "NSCopying", "NSItemProviderReading", "NSItemProviderWriting",
    "NSObject", "NSPasteboardReading", "NSPasteboardWriting", "ObservableObject", "Sendable",
    "Transferable",
  ]

  private var isIdentifier: Bool {
    let name = name
    return ["id", "uuid", "identifier"].contains { name == $0 } || name.hasSuffix("ID")
      || name.hasSuffix("Id") || name.hasSuffix("Identifier")
  }

  /// What the nominal type tells that is written, or whose initialiser makes the value: `Date` of `var day = Date()`.
  private var valueTraits: TypeNameTraits {
    if let base = type.baseBytes { return source.traits(ofType: base) }
    let name = value.utf8.prefix(while: \.isPartOfName)
    return value.utf8.dropFirst(name.count).first == UInt8(ascii: "(")
      ? source.traits(ofType: name) : []
  }
}

/// Names of what answers for a screen beside its controller, and keeps nothing either.
public enum ScreenName {
  public static func isOne(_ name: String) -> Bool {
    ["Presenter", "ViewModel", "VM"].contains(where: KeeperName.behind(name).hasSuffix)
  }

  /// Whether a type answers for a screen by its name, or is called a model and lies with those that do:
  /// `ViewModels/ResearchModel.swift`.
  public static func isOf(_ type: TypeOutline, in placement: PathPlacement) -> Bool {
    isOne(type.name)
      || type.name.hasSuffix("Model")
        && ["/ViewModel/", "/ViewModels/"]
          .contains(where: "/\(placement.whole(type.nameRange.file))".contains)
  }

  /// Whether it leads from one screen to the next, or hands out whoever does the work.
  static func isForNavigation(_ name: String) -> Bool {
    ["Container", "Coordinator", "Navigator", "Router"].contains(where: name.hasSuffix)
      || name.contains("Navigation")
  }
}

extension Declaration {
  /// Whether others follow what it publishes.
  public var isObserved: Bool { inheritedTypes.contains { $0.name == "ObservableObject" } }

  /// Whether a screen follows it, and it is called a model for that.
  public var isObservedModel: Bool { name.hasSuffix("Model") && isObserved }
}

/// Names of what keeps objects for others, as a store does.
public enum KeeperName {
  public static func isOne(_ name: String) -> Bool { ends.contains(where: name.hasSuffix) }

  /// `ImageCache`, `PersistenceRegionsSource`, but not `AppStoreReviewRequest`, where one buys.
  static func isForKeeping(_ name: String) -> Bool {
    var before = ""
    return words(of: name).contains { word in
      defer { before = word.key }
      return LexicalWord(word.key).isKeeping && !(before == "app" && word.key == "store")
        || word.key.hasSuffix("store") && word.key.utf8.count > "store".utf8.count
    }
  }

  /// `NewsService` of the protocols `NewsServiceProtocol` and `NewsServiceType`; of any other type its own name.
  public static func behind(_ name: String) -> String {
    guard let end = ["Protocol", "Type"].first(where: name.hasSuffix), name != end else {
      return name
    }
    return String(name.dropLast(end.count))
  }

  /// `NewsRepository`, as others call a store, and `ImageCache`.
  static func isStore(_ name: String) -> Bool {
    stores.contains { name.hasSuffix($0) && name != $0 }
  }

  /// `CoreDataService`, `UserDataManager`
  public static func isOfData(_ name: String) -> Bool { name.contains("Data") }

  private static let stores = Role.store.otherSuffixes + ["Cache"]
  private static let ends = stores + ["Client", "Manager", "Managing", "Stack", "Storing"]
}

/// Names of what prepares data for a screen: it may lie beside a model, and views may name it.
public enum DisplayName {
  public static func isOne(_ name: String) -> Bool {
    isForLooks(name) || settings.contains(where: name.hasSuffix)
  }

  /// The same but for settings, which may be a value or somebody who keeps them.
  public static func isForLooks(_ name: String) -> Bool {
    ends.contains(where: name.hasSuffix) || ScreenName.isOne(name)
  }

  /// Whether it hands out how things look or feel: `ThemeService`, `FontConfigurationManager`.
  public static func isOfProvider(_ name: String) -> Bool {
    providers.contains(where: name.hasSuffix) && isOfLooks(name)
  }

  /// Whether it is named for how things look or feel: `ThemeColors`.
  public static func isOfLooks(_ name: String) -> Bool {
    words(of: name).contains { word in
      looks.contains { $0.lowercased() == word.key || $0.lowercased() + "s" == word.key }
    }
  }

  /// Whether it is a measure of what is drawn, with its number of dimensions or without: `Rect`, `Size2`.
  static func isMeasure(_ name: String) -> Bool {
    let letters = name.utf8.reversed().drop { $0 &- 0x30 < 10 }.reversed()
    return measures.contains { letters.elementsEqual($0.utf8) }
  }

  private static let measures = [
    "Insets", "Line", "Matrix", "Point", "Position", "Rect", "Rectangle", "Size", "Transform",
    "Triangle", "Vector", "Vertex",
  ]

  private static let providers = ["Manager", "Provider", "Service", "Store"]

  private static let looks = [
    "Alert", "Appearance", "Bar", "Color", "Font", "Haptic", "Language", "Layout", "Localization",
    "Palette", "Sheet", "Style", "Theme", "Toast", "UI",
  ]

  private static let ends =
    looks + [
      "ViewData", "ViewModel", "Formatter", "Presenter", "Attributes", "Renderer", "Config",
      "Configuration",
    ]

  static let settings = ["Settings", "SettingsData", "Preferences"]
}
