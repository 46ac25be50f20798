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
    try Recovery.check(file.path, newFile.path)
    let data = try data(of: file)
    do {
      let document = try ArchiveDocument(data, schema: schema, isRecovery: true)
      let rows = try ArchiveRows(document, schema: schema, clock: location.clock, isRecovery: true)
      var recovery = Recovery(path: file.path, newPath: newFile.path)
      for row in rows.rows { recovery.counts[row.objectID.entityName, default: 0] += 1 }
      recovery.losses = (document.losses + rows.losses).map(\.description)
      let writer = ArchiveWriter(
        schema: schema,
        highestKeys: rows.highestKeys.merging(document.highestKeys, uniquingKeysWith: max),
        saysTypes: true)
      try DurableFile(newFile).write(writer.data(of: rows.rows))
      return recovery
    } catch let error as ArchiveError {
      throw error.inFile(file)
    }
  }
}

extension ArchiveError {
  func inFile(_ file: URL) -> ArchiveError {
    ArchiveError(at: "\(file.path): \(place)", message: message)
  }
}
