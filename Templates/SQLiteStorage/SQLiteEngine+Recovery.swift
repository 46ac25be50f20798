import Foundation
import ModelKit

extension SQLiteEngine {
  /// Writes what can be read of a damaged database into a new one beside it, whose name ends in
  /// `.recovered.sqlite`.
  public static func recover(
    _ schema: Schema, named name: String, at location: StoreLocation
  ) throws -> Recovery? {
    guard let folder = location.folder else { return nil }
    let path = try path(named: name, at: location)
    let newPath = folder.appending(path: name + ".recovered.sqlite").path
    guard let begun = try Recovery(of: path, to: newPath) else {
      try folder.checkNoStore(in: name + ".json", beside: URL(filePath: path))
      return nil
    }
    // SQLite may write into what it opens, and the damaged database has to stay as it is.
    let scratch = folder.appending(path: ".\(name).\(UUID().uuidString)")
    try scratch.makePrivateFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let copy = scratch.appending(path: name + ".sqlite").path
    let new = scratch.appending(path: "new.sqlite").path
    do {
      for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
      }
    } catch {
      throw StoreError.unusableFile(path: path, reason: "cannot be copied to be read")
    }
    let recovery = try recover(schema, from: copy, to: new, for: begun, clock: location.clock)
    guard link(new, newPath) == 0 else {
      throw StoreError.unusableFile(path: newPath, reason: "cannot be made")
    }
    return recovery
  }

  private static func recover(
    _ schema: Schema, from copy: String, to new: String, for recovery: Recovery, clock: ModelClock
  ) throws -> Recovery {
    let layout = DatabaseLayout(schema)
    try layout.makeDatabase(at: new)
    do {
      var work = DatabaseRecovery(
        schema: schema, layout: layout, old: try SQLiteConnection(path: copy),
        new: try SQLiteConnection(path: new), clock: clock, recovery: recovery)
      try work.run()
      return work.recovery
    } catch StoreError.unusableFile(copy, let reason) {
      throw StoreError.unusableFile(path: recovery.path, reason: reason)
    } catch StoreError.damagedDatabase(copy, let place) {
      throw StoreError.damagedDatabase(path: recovery.path, place: place)
    }
  }
}
