/// What the project keeps of one file once its own rules have run: all that rules ask about it, or, where nobody
/// asks for its findings, what those of other files hang on.
public final class FileOutline: Sendable {
  public let path: String
  /// False for a file that only tells others what its types are: machine-written and unchanged.
  public let isJudged: Bool
  /// Whether somebody asks for the findings of the file itself.
  public let isWanted: Bool
  /// Whether it is machine-written and no longer what was written.
  public let isEdited: Bool
  /// Whether its path or its first lines say that a program has written it.
  public let isMachineWritten: Bool
  /// Whether the file is a test or helps tests.
  public let isTest: Bool
  public let types: [TypeOutline]
  /// Whether some of them are classes, actors or protocols that lie in no other: in most files none is.
  public let hasObjectTypes: Bool
  /// The hashes of the types' names, for a quick look.
  let typeNames: [UInt64]
  /// What they name; empty for tests, which may name everything, and where the findings of the file are not
  /// wanted, as are all lists of what only rules for other code ask about.
  public let uses: [TypeUse]
  public let delegates: [DelegateProperty]
  let givenDelegates: Set<UInt64>
  /// Those of the types that are named for delegates, or say in their clauses that they are some.
  public let delegation: [TypeOutline]
  let delegateProtocols: Excerpt?
  /// The hashes of the names that the file gives to something else than a type of the project: generic
  /// parameters, associated types.
  let placeholders: Set<UInt64>
  /// The hashes of the names of the modules that it imports, in their order.
  let imports: [UInt64]
  /// The classes that only their subclasses make whole.
  public let abstractClasses: Set<String>
  public let casts: [CastOutline]
  public let observations: [ObservationOutline]
  /// The types with an equality or a hash of their own.
  public let equalities: [EqualityOutline]
  public let classes: [ClassOutline]
  public let customizations: CustomizationOutline
  public let unlistedWords: [UnlistedWord]
  /// The hashes of the words that no list knows and that the file explains.
  let explainedWords: Set<UInt64>

  /// - Parameter isWanted: whether somebody asks for the findings of the file itself.
  public init(
    of source: SwiftSource, isJudged: Bool = true, isEdited: Bool = false, isWanted: Bool = true
  ) {
    path = source.path
    self.isJudged = isJudged
    self.isWanted = isWanted
    self.isEdited = isEdited
    isMachineWritten = source.isMachineWritten
    isTest = source.isTest
    let isSubject = isJudged && !source.isTest
    let isAsked = isSubject && isWanted
    let isWritten = isJudged && !source.isMachineWritten
    let declared = DeclaredTypes(in: source)
    types = declared.types
    hasObjectTypes = types.contains { $0.isObjectType && !$0.isNested }
    typeNames = types.map(\.hash)
    uses = isAsked ? TypeUses(in: source, of: declared).uses : []
    delegates = isWritten ? DelegateProperty.all(in: source) : []
    givenDelegates = GivenDelegates.names(in: source)
    delegation = types.filter(\.concernsDelegates)
    delegateProtocols = isWritten && isWanted ? .delegateProtocols(of: source, types) : nil
    imports = isJudged ? source.importedModules.map(\.nameHash).sorted() : []
    let customizations = CustomizationOutline(of: source, isSubject: isSubject)
    self.customizations = isWanted ? customizations : customizations.forOthers
    abstractClasses = source.abstractClasses
    casts = isAsked ? CastOutline.all(in: source) : []
    observations = isAsked ? ObservationOutline.all(in: source) : []
    let equalities = EqualityOutline.all(in: source)
    self.equalities = isWanted ? equalities : equalities.compactMap(\.forOthers)
    classes = isSubject ? ClassOutline.all(in: source) : []
    unlistedWords = isJudged ? UnlistedWord.all(in: source) : []
    explainedWords = isJudged ? UnlistedWord.explained(in: source) : []
    placeholders = isAsked ? Self.placeholders(in: source) : []
  }

  /// What the findings of other files hang on.
  init(
    path: String, isJudged: Bool, isEdited: Bool, isMachineWritten: Bool, isTest: Bool,
    types: [TypeOutline], delegates: [DelegateProperty], givenDelegates: Set<UInt64>,
    abstractClasses: Set<String>,
    equalities: [EqualityOutline],
    classes: [ClassOutline], customizations: CustomizationOutline,
    unlistedWords: [UnlistedWord], explainedWords: Set<UInt64>, imports: [UInt64]
  ) {
    self.path = path
    self.isJudged = isJudged
    isWanted = false
    self.isEdited = isEdited
    self.isMachineWritten = isMachineWritten
    self.isTest = isTest
    self.types = types
    hasObjectTypes = types.contains { $0.isObjectType && !$0.isNested }
    typeNames = types.map(\.hash)
    uses = []
    self.delegates = delegates
    self.givenDelegates = givenDelegates
    delegation = types.filter(\.concernsDelegates)
    delegateProtocols = nil
    placeholders = []
    self.imports = imports
    self.abstractClasses = abstractClasses
    casts = []
    observations = []
    self.equalities = equalities
    self.classes = classes
    self.customizations = customizations
    self.unlistedWords = unlistedWords
    self.explainedWords = explainedWords
  }

  /// Whether it imports a module, by the hash of its name.
  func imports(_ module: UInt64) -> Bool {
    let place = imports.partitionPoint { $0 >= module }
    return place < imports.count && imports[place] == module
  }

  private static func placeholders(in source: SwiftSource) -> Set<UInt64> {
    var names: Set<UInt64> = []
    for parameter in source.facts.genericParameters {
      names.insert(NameHash.of(source.nameBytes(parameter.name)))
    }
    for declaration in source.facts.declarations where declaration.kind == .associatedType {
      names.insert(NameHash.of(source.nameBytes(declaration.name)))
    }
    return names
  }
}
