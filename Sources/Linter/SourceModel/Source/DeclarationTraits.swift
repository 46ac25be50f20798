/// What rules ask of a declaration again and again, each found out once.
struct DeclarationTraits: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  /// The inheritance clause of a type has been read.
  static let isRead = DeclarationTraits(rawValue: 1)
  static let isForJavaScript = DeclarationTraits(rawValue: 4)
  static let hasCodingKeys = DeclarationTraits(rawValue: 8)

  /// It is known whether the file has chosen the name.
  static let isNameJudged = DeclarationTraits(rawValue: 16)
  static let isNamedHere = DeclarationTraits(rawValue: 32)

  /// It is known that its inheritance clause gives no role.
  static let inheritsNoRole = DeclarationTraits(rawValue: 64)

  /// It is known whether what it inherits from, or what its objects are made of, says that it is data.
  static let isDataJudged = DeclarationTraits(rawValue: 128)
  static let isData = DeclarationTraits(rawValue: 256)

  /// It is known whether its clause names what is read from somewhere.
  static let isClauseJudged = DeclarationTraits(rawValue: 512)
  static let inheritsData = DeclarationTraits(rawValue: 1024)
  /// It is known whether what makes its objects takes that.
  static let isMakingJudged = DeclarationTraits(rawValue: 2048)
  static let isMadeOfData = DeclarationTraits(rawValue: 4096)
  /// It is known whether it is one of many by its values.
  static let isModelJudged = DeclarationTraits(rawValue: 8192)
  static let isModelByItself = DeclarationTraits(rawValue: 16384)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Those that the inheritance clause of a type tells.
  init(ofClauseIn type: Declaration) {
    self = .isRead
    for inherited in type.inheritedTypes {
      if inherited.name == "CodingKey" { insert(.hasCodingKeys) }
      if inherited.name == "JSExport" { insert(.isForJavaScript) }
    }
  }

  static func isNamedAsClass(_ name: String) -> Bool {
    [
      "Button", "Cell", "Control", "Controller", "Item", "Label", "Layer", "Object", "Operation",
      "Store", "View", "Window",
    ].contains(where: name.hasSuffix)
  }

  /// Protocols that ask for nothing, or for members with names that no rule minds.
  static let modestProtocols: Set<String> = [
    "AnyObject", "BitwiseCopyable", "CaseIterable", "Codable", "Copyable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "NSObject",
    "Escapable", "Sendable", "String", "UInt8",
  ]
}

extension Declaration {
  /// Of a type; empty for what has no inheritance clause.
  fileprivate var clauseTraits: DeclarationTraits {
    let known = source.memory.pointee.traits[index]
    if known.contains(.isRead) { return known }
    let traits = known.union(DeclarationTraits(ofClauseIn: self))
    source.memory.pointee.traits[index] = traits
    return traits
  }

  /// What is judged once and kept.
  ///
  /// - Parameter judged: says that it has been.
  @inline(__always)
  func remembered(
    _ trait: DeclarationTraits, judged: DeclarationTraits, by judge: () -> Bool
  ) -> Bool {
    let known = source.memory.pointee.traits[index]
    if known.contains(judged) { return known.contains(trait) }
    let holds = judge()
    source.memory.pointee.traits[index].formUnion(holds ? judged.union(trait) : judged)
    return holds
  }

  /// Whether the type around it hands its members to JavaScript.
  public var isCalledByJavaScript: Bool {
    parent?.clauseTraits.contains(.isForJavaScript) ?? false
  }

  /// Whether it is a key of a format, whose name others have chosen.
  public var isCodingKey: Bool {
    kind == .enumerationCase && parent?.clauseTraits.contains(.hasCodingKeys) ?? false
  }
}
