/// The protocols for delegates and data sources that a project declares, and who answers them.
///
/// Few types have to do with any, so that all questions are about those few.
public struct Delegation: Sendable {
  /// In the order of the files; several where modules or `#if` share a name.
  public let protocols: [TypeOutline]
  private let names: Set<String>
  /// By the name of the protocol: the types and extensions whose clauses name it.
  private let answers: [String: [TypeOutline]]
  /// By the name of the protocol: its own extensions.
  private let extensions: [String: [TypeOutline]]
  /// The properties that hold somebody who conforms to one, but not those of tests.
  public let properties: [DelegateProperty]
  /// What files give to delegates and nobody else may keep.
  private let given: Set<UInt64>

  init(in files: [FileOutline]) {
    var types: [TypeOutline] = []
    var properties: [DelegateProperty] = []
    for file in files {
      types += file.delegation
      if !file.isTest { properties += file.delegates }
    }
    given = files.reduce(into: []) { $0.formUnion($1.givenDelegates) }
    self.properties = properties
    let names = Set(types.lazy.filter(\.isDelegateProtocol).map(\.name))
    self.names = names
    protocols = types.filter { $0.kind == .protocolType && names.contains($0.name) }
    var answers: [String: [TypeOutline]] = [:]
    var extensions: [String: [TypeOutline]] = [:]
    for type in types {
      for name in type.inherited where names.contains(name) {
        answers[name, default: []].append(type)
      }
      if type.isExtension, names.contains(type.name) {
        extensions[type.name, default: []].append(type)
      }
    }
    self.answers = answers
    self.extensions = extensions
  }

  /// Whether the project declares such a protocol of the name.
  public func declares(_ name: String) -> Bool {
    names.contains(name)
  }

  /// Whether a property may be the only one that keeps what some file gives it.
  public func mayBeOnlyOwner(_ property: DelegateProperty) -> Bool {
    given.contains(NameHash.of(property.name))
      || given.contains(GivenDelegates.hash(of: property.name, in: property.owner))
  }

  /// The types and extensions whose clauses name a protocol, each as often as it names it.
  public func answers(to name: String) -> [TypeOutline] {
    answers[name] ?? []
  }

  /// Whether an extension of a protocol has a method that is called like one of its own.
  public func mayHaveDefault(_ type: TypeOutline) -> Bool {
    let defaults = methods(inExtensionsOf: type.name)
    return type.methods?.contains { defaults.contains($0.name) } ?? false
  }

  /// The names of the methods in a protocol's extensions.
  public func methods(inExtensionsOf name: String) -> Set<String> {
    Set((extensions[name] ?? []).flatMap { $0.methods ?? [] }.map(\.name))
  }
}

extension TypeOutline {
  /// Whether it is a protocol for delegates, or for the data source of an object, that others can name.
  public var isDelegateProtocol: Bool {
    kind == .protocolType && !isNested && name.isNamedForDelegates
      && name != "Delegate" && name != "DataSource"
  }

  /// Whether it is named for delegates, or says in its clause that it is one.
  var concernsDelegates: Bool {
    name.isNamedForDelegates || inherited.contains(where: \.isNamedForDelegates)
  }
}

extension String {
  public var isNamedForDelegates: Bool {
    utf8.last == UInt8(ascii: "e") && (hasSuffix("Delegate") || hasSuffix("DataSource"))
  }

  /// Whether a protocol is named for those whom an object tells or asks.
  var isNamedForAnswering: Bool {
    isNamedForDelegates
      || utf8.last == UInt8(ascii: "r")
        && (hasSuffix("Observer") || hasSuffix("Listener"))
  }
}

extension ByteText {
  var isNameForDelegates: Bool {
    last == UInt8(ascii: "e") && (ends(with: "Delegate") || ends(with: "DataSource"))
  }
}
