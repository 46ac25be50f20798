import Generator
import Manifest

/// What it takes to bring a project up to date; nothing is changed yet.
public struct ProjectUpdate: Sendable {
  /// What becomes of the files of the project, sorted by path; those that stay as they are left out.
  public internal(set) var changes: [FileChange] = []
  /// In the order in which they are to be made; armature's own notes come last.
  public internal(set) var edits: [FileEdit] = []
  /// Machine-written files that somebody has edited: nothing may be written while there are any.
  public internal(set) var editedFiles: [String] = []
  /// Files of the owner's with the marks of a merge, and the lines of the first ones; the same.
  public internal(set) var openConflicts: [(path: String, line: Int)] = []
  /// How many files of the project stay as they are.
  public internal(set) var unchangedCount = 0
  /// What is still the owner's to write, once the update is made.
  public internal(set) var unwrittenParts: [UnwrittenPart] = []
  /// What a person reads in one language where other texts have several, by paths in the spec.
  public internal(set) var untranslatedTexts: [String] = []
  /// What to do about languages that the kits do not speak, in a sentence; nil where there is none.
  public internal(set) var kitLanguageNote: String?
  /// Whether all is written as the spec says; at most, names that the owner's files use no more are still noted.
  public internal(set) var isMade = false
  /// Where the owner's files name what the spec calls otherwise now.
  public internal(set) var formerUses: [FormerUse] = []
  /// What the application has kept and finds no more unless it is moved.
  public internal(set) var movedData: [MovedData] = []

  /// Whether something has to be decided before anything is written.
  public var isRefused: Bool { !editedFiles.isEmpty || !openConflicts.isEmpty }

  public var conflictCount: Int {
    changes.reduce(0) { sum, change in
      if case .conflicting(let count) = change.kind { sum + count } else { sum }
    }
  }
}

/// A place where one of the owner's files uses a member by a name that the spec has no more.
public struct FormerUse: Hashable, Sendable {
  public internal(set) var path: String
  /// Counted from 1.
  public let line: Int
  /// `News.date`.
  public let name: String
  /// Nil for what is gone.
  public let newName: String?
}

/// What the user may decide about an update.
public struct UpdateOptions: Sendable {
  /// Machine-written files that were edited are replaced; what stood there is put aside.
  public var replacesEditedFiles: Bool
  /// Files that their owner has deleted are written again.
  public var restoresDeletedFiles: Bool

  public init(replacesEditedFiles: Bool = false, restoresDeletedFiles: Bool = false) {
    self.replacesEditedFiles = replacesEditedFiles
    self.restoresDeletedFiles = restoresDeletedFiles
  }
}

extension ProjectUpdate {
  /// Plans the update of a project to what its spec says now.
  ///
  /// - Parameter merge: merges the owner's version of a file with the generated one.
  /// - Throws: what `merge` throws.
  public init(
    of state: ProjectState, to project: GeneratedProject, options: UpdateOptions = UpdateOptions(),
    merge: TextMerge
  ) throws {
    var planner = UpdatePlanner(state: state, project: project, options: options)
    try planner.plan(merge: merge)
    self = planner.update
    find(planner.relocated)
    changes.sort { $0.path < $1.path }
    formerUses.sort { ($0.path, $0.line) < ($1.path, $1.line) }
  }
}
