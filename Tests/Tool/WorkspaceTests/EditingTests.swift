import Foundation
import Testing

@testable import Workspace

/// Several files of a folder change together or not at all.
@Suite struct EditingTests {
  private func replacement(_ path: String, _ former: String?, _ new: String?) -> FileReplacement {
    FileReplacement(
      path: path, former: former.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
  }

  private var replacements: [FileReplacement] {
    [
      replacement("a.txt", "old a", "new a"), replacement("folder/inner/new.txt", nil, "new"),
      replacement("gone/b.txt", "old b", nil), replacement("c.txt", "old c", "new c"),
    ]
  }

  private func fill(_ folder: TemporaryFolder) throws {
    for (path, text) in [("a.txt", "old a"), ("gone/b.txt", "old b"), ("c.txt", "old c")] {
      let file = URL(filePath: folder.path + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func contents(of folder: TemporaryFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      contents[path] = try? String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    }
    return contents
  }

  private func edit(_ folder: TemporaryFolder, on disk: some Disk) throws(WorkspaceError) {
    try FolderEditor(disk: disk, folder: folder.path) { nil }.make(replacements)
  }

  @Test func `Files are replaced, made and removed, with their permissions and links`() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    let file = folder.path + "/a.txt"
    try FileManager.default.moveItem(atPath: file, toPath: folder.path + "/real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "real.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/c.txt")
    try edit(folder, on: SystemDisk())
    let contents = try contents(of: folder)
    #expect(
      contents == [
        "a.txt": "new a", "real.txt": "new a", "folder/inner/new.txt": "new", "c.txt": "new c",
      ])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "real.txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/c.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    // Made again, as after an update that was cut off.
    try edit(folder, on: SystemDisk())
  }

  @Test func `Whatever call fails, everything is as it was`() throws {
    for callCount in 0..<200 {
      let folder = try TemporaryFolder()
      try fill(folder)
      let before = try contents(of: folder)
      let disk = FaultyDisk(failingAfter: callCount, isFinal: false)
      do throws(WorkspaceError) {
        try edit(folder, on: disk)
      } catch {
        #expect(try contents(of: folder) == before, "after \(callCount) calls")
        continue
      }
      if !disk.wasReached { return }
    }
    Issue.record("the calls have no end")
  }

  @Test func `What a killed process has begun is finished by the next one, or was never begun`()
    throws
  {
    let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [before, after] { try fill(folder) }
    try edit(after, on: SystemDisk())
    let states = [try contents(of: before), try contents(of: after)]
    for callCount in 0..<400 {
      let folder = try TemporaryFolder()
      try fill(folder)
      let disk = FaultyDisk(failingAfter: callCount, isFinal: true)
      try? edit(folder, on: disk)
      try FolderEditor(disk: SystemDisk(), folder: folder.path) { nil }.finishInterrupted()
      let found = try contents(of: folder)
      #expect(states.contains(found), "after \(callCount) calls: \(found)")
      if !disk.wasReached { return }
    }
    Issue.record("the calls have no end")
  }

  @Test func `What was edited after a kill is told by notes that are not written`() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    let all = replacements + [replacement(".armature/manifest", nil, "notes")]
    let journal = EditJournal(disk: SystemDisk(), folder: folder.path)
    try journal.open(all)
    // The process is gone.
    for name in try SystemDisk().names(in: journal.path) where name.hasPrefix("process-") {
      try FileManager.default.removeItem(atPath: journal.path + "/" + name)
    }
    try Data("edited".utf8).write(to: URL(filePath: folder.path + "/c.txt"))
    try FolderEditor(disk: SystemDisk(), folder: folder.path) { nil }.finishInterrupted()
    #expect(
      try contents(of: folder) == [
        "a.txt": "new a", "folder/inner/new.txt": "new", "c.txt": "edited",
      ])
  }

  @Test func `Two processes do not change one folder at a time`() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    let pending = folder.path + "/.armature/pending"
    try FileManager.default.createDirectory(atPath: pending, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: pending + "/process-1"))
    #expect(throws: WorkspaceError.busy(process: 1)) { try edit(folder, on: SystemDisk()) }
  }

  @Test func `A file that has changed meanwhile is left alone, and so are all others`() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    try Data("somebody else".utf8).write(to: URL(filePath: folder.path + "/c.txt"))
    let before = try contents(of: folder)
    #expect(throws: WorkspaceError.changedMeanwhile(folder.path + "/c.txt")) {
      try edit(folder, on: SystemDisk())
    }
    #expect(try contents(of: folder) == before)
  }
}
