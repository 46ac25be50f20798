import Roles
import SwiftFacts

/// What a file gives to properties and parameters that are named for a delegate, a data source or a target, where
/// nobody may keep it but who gets it.
struct GivenDelegates {
  /// The hashes of the names, behind the owner's name and a dot where the file tells whose they are.
  private(set) var names: Set<UInt64> = []
  private let source: SwiftSource
  /// The names of the properties that the file's types store and do not hold weakly.
  private lazy var stored = Set(
    source.declarations
      .filter { $0.isMember && $0.isStored && $0.modifiers.isDisjoint(with: [.weak, .unowned]) }
      .map(\.name.text))

  static func names(in source: SwiftSource) -> Set<UInt64> {
    var given = GivenDelegates(source: source)
    given.lookAtAssignments()
    given.lookAtArguments()
    given.lookAtValues()
    return given.names
  }

  private init(source: SwiftSource) {
    self.source = source
  }

  private mutating func lookAtAssignments() {
    for place in source.delegateReferences {
      let fact = source.facts.references[Int(place)]
      let name = source.name(fact.name)
      guard DelegateProperty.isNamedForDelegate(name),
        let value = value(behind: name.offsets.upperBound),
        !isKept(value, by: fact.owner, for: name)
      else { continue }
      let isOwn =
        fact.kind == .value || source.name(ByteRange(fact.start, fact.name.start)) == "self."
      note(name, of: isOwn ? source.declaration(at: fact.owner)?.enclosingType : nil)
    }
  }

  /// An initialiser of a type gives to that type; what hands on to its superclass may give to any.
  private mutating func lookAtArguments() {
    let bytes = source.bytes
    for fact in source.facts.arguments where fact.call >= 0 && Self.mayName(fact.label, in: bytes) {
      let label = source.name(fact.label)
      guard DelegateProperty.isNamedForDelegate(label) else { continue }
      let call = Call(source: source, index: Int(fact.call))
      let owner = source.facts.calls[Int(fact.call)].owner
      let isHandedUp = call.receiver == "super"
      if !isHandedUp, isKept(source.name(fact.value).utf8, by: owner, for: label) { continue }
      names.insert(
        call.callee.isCapital
          ? Self.hash(of: label.text, in: call.callee.text) : NameHash.of(label.text))
    }
  }

  private mutating func lookAtValues() {
    for (index, fact) in source.facts.declarations.enumerated()
    where fact.kind.isValue && !fact.value.isEmpty && fact.block < 0 {
      let name = source.name(fact.name)
      guard DelegateProperty.isNamedForDelegate(name),
        !isKept(source.name(fact.value).utf8, by: Int32(index), for: name)
      else { continue }
      note(name, of: source.declaration(at: fact.parent))
    }
  }

  /// What a type declares in this file is its own; what an extension or a heir names may be of another file.
  private mutating func note(_ name: Name, of owner: Declaration?) {
    let text = name.text
    let own = owner.flatMap { $0.children.contains { $0.name == text } ? $0.name.text : nil }
    names.insert(own.map { Self.hash(of: text, in: $0) } ?? NameHash.of(text))
  }

  /// Of a property that the file knows to be a type's.
  static func hash(of name: String, in owner: String) -> UInt64 { NameHash.of("\(owner).\(name)") }

  /// A quick look: nearly all names end in other letters than a delegate, a data source and a target.
  @inline(__always)
  static func mayName(_ range: ByteRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.end - range.start > 5, Int(range.end) <= bytes.count else { return false }
    let last = Int(range.end) - 1
    return switch (bytes[last - 1], bytes[last]) {
    case (UInt8(ascii: "t"), UInt8(ascii: "e")), (UInt8(ascii: "c"), UInt8(ascii: "e")),
      (UInt8(ascii: "e"), UInt8(ascii: "t")):
      true
    default: false
    }
  }

  /// What is assigned to a name, up to the end of its line; nil where nothing is.
  private func value(behind end: Int) -> ByteText? {
    let rest = source.bytes[end...].prefix { $0 != UInt8(ascii: "\n") }.drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=")
    else { return nil }
    return rest.dropFirst().drop { $0 == 0x20 }
  }
}

// MARK: What is kept

extension GivenDelegates {
  /// Whether somebody else keeps a value: it is nothing, a giver that is on the screen or what it stores, or what it was
  /// given under the same name, of which its own giver is asked.
  private mutating func isKept(_ value: ByteText, by owner: Int32, for name: Name) -> Bool {
    let isOfSelf = value.starts(with: "self.".utf8)
    let value = isOfSelf ? value.dropFirst(5) : value
    let word = value.prefix(while: \.isPartOfName)
    let rest = value[word.endIndex...].drop { $0 == 0x20 }
    let text = String(decoding: word, as: UTF8.self)
    if text == "nil" { return true }
    if text == "self", rest.first != UInt8(ascii: ".") { return isShown(giver: owner) }
    guard !word.isEmpty, rest.first.map("\r;}),/".utf8.contains) ?? true else { return false }
    // A test uses what it gives as long as it runs.
    if source.isTest { return true }
    guard !isOfSelf, let function = function(around: owner) else { return stored.contains(text) }
    let parameter = function.parameters.first { $0.name == text }
    if function.namesOfOwn(in: function.range.bytes).contains(text) { return false }
    return parameter.map { $0.label.text == name.text } ?? stored.contains(text)
  }

  /// Whether a giver is kept by the screen that shows it, or by the whole application. Another one may be kept by nobody
  /// but whom it gives itself to.
  private func isShown(giver owner: Int32) -> Bool {
    guard let type = source.declaration(at: owner)?.responsibleType?.extended else { return true }
    let role = type.inheritedRole ?? Role(suffixOf: type.name.text)
    return source.isTest || type.isViewController
      || [.view, .controller, .applicationDelegate].contains(role)
  }

  private func function(around owner: Int32) -> Declaration? {
    var next = source.declaration(at: owner)
    while let declaration = next, declaration.kind != .function, declaration.kind != .initializer {
      next = declaration.parent
    }
    return next
  }
}
