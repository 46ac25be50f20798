import SourceModel
import Words

/// A delegate or data source protocol of the project: what its methods have in common.
struct DelegateProtocol {
  let declaration: Declaration
  let methods: [DelegateMethod]
  /// The name without Delegate or DataSource.
  let stem: String
  /// The type of the object that asks: what most methods pass first, else who holds the delegate.
  let senderType: String?
  /// How many methods pass the sender first and are named for it.
  let plainCount: Int
  /// The noun that the methods begin with: `photoView` for the sender `PhotoView`.
  let noun: String
  private let index: MethodIndex
  private let senders: SenderTypes
  let owners: DelegateOwners
  let calls: DelegateCalls

  init?(_ declaration: Declaration, owners: DelegateOwners, calls: DelegateCalls) {
    let name = declaration.name.text
    let suffix = ["Delegate", "DataSource"].first { name.hasSuffix($0) && name != $0 }
    guard declaration.kind == .protocolType, let suffix,
      // Only a value can be changed by a method: it serves its owner alone.
      !declaration.children.contains(where: { $0.modifiers.contains(.mutating) })
    else { return nil }
    let stem = String(name.dropLast(suffix.count))
    self.declaration = declaration
    self.stem = stem
    self.owners = owners
    self.calls = calls
    methods = declaration.children.filter { $0.kind == .function && !$0.isStatic }
      .map { DelegateMethod($0) }
    index = MethodIndex(methods)
    let senders = SenderTypes(of: name, stem: stem, owners: owners)
    let plain = methods.filter { method in
      Self.isPlain(method, stem: stem) && senders.contains(method.parameters.first?.type ?? "")
        && !Self.passesPart(method, calls.calls(of: method, in: name))
    }
    let types = plain.compactMap(\.parameters.first?.type)
    let counts = types.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // What only one of many methods passes may be anything.
    let isShort = methods.count < 4
    let passed = counts.filter { $0.value > 1 || isShort || Self.isLike($0.key, stem) }
      .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    let owner = senders.owner.flatMap { owners.canName($0, in: declaration) ? $0 : nil }
    let named = owner == stem ? stem : nil
    senderType =
      passed ?? named ?? Self.typeNamedLikeProtocol(among: methods, stem: stem, senders)
      ?? owner
    self.senders = senders
    plainCount = plain.count
    noun =
      Self.nounBeforeEvents(of: plain) ?? Self.nounAlone(of: plain, among: methods)
      ?? Self.noun(of: senderType ?? stem)
  }

  /// The methods without those that are kept for old callers.
  var judgedMethods: [DelegateMethod] {
    methods.filter { !$0.declaration.isRetired }
  }

  /// Whether the label of an argument tells a method from others of the same name.
  func isTold(apart method: DelegateMethod, by label: String) -> Bool {
    index.hasMethod(named: method.name.text, without: label)
  }

  /// Whether a proposed signature is that of another method, but for the names of the parameters.
  func declares(_ signature: String) -> Bool {
    index.contains(WrittenSignature(signature))
  }

  /// Whether another method of the protocol passes the sender as Cocoa does.
  func hasPlainSibling(of method: DelegateMethod) -> Bool {
    plainCount > (isPlain(method) ? 1 : 0)
  }

  func isPlain(_ method: DelegateMethod) -> Bool {
    Self.isPlain(method, stem: stem)
  }

  /// The parameter that passes the object which the protocol serves.
  func senderIndex(in method: DelegateMethod) -> Int? {
    let types = method.parameters.map(\.type)
    if let place = types.firstIndex(where: { $0 == senderType }) { return place }
    if isNamedForLabel(method) || passesSupertype(method) { return 0 }
    guard senderType.map({ Self.isLike($0, stem) }) ?? true else { return nil }
    let like = types.firstIndex { Self.isLike($0, stem) && senders.contains($0) }
    return like
      ?? method.parameters.firstIndex { parameter in
        senders.isSupertypeOfHolder(parameter.type) && parameter.isNamedForType
          && !method.base.suffix(parameter.nameWords.count).elementsEqual(parameter.nameWords)
      }
  }

  /// `textFieldDidOpen(textField: TextField)` for a `PhotoTextFieldDelegate`.
  private func isNamedForLabel(_ method: DelegateMethod) -> Bool {
    guard let first = method.parameters.first, first.isLabelled, !first.labelWords.isEmpty,
      method.base.starts(with: first.labelWords)
    else { return false }
    return SenderName(stem).contains(words: first.labelWords) && senders.contains(first.type)
  }

  /// `tapDetected(_ imageView: UIImageView)` where a `TapDetectingImageView` asks.
  private func passesSupertype(_ method: DelegateMethod) -> Bool {
    guard let first = method.parameters.first, !first.isLabelled, !first.isMany,
      let senderType, ["UI", "NS"].contains(where: first.type.hasPrefix)
    else { return false }
    let bare = String(first.type.dropFirst("UI".count))
    return !["View", "ViewController"].contains(bare) && bare.utf8.count > 3
      && senderType.hasSuffix(bare)
  }

  /// Whether a signature for the method can name who asks.
  func isSenderKnown(in method: DelegateMethod) -> Bool {
    senderType != nil || senderIndex(in: method) != nil || isPlain(method)
  }

  /// Whether a method leaves out the object that asks, which is known.
  func misses(_ method: DelegateMethod) -> Bool {
    senderType != nil && senderIndex(in: method) == nil && !isPlain(method)
      && !method.passesNotification
  }

  func sender(in method: DelegateMethod) -> DelegateParameter? {
    senderIndex(in: method).map { method.parameters[$0] }
  }

  /// The first parameter is the sender, without a label, and the name begins with the sender's noun.
  private static func isPlain(_ method: DelegateMethod, stem: String) -> Bool {
    guard let first = method.parameters.first, !first.isLabelled, !first.isMany else {
      return false
    }
    return begins(method, with: first.type)
      || begins(method, with: stem) && isLike(first.type, stem)
      || method.name.hasPrefix(first.parameter.name.text) && first.parameter.name != "_"
  }

  /// Whether a method's name begins with a word of a type's name.
  static func begins(_ method: DelegateMethod, with type: String) -> Bool {
    let name = method.name.text.lowercased()
    let words = words(of: type).map(\.key)
    return words.indices.contains { index in
      let rest = words[index...]
      let whole = rest.first.map { $0.utf8.count > 2 ? $0 : rest.prefix(2).joined() } ?? ""
      return whole.utf8.count > 2 && name.hasPrefix(whole)
    }
  }

  /// Whether the name of a type has the protocol's stem in it, with nothing behind but what senders
  /// are, or the other way round: `PhotoListController` for `PhotoList`, not `PhotoListTag`.
  static func isLike(_ type: String, _ stem: String) -> Bool {
    guard type.utf8.count > 3, stem.utf8.count > 2 else { return false }
    let names = (type: SenderName(type), stem: SenderName(stem))
    return names.type.isKind(of: names.stem) || names.stem.qualifies(names.type)
  }

  private static func typeNamedLikeProtocol(
    among methods: [DelegateMethod], stem: String, _ senders: SenderTypes
  ) -> String? {
    methods.lazy.flatMap(\.parameters)
      .first { isLike($0.type, stem) && senders.contains($0.type) }?.type
  }
}
