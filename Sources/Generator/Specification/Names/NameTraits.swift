/// What the rules for names ask about all names of a kind.
struct NameTraits {
  /// Which names of one letter say enough.
  enum Letters { case any, usual, never }

  /// What all have that have such names.
  var holder: (noun: String, members: Set<String>)?
  /// Types begin with a capital, everything else with a small letter.
  var isType = false
  /// An action has no argument; whoever sends it is known to its owner.
  var isCommand = false
  /// Whether a letter in front could say where the name is declared; types and what stands behind a dot
  /// have no such letter.
  var hasScope = true
  /// A type and what others call are in force everywhere; a value that is passed, and a case behind its
  /// dot, are seen where they stand.
  var letters = Letters.usual
}

extension DeclaredName.Subject {
  var traits: NameTraits {
    switch self {
    case .application, .type: NameTraits(isType: true, hasScope: false, letters: .never)
    case .property: NameTraits(holder: ("object", objectMembers))
    case .fetchRequest: NameTraits(holder: ("model", modelMembers))
    case .enumerationCase:
      NameTraits(holder: ("enumeration", caseMembers), hasScope: false, letters: .any)
    case .method: NameTraits(holder: ("controller", controllerMembers), isCommand: true)
    case .endpoint: NameTraits(holder: ("service", serviceMembers))
    case .serviceError:
      NameTraits(
        holder: ("error of a service", serviceErrorMembers), hasScope: false, letters: .any)
    case .delegateProperty: NameTraits(holder: ("application delegate", delegateMembers))
    case .event, .outlet: NameTraits(holder: ("view", viewMembers))
    case .viewAction: NameTraits(holder: ("view", viewMembers), isCommand: true)
    case .sharedValue: NameTraits(holder: ("state", stateMembers), letters: .any)
    case .eventValue, .discriminator, .value: NameTraits(letters: .any)
    }
  }
}
