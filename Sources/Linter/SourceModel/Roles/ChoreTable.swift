/// The types of Apple's frameworks and of the libraries that most applications use which show a chore, each as
/// soon as a value or member of it is used.
enum ChoreTable {
  /// All names of types, and of the functions of the keychain.
  static var names: [String] { Array(byType.keys) + Array(byModule.keys) }

  /// What a type or function is used for in a file; nil for what shows no chore there.
  ///
  /// - Parameter name: the hash of its name.
  static func chore(ofType name: UInt64, in source: SwiftSource) -> Chore? {
    if let chore = knownByType[name] { return chore }
    guard let row = knownByModule[name], !row.modules.isDisjoint(with: source.imports) else {
      return nil
    }
    return row.chore
  }

  /// Whether a project may have a type of that name itself.
  ///
  /// - Parameter name: the hash of a name.
  static func mayBeOfProject(_ name: UInt64) -> Bool { knownByModule[name] != nil }

  private static let knownByType = NameMap(byType)
  private static let knownByModule = NameMap(byModule)

  /// The ends of the names of objects whose `write { }` and `read { }` are transactions.
  static let databases = ["ealm", "ealm()", "dbPool", "dbQueue", "dbWriter"]

  /// Names that mean nothing else.
  private static let byType: [String: Chore] = [
    "NSURLConnection": .webAccess, "NSURLSession": .webAccess, "URLSession": .webAccess,
    "FileHandle": .fileAccess, "FileManager": .fileAccess, "NSFileHandle": .fileAccess,
    "NSFileManager": .fileAccess, "NSOutputStream": .fileAccess, "OutputStream": .fileAccess,
    "JSONDecoder": .decoding, "JSONEncoder": .decoding, "JSONSerialization": .decoding,
    "NSJSONSerialization": .decoding, "NSKeyedArchiver": .decoding,
    "NSKeyedUnarchiver": .decoding, "NSPropertyListSerialization": .decoding,
    "NSXMLParser": .decoding, "PropertyListDecoder": .decoding,
    "PropertyListEncoder": .decoding, "PropertyListSerialization": .decoding,
    "XMLParser": .decoding,
    "FetchDescriptor": .querying, "NSFetchRequest": .querying,
    "NSFetchedResultsController": .querying,
    "ModelContainer": .persistence, "NSManagedObjectContext": .persistence,
    "NSPersistentCloudKitContainer": .persistence, "NSPersistentContainer": .persistence,
    "NSPersistentStoreCoordinator": .persistence,
    "SecItemAdd": .persistence, "SecItemCopyMatching": .persistence,
    "SecItemDelete": .persistence, "SecItemUpdate": .persistence,
    "FMDatabase": .persistence, "FMDatabasePool": .persistence, "FMDatabaseQueue": .persistence,
    "KeychainSwift": .persistence, "MMKV": .persistence, "MagicalRecord": .persistence,
    "RLMRealm": .persistence, "SAMKeychain": .persistence, "SSKeychain": .persistence,
    "UICKeyChainStore": .persistence, "YapDatabase": .persistence,
    "NSUbiquitousKeyValueStore": .preferences, "NSUserDefaults": .preferences,
    "UserDefaults": .preferences,
    "NSOperationQueue": .scheduling, "OperationQueue": .scheduling,
    "CBCentralManager": .systemAccess, "CLGeocoder": .systemAccess,
    "CLLocationManager": .systemAccess, "CMMotionManager": .systemAccess,
    "CMPedometer": .systemAccess, "CNContactStore": .systemAccess, "EKEventStore": .systemAccess,
    "HKHealthStore": .systemAccess, "LAContext": .systemAccess, "MKDirections": .systemAccess,
    "MKLocalSearch": .systemAccess, "MPMediaLibrary": .systemAccess,
    "MPMediaQuery": .systemAccess, "NWConnection": .systemAccess, "NWListener": .systemAccess,
    "NWPathMonitor": .systemAccess, "PHCachingImageManager": .systemAccess,
    "PHImageManager": .systemAccess, "PHPhotoLibrary": .systemAccess,
    "SFSpeechRecognizer": .systemAccess, "SKPaymentQueue": .systemAccess,
    "SMAppService": .systemAccess, "UIImageWriteToSavedPhotosAlbum": .systemAccess,
    "UNUserNotificationCenter": .systemAccess,
    "WCSession": .systemAccess,
    "NSAlert": .presenting, "NSOpenPanel": .presenting, "NSSavePanel": .presenting,
  ]

  /// Names that a project may give to types of its own: they count where a module that has one is imported.
  private static let byModule: [String: (chore: Chore, modules: Set<String>)] = [
    "Amplify": (.webAccess, ["Amplify"]),
    "Auth": (.webAccess, ["Firebase", "FirebaseAuth"]),
    "Database": (.webAccess, ["Firebase", "FirebaseDatabase"]),
    "Firestore": (.webAccess, ["Firebase", "FirebaseFirestore"]),
    "Functions": (.webAccess, ["Firebase", "FirebaseFunctions"]),
    "PFCloud": (.webAccess, ["Parse"]), "PFQuery": (.webAccess, ["Parse", "ParseUI"]),
    "Storage": (.webAccess, ["Firebase", "FirebaseStorage"]),
    "SupabaseClient": (.webAccess, ["Supabase"]),
    "AF": (.webAccess, ["Alamofire"]), "Alamofire": (.webAccess, ["Alamofire"]),
    "SessionManager": (.webAccess, ["Alamofire"]),
    "AFHTTPSessionManager": (.webAccess, ["AFNetworking"]),
    "MoyaProvider": (.webAccess, ["Moya", "RxMoya", "CombineMoya"]),
    "Connection": (.persistence, ["SQLite"]),
    "CoreStoreDefaults": (.persistence, ["CoreStore"]),
    "DataStack": (.persistence, ["CoreStore"]),
    "DatabasePool": (.persistence, ["GRDB"]),
    "DatabaseQueue": (.persistence, ["GRDB"]),
    "Disk": (.persistence, ["Disk"]),
    "Keychain": (.persistence, ["KeychainAccess"]),
    "KeychainWrapper": (.persistence, ["SwiftKeychainWrapper"]),
    "Locksmith": (.persistence, ["Locksmith"]),
    "ModelContext": (.persistence, ["SwiftData"]),
    "Realm": (.persistence, ["Realm", "RealmSwift"]),
    "Valet": (.persistence, ["Valet"]),
    "Defaults": (.preferences, ["Defaults", "DefaultsKit", "SwiftyUserDefaults"]),
  ]
}
