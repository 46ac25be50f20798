import Diagnostics
import SwiftFacts

/// A kind of work that the conventions give to one role, recognised by the interfaces that it needs.
public enum Chore: UInt8, Hashable, Sendable, CaseIterable {
  /// Requests to web services.
  case webAccess
  /// Reading and writing files.
  case fileAccess
  /// Turning bytes into values or back.
  case decoding
  /// Searching among stored objects.
  case querying
  /// Opening or saving what keeps objects.
  case persistence
  /// Reading or writing settings that outlive the program.
  case preferences
  /// Starting timers and queues.
  case scheduling
  /// Asking a person in a panel of its own, or showing another controller.
  case presenting
  /// Asking the system for what it knows of a person or a device: where it is, contacts, photos, health.
  case systemAccess
}

extension Chore {
  /// Whether a service or a store is there for it.
  var isForOthers: Bool {
    switch self {
    case .webAccess, .fileAccess, .querying, .persistence, .preferences, .systemAccess: true
    case .decoding, .scheduling, .presenting: false
    }
  }
}

/// A place at which code does a chore.
public struct ChoreUse {
  public let chore: Chore
  /// The name that shows it.
  public let name: Name
  public let owner: Declaration?
}

extension SwiftSource {
  /// What the file does that some role is for, in the order of the file.
  ///
  /// A type that is only named, as in a parameter, is not a chore: somebody else made the object. Who keeps one of
  /// settings, of a database or of a library's clients in a property uses it, whoever made it.
  public var chores: [ChoreUse] {
    if let known = memory.pointee.chores { return known }
    let found = uncachedChores()
    memory.pointee.chores = found
    return found
  }

  private func uncachedChores() -> [ChoreUse] {
    var found: [ChoreUse] = []
    let bytes = bytes
    let letters = Chore.lettersByLength
    for place in tellingReferences
    where Self.mayShowChore(facts.references[Int(place)], in: bytes, by: letters) {
      let use = Use(source: self, index: Int(place))
      guard let chore = Chore(of: use) else { continue }
      found.append(ChoreUse(chore: chore, name: use.name, owner: use.owner))
    }
    for (index, call) in facts.calls.enumerated() where mayShowChore(call) {
      let call = Call(source: self, index: index)
      guard let chore = Chore(of: call) else { continue }
      found.append(ChoreUse(chore: chore, name: call.callee, owner: call.owner))
    }
    for (index, attribute) in facts.attributes.enumerated() where attribute.isOnDeclaration {
      let wrapper = Attribute(source: self, index: index)
      guard let owner = declaration(at: attribute.owner) else { continue }
      if KeptSettings.isWrapper(wrapper, of: owner) {
        found.append(ChoreUse(chore: .preferences, name: wrapper.name, owner: owner))
      } else if Chore.isFetching(wrapper) {
        found.append(ChoreUse(chore: .querying, name: wrapper.name, owner: owner))
      }
    }
    for declaration in declarations where declaration.kind.isValue && declaration.isMember {
      guard Chore.mayBeType(declaration.type.name.utf8), declaration.isStored,
        let type = declaration.type.baseBytes,
        let chore = ChoreTable.chore(ofType: type.nameHash, in: self),
        chore == .preferences || chore == .persistence || ChoreTable.mayBeOfProject(type.nameHash)
          || declaration.value.hasPrefix(".")
      else { continue }
      found.append(ChoreUse(chore: chore, name: declaration.type.name, owner: declaration))
    }
    return found.sorted { $0.name.offsets.lowerBound < $1.name.offsets.lowerBound }
  }

  /// A quick look at the first letter and the length of what is called, which nearly no call passes.
  private func mayShowChore(_ call: SwiftFacts.Call) -> Bool {
    guard !call.callee.isEmpty else { return false }
    let first = bytes[Int(call.callee.start)]
    let length = call.callee.end - call.callee.start
    if first &- 0x41 < 26 {
      return switch (first, length) {
      case (UInt8(ascii: "D"), 4), (UInt8(ascii: "D"), 13), (UInt8(ascii: "S"), 6),
        (UInt8(ascii: "N"), 7), (UInt8(ascii: "N"), 11), (UInt8(ascii: "T"), 5):
        true
      default: mayPassContext(call.arguments)
      }
    }
    // `fileManager.`
    if call.callee.start - call.start == 12, bytes[Int(call.start)] == UInt8(ascii: "f") {
      return true
    }
    return switch (first, length) {
    case (UInt8(ascii: "a"), 10), (UInt8(ascii: "d"), 6), (UInt8(ascii: "d"), 8),
      (UInt8(ascii: "f"), 12), (UInt8(ascii: "g"), 6), (UInt8(ascii: "i"), 6),
      (UInt8(ascii: "i"), 10),
      (UInt8(ascii: "i"), 13), (UInt8(ascii: "i"), 15), (UInt8(ascii: "i"), 31),
      (UInt8(ascii: "m"), 15), (UInt8(ascii: "p"), 7), (UInt8(ascii: "p"), 18),
      (UInt8(ascii: "r"), 4), (UInt8(ascii: "s"), 4),
      (UInt8(ascii: "s"), 11), (UInt8(ascii: "s"), 14), (UInt8(ascii: "w"), 5):
      true
    // Behind the `t` of a context.
    case (UInt8(ascii: "f"), 5...), (UInt8(ascii: "s"), 5...):
      call.callee.start > call.start + 1 && bytes[Int(call.callee.start) - 2] == UInt8(ascii: "t")
    default: false
    }
  }

  /// Whether it may be `(context: viewContext)`.
  private func mayPassContext(_ arguments: ByteRange) -> Bool {
    let start = Int(arguments.start)
    return arguments.end - arguments.start > 10 && bytes[start + 1] == UInt8(ascii: "c")
      && bytes[start + 8] == UInt8(ascii: ":")
  }

  /// A quick look at the bytes, which nearly no name passes.
  ///
  /// - Parameter letters: by length, the first letters of the types that show a chore.
  private static func mayShowChore(
    _ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>, by letters: [UInt32]
  ) -> Bool {
    if reference.kind == .member { return KeptSettings.mayBeName(reference, in: bytes) }
    guard reference.kind == .value || reference.kind == .macro, !reference.name.isEmpty else {
      return false
    }
    if reference.kind == .value, KeptSettings.mayBeName(reference, in: bytes) { return true }
    let first = bytes[Int(reference.name.start)]
    // Of `sqlite3_`.
    if first == UInt8(ascii: "s") {
      return reference.isCalled && bytes[Int(reference.name.start) + 1] == UInt8(ascii: "q")
    }
    guard first &- 0x41 < 26 else { return false }
    let length = Int(reference.name.end - reference.name.start)
    return reference.kind == .macro
      || length < letters.count && letters[length] & 1 << UInt32(first & 0x1F) != 0
  }
}

extension Chore {
  /// A quick look: whether one of the types is as long and begins with that letter.
  fileprivate static func mayBeType(_ name: ByteText) -> Bool {
    guard let first = name.first, name.count < lettersByLength.count else { return false }
    return lettersByLength[name.count] & 1 << UInt32(first & 0x1F) != 0
  }

  /// By length: the first letters of the types, a bit for each.
  fileprivate static let lettersByLength: [UInt32] = {
    var letters = [UInt32](repeating: 0, count: 32)
    for name in ChoreTable.names {
      letters[name.utf8.count] |= 1 << UInt32((name.utf8.first ?? 0) & 0x1F)
    }
    return letters
  }()

  fileprivate init?(of use: Use) {
    if use.kind == .macro {
      guard use.name == "Predicate" else { return nil }
      self = .querying
    } else if !use.name.isCapital, KeptSettings.isAsked(use) {
      self = .preferences
    } else if use.name.hasPrefix("s") {
      guard use.isCalled, use.name.hasPrefix("sqlite3_") else { return nil }
      self = .persistence
    } else {
      // `UserDefaults.didChangeNotification` only tells that somebody else has done it.
      guard !use.namesNotification,
        let chore = ChoreTable.chore(ofType: use.name.hash, in: use.source),
        ![.scheduling, .presenting].contains(chore) || use.isCalled
      else { return nil }
      self = chore
    }
  }

  fileprivate init?(of call: Call) {
    let callee = call.callee
    switch callee.utf8.first {
    case UInt8(ascii: "D") where callee == "Data", UInt8(ascii: "S") where callee == "String":
      guard call.argument("contentsOf") != nil || call.argument("contentsOfFile") != nil
      else { return nil }
      self = .fileAccess
    case UInt8(ascii: "N") where callee == "NSPredicate":
      // Compared with a pattern it checks a text and searches nothing.
      guard !call.argumentList.text.uppercased().contains("MATCHES") else { return nil }
      self = .querying
    case UInt8(ascii: "f") where callee.hasPrefix("fetch"):
      // ModelKit hands its contexts to whoever asks for objects.
      guard
        callee == "fetchRequest"
          ? call.receiver.isCapital
          : call.receiver.hasSuffix("ontext") && !call.source.imports.contains("ModelKit")
      else { return nil }
      self = .querying
    case UInt8(ascii: "s") where callee == "save", UInt8(ascii: "d") where callee == "delete",
      UInt8(ascii: "i") where callee == "insert":
      guard call.arguments.count == (callee == "save" ? 0 : 1),
        call.receiver.hasSuffix(callee == "insert" ? "odelContext" : "ontext")
      else { return nil }
      self = .persistence
    case UInt8(ascii: "s") where callee == "saveContext":
      guard call.arguments.isEmpty else { return nil }
      self = .persistence
    case UInt8(ascii: "i") where callee == "inDatabase",
      UInt8(ascii: "i") where callee == "inTransaction":
      guard call.arguments.count == 1, !call.receiver.isEmpty else { return nil }
      self = .persistence
    case UInt8(ascii: "i") where callee.hasPrefix("insertNewObject"):
      self = .persistence
    default:
      if Self.isScheduling(call) {
        self = .scheduling
      } else if Self.isPresenting(call) {
        self = .presenting
      } else if Self.isInserting(call) || Self.isTransaction(call)
        || callee.hasPrefix("save") && Self.isOfObjects(call.receiver)
      {
        self = .persistence
      } else if call.receiver == "fileManager" || Self.isWritingFile(call) {
        self = .fileAccess
      } else {
        return nil
      }
    }
  }

  /// `Timer(fire: date)`, `Timer.publish(every: 1, on: .main, in: .common)`, `queue.asyncAfter(deadline: later) {}`,
  /// `DispatchQueue.global()`, `Task.detached {}`
  private static func isScheduling(_ call: Call) -> Bool {
    switch call.callee.utf8.first {
    case UInt8(ascii: "N") where call.callee == "NSTimer",
      UInt8(ascii: "T") where call.callee == "Timer":
      ["fire", "fireAt", "timeInterval"].contains { call.argument($0) != nil }
    case UInt8(ascii: "m"): call.callee == "makeTimerSource" && call.receiver.isCapital
    case UInt8(ascii: "s"): call.callee == "scheduledTimer" && call.receiver.isCapital
    case UInt8(ascii: "p"): call.callee == "publish" && call.receiver == "Timer"
    // On the main queue it is a pause before what the view shows next.
    case UInt8(ascii: "a"): call.callee == "asyncAfter" && call.receiver != "DispatchQueue.main"
    case UInt8(ascii: "g"): call.callee == "global" && call.receiver == "DispatchQueue"
    case UInt8(ascii: "D"): call.callee == "DispatchQueue" && call.argument("label") != nil
    case UInt8(ascii: "d"): call.callee == "detached" && call.receiver == "Task"
    default: false
    }
  }

  /// `@FetchRequest(sortDescriptors: []) var notes` of Core Data, `@Query var notes` of SwiftData, `@ObservedResults(Note.self)
  /// var notes` of Realm
  fileprivate static func isFetching(_ wrapper: Attribute) -> Bool {
    switch wrapper.name.utf8.count {
    case 5: wrapper.name == "Query" && wrapper.source.imports.contains("SwiftData")
    case 12: wrapper.name == "FetchRequest"
    case 15: wrapper.name == "ObservedResults"
    case 21: wrapper.name == "SectionedFetchRequest"
    default: false
    }
  }

  /// `present(picker, animated: true)`
  private static func isPresenting(_ call: Call) -> Bool {
    (call.callee == "present" || call.callee == "pushViewController")
      && call.argument("animated") != nil
  }

  /// `Note(context: viewContext)`
  private static func isInserting(_ call: Call) -> Bool {
    guard call.callee.isCapital, let context = call.argument("context") else { return false }
    return isOfObjects(context.value)
  }

  /// Whether a context is named for objects: others draw, or hand on what is around them.
  private static func isOfObjects(_ context: Name) -> Bool {
    ["iewContext", "bjectContext", "roundContext"].contains(where: context.hasSuffix)
  }

  /// `data.write(to: fileURL)`, `text.write(toFile: path, atomically: true, encoding: .utf8)`
  private static func isWritingFile(_ call: Call) -> Bool {
    guard call.callee == "write", let first = call.arguments.first else { return false }
    if first.label == "toFile" { return true }
    let place = first.value.text.lowercased()
    return first.label == "to" && ["url", "path", "file", "folder"].contains(where: place.contains)
  }

  /// `realm.write { }`
  private static func isTransaction(_ call: Call) -> Bool {
    (call.callee == "write" || call.callee == "read") && call.arguments.contains(where: \.isClosure)
      && ChoreTable.databases.contains(where: call.receiver.hasSuffix)
  }
}
