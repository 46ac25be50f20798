import Foundation
import Synchronization

/// Keeps the objects of a store in one JSON file, in the format of an archive; every save writes it
/// anew, and whoever reads it finds the old file or the new one.
public final class FileEngine: StorageEngine {
  private let file: URL?
  private let schema: Schema
  private let rows: Mutex<[ObjectID: Row]>
  public let isNew: Bool

  public init(_ schema: Schema, named name: String, at location: StoreLocation) throws {
    self.schema = schema
    file = location.folder?.appending(path: name + ".json")
    guard let file, FileManager.default.fileExists(atPath: file.path) else {
      isNew = true
      rows = Mutex([:])
      return
    }
    isNew = false
    let document = try Self.document(in: file, schema: schema)
    let read = ArchiveRows(document, schema: schema, clock: location.clock).rows
    rows = Mutex(Dictionary(read.map { ($0.objectID, $0) }) { first, _ in first })
  }

  public func residentRows() throws -> [Row]? {
    rows.withLock { $0.values.sorted { $0.objectID < $1.objectID } }
  }

  public func highestKeys() throws -> [String: Int] {
    rows.withLock { rows in
      Dictionary(rows.keys.map { ($0.entityName, $0.key) }, uniquingKeysWith: max)
    }
  }

  public func write(_ changes: RowChanges) throws {
    try rows.withLock { rows in
      var changed = rows
      for row in changes.inserted + changes.updated { changed[row.objectID] = row }
      for objectID in changes.deleted { changed[objectID] = nil }
      if let file {
        try DurableFile(file).write(ArchiveWriter(schema: schema).data(of: changed.values))
      }
      rows = changed
    }
  }

  private static func document(in file: URL, schema: Schema) throws -> ArchiveDocument {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw StoreError.unusableFile(path: file.path, reason: "cannot be read")
    }
    do {
      return try ArchiveDocument(data, schema: schema)
    } catch let error as ArchiveError {
      throw ArchiveError(place: "\(file.path): \(error.place)", message: error.message)
    }
  }
}
