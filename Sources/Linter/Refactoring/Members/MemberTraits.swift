import SourceModel

/// What tells apart the hidden members of one name where it is asked what a place means: those with the same
/// traits are all judged at once.
struct MemberTraits: Hashable {
  let owner: Owner
  let isType: Bool
  let isStatic: Bool
  let isCase: Bool
  /// Whether an initialiser takes it by its name that nobody has written.
  let isTaken: Bool

  /// What a member belongs to.
  enum Owner: Hashable {
    case file
    /// A type that the project declares.
    case known
    case protocolType
    /// A type that lies outside of the project.
    case foreign
  }

  init(of member: HiddenMember, in index: FileIndex) {
    owner = member.type.map { Self.owner(index.project.kind(of: $0)) } ?? .file
    isType = member.isType
    isStatic = member.isStatic
    isCase = member.isCase
    isTaken =
      member.declaration.isStored && !member.isStatic
      && member.type.flatMap { index.types[$0]?.isMadeByMembers } == true
  }

  private static func owner(_ kind: DeclarationKind?) -> Owner {
    guard let kind else { return .foreign }
    return kind == .protocolType ? .protocolType : .known
  }
}
