/// Why a store cannot do its work; the texts are for the person who uses the application.
public enum StoreError: ErrorWithSentence, Equatable {
  /// The declarations of the models do not fit together.
  case unfitModel(String)
  case unknownModel(String, nearest: String?)

  /// The file or the database cannot be read or written.
  case unusableFile(path: String, reason: ErrorSentence)

  /// Some records of a file cannot be read; they stay in it, and the others are shown.
  case unreadableRecords(path: String, reason: ErrorSentence)

  /// What was stored can no longer be read, or not all of it; the rest stays readable.
  case damagedDatabase(path: String, place: ErrorSentence)

  /// The database was made for other models.
  case unfitDatabase(path: String, reason: ErrorSentence)

  /// Another object has the value already.
  case repeatedValue(ErrorSentence)

  /// Another application has changed the same things meanwhile; at least one. What it has stored is
  /// known to the context then: saving again overwrites it unless a rule of the models is against it, rolling
  /// back takes it over.
  case conflict([SaveConflict])

  /// A delete rule denies it.
  case deniedDeletion(DeniedDeletion)

  /// The operation or method is not written yet.
  case unwritten(String)

  public var sentence: ErrorSentence {
    switch self {
    case .unfitModel(let message): "\(message)"
    case .unknownModel(let name, let nearest):
      "the store has no \(name)\(NearestName.question(nearest))"
    case .unusableFile(let path, let reason), .unreadableRecords(let path, let reason):
      "\(path): \(reason)"
    case .damagedDatabase(let path, let place):
      "\(path) is damaged: \(place); restore it from a backup, or move it away to start afresh"
    case .unfitDatabase(let path, let reason):
      """
      \(path) does not fit this application: \(reason); open it with the version of the application \
      that made it, or move it away to start afresh
      """
    case .repeatedValue(let message): message
    case .deniedDeletion(let denial): "\(denial)"
    case .conflict(let conflicts): Self.sentence(of: conflicts[...])
    case .unwritten(let name): "\(name) is yours to write"
    }
  }

  private static func sentence(of conflicts: ArraySlice<SaveConflict>) -> ErrorSentence {
    guard let first = conflicts.first else { return "" }
    let rest = conflicts.dropFirst()
    if rest.isEmpty { return first.sentence }
    return rest.startIndex == 3
      ? "\(first.sentence); and \(rest.count) more" : "\(first.sentence); \(sentence(of: rest))"
  }
}
