import Foundation
import Synchronization

/// Keeps the objects of a store in one JSON file, in the format of an archive; every save writes it
/// anew, and whoever reads it finds the old file or the new one. One application has the file at a
/// time; what is changed by hand meanwhile is taken over.
public final class FileEngine: StorageEngine {
  private struct Contents {
    var rows: [ObjectID: Row] = [:]

    /// What is written again as it was read.
    var unreadable: [UnreadableRecord] = []

    /// The highest key that was ever given to an object of each model.
    var highestKeys: [String: Int] = [:]
    var fileState: FileState?

    /// Whether models or properties have former names in the file.
    var hasFormerNames = false
  }

  private let file: URL?
  private let schema: Schema
  private let clock: ModelClock
  private let lock: FileLock?
  private let contents: Mutex<Contents>
  public let isNew: Bool

  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {
    self.schema = schema
    clock = location.clock
    file = location.folder?.appending(path: name + ".json")
    guard let file, let folder = location.folder else {
      lock = nil
      isNew = true
      contents = Mutex(Contents())
      return
    }
    try folder.makePrivateFolder()
    lock = try FileLock(for: file.withoutLinks)
    DurableFile(file).removeLeftovers()
    isNew = FileState(of: file) == nil
    if isNew { try folder.checkNoStore(in: name + ".sqlite", beside: file) }
    contents = Mutex(isNew ? Contents() : try Self.contents(of: file, schema, clock))
  }

  public var isShared: Bool { file != nil }

  public func residentRows() throws -> [Row]? {
    contents.withLock { $0.rows.values.sorted { $0.objectID < $1.objectID } }
  }

  public var residentFailure: (any Error)? {
    contents.withLock { contents in
      guard let failure = contents.unreadable.first?.failure, let file else { return nil }
      let count = contents.unreadable.count
      return StoreError.unreadableRecords(
        path: file.path,
        reason: count == 1
          ? "\(failure.place): \(failure.message); the record stays in the file and is not shown"
          : """
          \(failure.place): \(failure.message); this record and \(count - 1) more stay in the file and \
          are not shown
          """)
    }
  }

  public func unreadReferrer(ofOneOf objectIDs: Set<ObjectID>) -> UnreadReferrer? {
    contents.withLock { $0.unreadable.lazy.compactMap { $0.referrer(toOneOf: objectIDs) }.first }
  }

  public func reserveKeys(_ count: Int, of entity: Entity) throws -> Int {
    contents.withLock { contents in
      let highest = contents.highestKeys[entity.name] ?? 0
      contents.highestKeys[entity.name] = highest + count
      return highest + 1
    }
  }

  public func wasChangedByOthers() throws -> Bool {
    try contents.withLock { contents in
      guard let file, let state = FileState(of: file), state != contents.fileState else {
        return false
      }
      let highestKeys = contents.highestKeys
      contents = try Self.contents(of: file, schema, clock)
      contents.highestKeys.merge(highestKeys, uniquingKeysWith: max)
      return true
    }
  }

  public func write(_ changes: RowChanges, by permission: WritePermission) throws {
    try contents.withLock { contents in
      var changed = contents
      for row in changes.inserted + changes.updated.map(\.new) { changed.rows[row.objectID] = row }
      for update in changes.deleted { changed.rows[update.objectID] = nil }
      changed.unreadable.removeAll { changed.rows[$0.objectID] != nil }
      if let file {
        let state = FileState(of: file)
        // A file that is gone has nothing that could be lost.
        guard state == nil || state == contents.fileState else {
          throw StoreError.unusableFile(
            path: file.path,
            reason: "was changed meanwhile; look at what it has now, and save again")
        }
        try DurableFile(file).write(data(of: changed), before: permission.claim)
        changed.fileState = FileState(of: file)
      } else {
        try permission.claim()
      }
      contents = changed
    }
  }

  private func data(of contents: Contents) -> Data {
    let writer = ArchiveWriter(
      schema: schema, highestKeys: contents.highestKeys, saysTypes: true,
      unreadable: contents.unreadable)
    return writer.data(of: contents.rows.values)
  }

  /// Writes a file with former names under those of now, so that a later version of the application need not know them.
  public func open() throws {
    try contents.withLock { contents in
      guard contents.hasFormerNames, let file else { return }
      try DurableFile(file).write(data(of: contents))
      contents.fileState = FileState(of: file)
      contents.hasFormerNames = false
    }
  }

  private static func contents(
    of file: URL, _ schema: Schema, _ clock: ModelClock
  ) throws -> Contents {
    let state = FileState(of: file)
    let data = try data(of: file)
    do {
      let document = try ArchiveDocument(data, schema: schema, isStore: true)
      let rows = try ArchiveRows(document, schema: schema, clock: clock, isStore: true)
      return Contents(
        rows: Dictionary(rows.rows.map { ($0.objectID, $0) }) { first, _ in first },
        unreadable: rows.unreadable,
        highestKeys: rows.highestKeys.merging(document.highestKeys, uniquingKeysWith: max),
        fileState: state, hasFormerNames: document.hasFormerNames)
    } catch let error as ArchiveError {
      throw error.failure(of: file, data, schema)
    }
  }

  static func data(of file: URL) throws -> Data {
    guard let data = try? Data(contentsOf: file) else {
      throw StoreError.unusableFile(path: file.path, reason: "cannot be read")
    }
    guard !data.isEmpty else {
      throw StoreError.damagedDatabase(path: file.path, place: "it was cut off and is empty")
    }
    return data
  }
}
