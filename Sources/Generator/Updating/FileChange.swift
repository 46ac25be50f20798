/// What an update does with one file, as a person reads it.
public struct FileChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case added
    case replaced
    /// The owner's edits and those of the spec together.
    case merged
    /// The same, where both have changed one place: marked as git marks it.
    case conflicting(count: Int)
    /// The owner's edits have gone to the file that the spec calls otherwise now.
    case moved(from: String)
    case removed
    /// Left as it is, though the spec has changed.
    case kept(Reason)
  }

  public enum Reason: Hashable, Sendable {
    /// The spec has nothing left for it, and its owner has edited it.
    case edited
    /// The same, of a type that the spec still has.
    case ownersAlone
    /// It stood there before armature had a file of this name.
    case unknown
    /// It is data, which nobody merges, and its owner has edited it.
    case data
    /// It is the copy of an archive that its owner has edited since, and its owner has edited the copy too.
    case copy
    /// Its owner has deleted it.
    case deleted
    /// It declares what armature's half of the type declares too by now; the names.
    case repeating([String])
    /// What it was when it was generated is lost, so that it is merged as one that was there before.
    case damagedOriginal
    /// The same, where the file that says it is gone.
    case missingOriginal
    /// Its owner's own, in a folder that belongs to no target any more.
    case stranded
  }

  public let path: String
  public let kind: Kind
}

/// One file, before and after.
public struct FileEdit: Hashable, Sendable {
  public let path: String
  /// Nil where it is not there.
  public let former: [UInt8]?
  /// Nil where it is removed.
  public let new: [UInt8]?
}

/// Two versions of a text with a common origin, made one.
public struct MergedText: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The places that only a person can decide, marked in the text.
  public let conflictCount: Int

  public init(bytes: [UInt8], conflictCount: Int) {
    self.bytes = bytes
    self.conflictCount = conflictCount
  }
}

/// Merges three ways.
public typealias TextMerge = (
  _ owners: [UInt8], _ original: [UInt8], _ generated: [UInt8]
) throws -> MergedText
