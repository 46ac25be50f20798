import Diagnostics
import Roles
import Words

/// What a class has others do: shared objects of the project, those in its properties, and whoever it waits for.
extension ClassOutline {
  /// `NewsStore.shared.fetchNews()`, `NewsService().fetchNews()`, but not `Theme.shared.color(named:)`.
  static func sharedWork(in source: SwiftSource) -> [Burden] {
    var burdens: [Burden] = []
    for (index, call) in source.facts.calls.enumerated()
    where call.callee.start - call.start > 3 && source.bytes[Int(call.start)] &- 0x41 < 26 {
      let call = Call(source: source, index: index)
      guard let owner = ownerOfShared(call.receiver.utf8),
        let first = words(of: call.callee.text).first?.key
      else { continue }
      let verb = LexicalWord(first)
      guard !verb.isGetting || !DataName.isNamedForScreens(call.callee.text) else { continue }
      let isWork =
        verb.isReading || verb.isWriting || verb.isGetting || isStore(owner, askedBy: call)
        || verb.isOutcome && (KeeperName.isOne(owner) || Role(suffixOf: owner) == .service)
      guard isWork || looksUp(call, at: owner) || call.arguments.contains(where: \.isClosure)
      else { continue }
      burdens.append(
        Burden(isWork ? .sharedWork : .askedWork, at: call.callee.range, subject: owner))
    }
    return burdens
  }

  /// `NewsStore.fetchNews()`, `store.fetchNews()`, `await store.next()` and `NewsStore.shared.news`.
  static func askedWork(in source: SwiftSource, of types: [Declaration]) -> [Burden] {
    // Whoever declares a view imports what has views, and few files do.
    let imports = source.imports
    guard imports.isEmpty || imports.contains(where: hasViews) else { return [] }
    let ranges = Nest(types.filter(mayBeView).map(\.range.bytes))
    return ranges.isEmpty
      ? [] : calledWork(in: source, within: ranges) + readWork(in: source, within: ranges)
  }

  /// Only a view is asked for what it has others do.
  static func mayBeView(_ type: Declaration) -> Bool {
    let name = type.name
    return !name.hasSuffix("Controller") && !name.hasPrefix("UI") && !name.hasPrefix("NS")
      && (type.kind != .classType || type.inheritedRole.map { $0 == .view } ?? true)
  }

  private static func calledWork(in source: SwiftSource, within ranges: Nest) -> [Burden] {
    var burdens: [Burden] = []
    for (index, call) in source.facts.calls.enumerated()
    where ranges.contains(Int(call.callee.start)) {
      let isBare = call.callee.start <= call.start + 1
      // Views are made of calls without a receiver, which make others.
      if isBare, call.callee.isEmpty || source.bytes[Int(call.callee.start)] &- 0x61 >= 26 {
        continue
      }
      let mayResolve = call.callee.end - call.callee.start == 7
      let call = Call(source: source, index: index)
      if isBare || mayResolve && call.callee == "resolve" {
        guard let owner = isBare ? calledObject(of: call) : resolved(by: call) else { continue }
        burdens.append(Burden(.awaitedWork, at: call.callee.range, subject: owner))
        continue
      }
      let isAwaited = call.isAwaited
      guard let owner = owner(of: call),
        isAwaited || isStore(owner, askedBy: call) || asksOrChanges(call)
          || looksUp(call, at: owner)
      else { continue }
      let kind = isAwaited ? Burden.Kind.awaitedWork : .askedWork
      burdens.append(Burden(kind, at: call.callee.range, subject: owner))
    }
    return burdens
  }

  /// `SignInUseCase` of `signInUseCase(name: name)`, a property that is called as a function is.
  private static func calledObject(of call: Call) -> String? {
    let source = call.source
    guard source.bytes[call.callee.offsets.upperBound...].first == UInt8(ascii: "("),
      let type = call.owner?.responsibleType?.extended,
      let property = type.storedProperties.first(where: {
        $0.name.utf8.elementsEqual(call.callee.utf8)
      })
    else { return nil }
    return property.keptObject ?? capitalized(call.callee.utf8)
  }

  /// `NewsRepository` of `container.resolve(NewsRepository.self)`
  private static func resolved(by call: Call) -> String? {
    guard let value = call.arguments.first?.value.text, value.hasSuffix(".self") else { return nil }
    let owner = String(value.dropLast(".self".count))
    return isKeeper(owner) || Role(suffixOf: owner) == .service ? owner : nil
  }

  private static func readWork(in source: SwiftSource, within ranges: Nest) -> [Burden] {
    var burdens: [Burden] = []
    for (index, reference) in source.facts.references.enumerated()
    where reference.kind == .member && !reference.isCalled
      && reference.name.start > reference.start + 6
      && source.bytes[Int(reference.start)] &- 0x41 < 26
      && ranges.contains(Int(reference.name.start))
    {
      let use = Use(source: source, index: index)
      guard let owner = ownerOfShared(use.receiver.utf8) ?? reached(by: use.receiver.utf8),
        !isApples(owner), !DataName.isNamedForScreens(use.name.text), !handsOnKeeper(use)
      else { continue }
      burdens.append(Burden(.sharedWork, at: use.name.range, subject: owner))
    }
    return burdens
  }

  /// A quick look: `UIScreen`, which many views ask for its bounds.
  private static func isApples(_ owner: String) -> Bool {
    ["AV", "CA", "MK", "NS", "UI", "UN", "WK"].contains(where: owner.hasPrefix)
  }

  /// Whether it is `dayManager` of `RecordManager.shared.dayManager.days`, who is asked himself.
  private static func handsOnKeeper(_ use: Use) -> Bool {
    use.source.bytes[use.name.offsets.upperBound...].first == UInt8(ascii: ".")
      && isKeeper(capitalized(use.name.utf8))
  }

  /// `UIKit`, `SwiftUI`, and what others build on them.
  private static func hasViews(_ module: String) -> Bool {
    module.hasSuffix("Kit") || module.hasSuffix("UI") || module == "Cocoa"
  }

  private static func asksOrChanges(_ call: Call) -> Bool {
    guard let first = words(of: call.callee.text).first?.key else { return false }
    let verb = LexicalWord(first)
    return verb.isReading || verb.isWriting || verb.isGetting || verb.isOutcome
  }

  /// Whether a store is asked for something: it does nothing else.
  private static func isStore(_ owner: String, askedBy call: Call) -> Bool {
    (KeeperName.isStore(owner) || Role(suffixOf: owner) == .store)
      && !DataName.isNamedForScreens(call.callee.text)
  }

  private static func isKeeper(_ owner: String) -> Bool {
    KeeperName.isOne(owner) || Role(suffixOf: owner) == .store
  }

  /// `offlineManager.contents(for: episode)`, but not `themeManager.color(for: .title)`.
  private static func looksUp(_ call: Call, at owner: String) -> Bool {
    isKeeper(owner) && call.arguments.contains { !$0.isClosure }
      && !DataName.isNamedForScreens(call.callee.text)
  }

  /// The type whose work a call asks for: its receiver itself, that of a parameter or property of this name, else the
  /// one that is named as the receiver is: `NewsStore` of `application.newsStore.fetch()`.
  private static func owner(of call: Call) -> String? {
    let receiver = call.receiver.utf8
    let root = receiver.prefix(while: \.isPartOfName)
    guard let first = root.first else { return nil }
    if first &- 0x41 < 26 {
      return call.isAwaited || root.count == receiver.count
        ? String(decoding: root, as: UTF8.self) : nil
    }
    let length = receiver.reversed().prefix(while: \.isPartOfName).count
    let last = receiver.suffix(length)
    let isWhole = root.count == receiver.count
    if isWhole || root.elementsEqual("self".utf8), let owner = call.owner {
      let parameter = owner.parameters.first { isWhole && $0.name.utf8.elementsEqual(last) }
      let local = isWhole ? self.local(named: last, around: owner) : nil
      let type = owner.responsibleType?.extended
      let property = type?.storedProperties.first { $0.name.utf8.elementsEqual(last) }
      if let name = parameter?.type.base ?? local?.keptObject ?? property?.keptObject
        ?? property?.givenObject
      {
        let placeholder = type?.genericParameters.first { $0.name == name }
        return placeholder?.inheritedType.base ?? name
      }
    }
    return last.isEmpty ? nil : capitalized(last)
  }

  /// The variable or constant of a function around a place that has a name.
  private static func local(named name: ByteText, around place: Declaration) -> Declaration? {
    var scope: Declaration? = place
    while let around = scope, !around.kind.hasMembers {
      let local = around.children.first { $0.kind.isValue && $0.name.utf8.elementsEqual(name) }
      if let local { return local }
      scope = around.parent
    }
    return nil
  }

  private static func capitalized(_ name: some Collection<UInt8>) -> String {
    String(decoding: name.prefix(1).map { $0 & 0xDF } + name.dropFirst(), as: UTF8.self)
  }

  /// `DayManager` of `RecordManager.shared.dayManager`
  private static func reached(by receiver: ByteText) -> String? {
    guard let dot = receiver.lastIndex(of: UInt8(ascii: ".")),
      ownerOfShared(receiver[..<dot]) != nil
    else { return nil }
    return capitalized(receiver[(dot + 1)...])
  }

  /// `NewsStore` of `NewsStore.shared`, of `NewsStore.sharedInstance()` as it was written in Objective-C, and of
  /// `NewsStore()`.
  private static func ownerOfShared(_ receiver: ByteText) -> String? {
    let letters = receiver.filter { !$0.isSpace }[...]
    let owner = letters.prefix(while: \.isPartOfName)
    var rest = letters.dropFirst(owner.count)
    if rest.first == UInt8(ascii: ".") {
      let name = rest.dropFirst().prefix(while: \.isPartOfName)
      guard
        name.starts(with: "share".utf8)
          || instances.contains(where: { name.elementsEqual($0.utf8) })
      else { return nil }
      rest = rest.dropFirst(name.count + 1)
      guard rest.isEmpty || rest.elementsEqual("()".utf8) else { return nil }
    } else {
      guard rest.elementsEqual("()".utf8) else { return nil }
    }
    return String(decoding: owner, as: UTF8.self)
  }

  private static let instances = [
    "current", "default", "global", "instance", "main", "standard",
  ]
}
