/// What the project keeps of one file once its own rules have run.
public final class FileOutline: Sendable {
  public let path: String
  /// False for a file that only tells others what its types are: machine-written and unchanged.
  public let isJudged: Bool
  /// Whether it is machine-written and no longer what was written.
  public let isEdited: Bool
  /// Whether the file is a test or helps tests.
  public let isTest: Bool
  public let types: [TypeOutline]
  public let uses: [TypeUse]
  public let delegates: [DelegateProperty]
  public let delegateCalls: [DelegateCall]
  /// The names that the file gives to something else than a type of the project: generic parameters,
  /// associated types.
  public let placeholders: Set<String>
  /// The modules that it imports.
  public let imports: Set<String>
  /// The classes that only their subclasses make whole.
  public let abstractClasses: Set<String>
  public let casts: [CastOutline]
  /// Whether something in it observes objects.
  public let observes: Bool
  /// The types with an equality or a hash of their own.
  public let equalTypes: [String: EqualityKind]
  public let controllers: [ControllerOutline]
  public let customizations: CustomizationOutline
  public let unlistedWords: [UnlistedWord]

  public init(of source: SwiftSource, isJudged: Bool = true, isEdited: Bool = false) {
    path = source.path
    self.isJudged = isJudged
    self.isEdited = isEdited
    isTest = source.isTest
    let declared = DeclaredTypes(in: source)
    types = declared.types
    uses = isJudged ? TypeUses(in: source, of: declared).uses : []
    delegates = isJudged && !source.isMachineWritten ? DelegateProperty.all(in: source) : []
    delegateCalls = source.isTest ? [] : DelegateCall.all(in: source)
    imports = source.imports
    customizations = CustomizationOutline(of: source)
    abstractClasses = source.abstractClasses
    casts = isJudged ? CastOutline.all(in: source) : []
    observes = isJudged && source.calls.contains(where: \.isObservation)
    equalTypes = EqualityKind.all(in: source)
    controllers = isJudged ? ControllerOutline.all(in: source) : []
    unlistedWords = isJudged ? UnlistedWord.all(in: source) : []
    placeholders = Self.placeholders(in: source)
  }

  private static func placeholders(in source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for parameter in source.facts.genericParameters {
      names.insert(source.name(parameter.name).text)
    }
    for declaration in source.facts.declarations where declaration.kind == .associatedType {
      names.insert(source.name(declaration.name).text)
    }
    return names
  }
}
