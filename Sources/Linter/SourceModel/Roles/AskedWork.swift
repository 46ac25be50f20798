import Diagnostics
import Roles

/// What a class has others do: shared objects of the project, those in its properties, and whoever it waits for.
extension ClassOutline {
  /// `NewsStore.shared.fetchNews()`, `NewsService().fetchNews()`, but not `Theme.shared.color(named:)`.
  ///
  /// - Parameter views: where what may be a view stands, of which alone anybody asks what no name of a call tells.
  static func sharedWork(in source: SwiftSource, within views: Nest) -> [Burden] {
    var burdens: [Burden] = []
    for (index, call) in source.facts.calls.enumerated()
    where call.callee.start - call.start > 3 && source.bytes[Int(call.start)] &- 0x41 < 26 {
      let call = Call(source: source, index: index)
      guard let owner = ownerOfShared(call.receiver.utf8) else { continue }
      let asking = call.callee.asking
      guard asking.contains(.hasWord), !asking.isSuperset(of: [.isGetting, .isForScreens]) else {
        continue
      }
      let traits = source.traits(ofType: owner)
      // Whom somebody makes for one call is shared by nobody.
      let isShared = call.receiver.utf8[owner.endIndex...].first != UInt8(ascii: "(")
      let isWork =
        isShared && !asking.isDisjoint(with: [.isGetting, .isReadingOrWriting])
        || isForOthers(traits, askedBy: asking)
        || asking.contains(.isOutcome) && !traits.isDisjoint(with: [.isKeeper, .isService])
      guard
        isWork
          || !asking.contains(.isForScreens) && views.contains(Int(call.callee.offsets.lowerBound))
      else { continue }
      burdens.append(
        Burden(
          isWork ? .sharedWork : .askedWork, at: call.callee.range,
          subject: String(decoding: owner, as: UTF8.self)))
    }
    return burdens
  }

  /// `NewsStore.fetchNews()`, `store.fetchNews()`, `await store.next()` and `NewsStore.shared.news`.
  static func askedWork(in source: SwiftSource, within ranges: Nest) -> [Burden] {
    // Whoever declares a view imports what has views, and few files do.
    let modules = source.importedModules
    guard modules.isEmpty || modules.contains(where: hasViews) else { return [] }
    return ranges.isEmpty
      ? []
      : calledWork(in: source, within: ranges) + readWork(in: source, within: ranges)
        + changedWork(in: source, within: ranges)
  }

  /// Only a view is asked for what it has others do.
  static func mayBeView(_ type: Declaration) -> Bool {
    let name = type.name
    return !name.hasSuffix("Controller") && !name.hasPrefix("UI") && !name.hasPrefix("NS")
      && (type.kind != .classType || type.inheritedRole.map { $0 == .view } ?? true)
  }

  private static func calledWork(in source: SwiftSource, within ranges: Nest) -> [Burden] {
    var burdens: [Burden] = []
    for (index, fact) in source.facts.calls.enumerated() {
      let isBare = fact.callee.start <= fact.start + 1
      // Views are made of calls without a receiver, which make others.
      if isBare, fact.callee.isEmpty || source.bytes[Int(fact.callee.start)] &- 0x61 >= 26 {
        continue
      }
      guard ranges.contains(Int(fact.callee.start)) else { continue }
      let call = Call(source: source, index: index)
      if isBare || fact.callee.end - fact.callee.start == 7 && call.callee == "resolve" {
        guard let owner = isBare ? calledObject(of: call)?.text : resolved(by: call) else {
          continue
        }
        burdens.append(Burden(.awaitedWork, at: call.callee.range, subject: owner))
      } else if let object = call.askedObject {
        guard let kind = kind(of: call, asking: object) else { continue }
        burdens.append(Burden(kind, at: call.callee.range, subject: object.text))
      }
    }
    return burdens
  }

  /// What is waited for is work, and so is what a store by its declared type fetches or saves; of others it takes more
  /// than the name of the call.
  private static func kind(of call: Call, asking object: AskedObject) -> Burden.Kind? {
    if call.isAwaited { return .awaitedWork }
    let traits = object.traits(in: call.source)
    if case .type = object, traits.contains(.isStore),
      !call.callee.asking.isDisjoint(with: [.isGetting, .isReadingOrWriting])
    {
      return .sharedWork
    }
    return isWork(call, of: traits) || isOfSettings(call.receiver.utf8) ? .askedWork : nil
  }

  /// `SignInUseCase` of `signInUseCase(name: name)`, a property that is called as a function is.
  private static func calledObject(of call: Call) -> AskedObject? {
    let name = call.callee.utf8
    guard call.source.bytes[name.endIndex...].first == UInt8(ascii: "("),
      let property = call.owner?.responsibleType?.extended.property(named: name),
      property.isStored, !property.type.name.utf8.hasArrow
    else { return nil }
    return property.keptObject ?? .named(name)
  }

  /// `NewsRepository` of `container.resolve(NewsRepository.self)`
  private static func resolved(by call: Call) -> String? {
    guard let value = call.arguments.first?.value.text, value.hasSuffix(".self") else { return nil }
    let owner = String(value.dropLast(".self".count))
    let isForOthers = !TypeNameTraits(of: owner).isDisjoint(with: [.keepers, .isService])
    return isForOthers ? owner : nil
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
      let receiver = use.receiver.utf8
      if !use.name.isCapital, isOfSettings(receiver) {
        let owner = String(decoding: receiver, as: UTF8.self)
        burdens.append(Burden(.askedWork, at: use.name.range, subject: owner))
        continue
      }
      guard let owner = ownerOfShared(receiver).map(AskedObject.type) ?? reached(by: receiver),
        !isApples(owner.text), !use.name.asking.contains(.isForScreens), !handsOnKeeper(use)
      else { continue }
      burdens.append(Burden(.sharedWork, at: use.name.range, subject: owner.text))
    }
    return burdens
  }

  /// Whether a type that is named for settings keeps them for all: `Settings.isLarge`, `Settings.storage()`
  private static func isOfSettings(_ receiver: ByteText) -> Bool {
    guard let first = receiver.first, first &- 0x41 < 26 else { return false }
    return DisplayName.settings.contains(where: receiver.ends)
      && receiver.allSatisfy(\.isPartOfName)
  }

  /// A quick look: `UIScreen`, which many views ask for its bounds.
  private static func isApples(_ owner: String) -> Bool {
    ["AV", "CA", "MK", "NS", "UI", "UN", "WK"].contains(where: owner.hasPrefix)
  }

  /// Whether it is `dayManager` of `RecordManager.shared.dayManager.days`, who is asked himself.
  private static func handsOnKeeper(_ use: Use) -> Bool {
    let name = use.name.utf8
    return use.source.bytes[name.endIndex...].first == UInt8(ascii: ".")
      && !use.source.traits(ofTypeBehind: name).isDisjoint(with: .keepers)
  }

  /// `UIKit`, `SwiftUI`, and what others build on them.
  private static func hasViews(_ module: ByteText) -> Bool {
    module.ends(with: "Kit") || module.ends(with: "UI") || module.equals("Cocoa")
  }

  /// Whether something is asked or changed by the name of the call, or a store or keeper by any name.
  private static func isWork(_ call: Call, of owner: TypeNameTraits) -> Bool {
    let asking = call.callee.asking
    return !asking.isDisjoint(with: .work) || isForOthers(owner, askedBy: asking)
      || looksUp(call, at: owner)
  }

  /// Whether a store or a service is asked for something: they do nothing else.
  private static func isForOthers(_ owner: TypeNameTraits, askedBy asking: AskingTraits) -> Bool {
    !owner.isDisjoint(with: [.isStore, .isService]) && !asking.contains(.isForScreens)
  }

  /// `offlineManager.contents(for: episode)`, but not `themeManager.color(for: .title)`.
  private static func looksUp(_ call: Call, at owner: TypeNameTraits) -> Bool {
    !owner.isDisjoint(with: .keepers) && call.arguments.contains { !$0.isClosure }
      && !call.callee.asking.contains(.isForScreens)
  }

  /// `dayManager` of `RecordManager.shared.dayManager`
  private static func reached(by receiver: ByteText) -> AskedObject? {
    guard let dot = receiver.lastIndex(of: UInt8(ascii: ".")),
      ownerOfShared(receiver[..<dot]) != nil
    else { return nil }
    return .named(receiver[(dot + 1)...])
  }

  /// `NewsStore` of `NewsStore.shared`, of `NewsStore.sharedInstance()` as it was written in Objective-C, and of
  /// `NewsStore()`.
  private static func ownerOfShared(_ receiver: ByteText) -> ByteText? {
    let owner = receiver.prefix(while: \.isPartOfName)
    var rest = receiver[owner.endIndex...].drop(while: \.isSpace)
    if rest.first == UInt8(ascii: ".") {
      let name = rest.dropFirst().drop(while: \.isSpace).prefix(while: \.isPartOfName)
      guard name.starts(with: "share") || instances.contains(name) else { return nil }
      rest = receiver[name.endIndex...].drop(while: \.isSpace)
      if rest.isEmpty { return owner }
    }
    return rest.isEmptyCall ? owner : nil
  }

  private static let instances: NameSet = [
    "current", "default", "global", "instance", "main", "singleton", "standard",
  ]
}

extension ByteText {
  /// Whether nothing but `()` stands there.
  fileprivate var isEmptyCall: Bool {
    guard first == UInt8(ascii: "("), last == UInt8(ascii: ")") else { return false }
    return dropFirst().dropLast().allSatisfy(\.isSpace)
  }
}
