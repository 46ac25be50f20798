import Diagnostics

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
  /// A type that is only named, as in a parameter, is no chore: somebody else made the object.
  public var chores: [ChoreUse] {
    let named = uses.lazy.compactMap { use -> ChoreUse? in
      guard use.kind == .value || use.kind == .macro, let chore = Chore(of: use) else { return nil }
      return ChoreUse(chore: chore, name: use.name, owner: use.owner)
    }
    let called = calls.lazy.compactMap { call -> ChoreUse? in
      guard let chore = Chore(of: call) else { return nil }
      return ChoreUse(chore: chore, name: call.callee, owner: call.owner)
    }
    return (Array(named) + Array(called)).sorted {
      $0.name.offsets.lowerBound < $1.name.offsets.lowerBound
    }
  }
}

extension Chore {
  /// Types that do a chore as soon as a value or member of them is used.
  private static let byType: [String: Chore] = [
    "URLSession": .webAccess, "NSURLConnection": .webAccess,
    "FileManager": .fileAccess, "FileHandle": .fileAccess, "OutputStream": .fileAccess,
    "JSONDecoder": .decoding, "JSONEncoder": .decoding, "JSONSerialization": .decoding,
    "PropertyListDecoder": .decoding, "PropertyListEncoder": .decoding,
    "PropertyListSerialization": .decoding, "NSKeyedArchiver": .decoding,
    "NSKeyedUnarchiver": .decoding, "XMLParser": .decoding,
    "NSFetchRequest": .querying, "NSFetchedResultsController": .querying,
    "FetchDescriptor": .querying, "NSPersistentContainer": .persistence,
    "NSPersistentCloudKitContainer": .persistence, "NSPersistentStoreCoordinator": .persistence,
    "ModelContainer": .persistence, "UserDefaults": .preferences, "OperationQueue": .scheduling,
  ]

  private static let keychain: Set = [
    "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate",
  ]

  fileprivate init?(of use: Use) {
    let first = use.name.utf8.first ?? 0
    guard (0x41...0x5A).contains(first) || first == UInt8(ascii: "s") else { return nil }
    if use.kind == .macro {
      guard use.name == "Predicate" else { return nil }
      self = .querying
    } else if first == UInt8(ascii: "s") {
      guard use.isCalled, use.name.hasPrefix("sqlite3_") else { return nil }
      self = .persistence
    } else {
      let name = use.name.text
      guard let chore = Self.byType[name] ?? (Self.keychain.contains(name) ? .persistence : nil),
        chore != .scheduling || use.isCalled
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
    case UInt8(ascii: "f") where callee == "fetchRequest":
      guard call.receiver.isCapital else { return nil }
      self = .querying
    case UInt8(ascii: "s") where callee == "save":
      guard call.arguments.isEmpty, call.receiver.hasSuffix("ontext") else { return nil }
      self = .persistence
    case UInt8(ascii: "s") where callee == "scheduledTimer",
      UInt8(ascii: "m") where callee == "makeTimerSource":
      guard call.receiver.isCapital else { return nil }
      self = .scheduling
    default: return nil
    }
  }
}
