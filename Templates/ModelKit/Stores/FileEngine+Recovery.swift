import Foundation

extension FileEngine {
  /// Writes what fits the models of a file that was written for others into a new one beside it, whose name
  /// ends in `.recovered.json`.
  public static func recover(
    _ schema: Schema, named name: String, at location: StoreLocation
  ) throws -> Recovery? {
    guard let folder = location.folder else { return nil }
    let file = folder.appending(path: name + ".json")
    let newFile = folder.appending(path: name + ".recovered.json")
    guard var recovery = try Recovery(of: file.path, to: newFile.path) else {
      try folder.checkNoStore(in: name + ".sqlite", beside: file)
      return nil
    }
    let data = try data(of: file)
    do {
      let document = try ArchiveDocument(data, schema: schema, isRecovery: true)
      if let damage = document.damages.first, document.records.isEmpty { throw damage }
      let rows = try ArchiveRows(
        document, schema: schema, clock: location.clock, isStore: true, isRecovery: true)
      for row in rows.rows { recovery.counts[row.objectID.entityName, default: 0] += 1 }
      recovery.losses = (document.losses + rows.losses).map(\.description)
      let writer = ArchiveWriter(
        schema: schema,
        highestKeys: rows.highestKeys.merging(document.highestKeys, uniquingKeysWith: max),
        saysTypes: true)
      try DurableFile(newFile).write(writer.data(of: rows.rows))
      return recovery
    } catch let error as ArchiveError {
      throw error.failure(of: file, data, schema)
    }
  }
}

extension ArchiveError {
  /// What is wrong with the file of a store that cannot be opened.
  func failure(of file: URL, _ data: Data, _ schema: Schema) -> any Error {
    var parser = JSONParser(data, isRecovery: true)
    guard case .object? = try? parser.parse(), parser.damages.isEmpty else {
      return StoreError.damagedDatabase(path: file.path, place: sentence)
    }
    let document = try? ArchiveDocument(data, schema: schema, isRecovery: true)
    return document == nil
      ? ArchiveError(at: "\(file.path): \(place)", message: message)
      : StoreError.unfitDatabase(path: file.path, reason: sentence)
  }
}
