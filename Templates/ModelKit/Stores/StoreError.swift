/// Why a store cannot do its work; the texts are for the person who uses the application.
public enum StoreError: Error, Equatable, CustomStringConvertible {
  /// The declarations of the models do not fit together.
  case unfitModel(String)
  case unknownModel(String, nearest: String?)

  /// The file or the database cannot be read or written.
  case unusableFile(path: String, reason: String)

  /// What was stored can no longer be read, or not all of it; the rest stays readable.
  case damagedDatabase(path: String, place: String)

  /// The database was made for other models.
  case unfitDatabase(path: String, reason: String)

  /// Another object has the value already.
  case repeatedValue(String)

  /// Another application has changed the same things meanwhile; at least one. What it has stored is
  /// known to the context then: saving again overwrites it, rolling back takes it over.
  case conflict([SaveConflict])

  /// A delete rule denies it.
  case deniedDeletion(DeniedDeletion)

  /// The operation or method is not written yet.
  case unwritten(String)

  public var description: String {
    switch self {
    case .unfitModel(let message): message
    case .unknownModel(let name, let nearest):
      "the store has no \(name)" + NearestName.question(nearest)
    case .unusableFile(let path, let reason): "\(path): \(reason)"
    case .damagedDatabase(let path, let place):
      "\(path) is damaged: \(place); restore it from a backup, or move it away to start afresh"
    case .unfitDatabase(let path, let reason):
      "\(path) does not fit this application: \(reason); open it with the version of the application that "
        + "made it, or move it away to start afresh"
    case .repeatedValue(let message): message
    case .deniedDeletion(let denial): denial.description
    case .conflict(let conflicts):
      conflicts.prefix(3).map(\.description).joined(separator: "; ")
        + (conflicts.count > 3 ? "; and \(conflicts.count - 3) more" : "")
    case .unwritten(let name): "\(name) is yours to write"
    }
  }
}
