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
    // Where all is as it shall be, nothing is done.
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

  @Test func `What a killed process has begun is taken back by the next one, or was done`() throws {
    let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [before, after] { try fill(folder) }
    try edit(after, on: SystemDisk())
    let states = [try contents(of: before), try contents(of: after)]
    for callCount in 0..<400 {
      let folder = try TemporaryFolder()
      try fill(folder)
      let disk = FaultyDisk(failingAfter: callCount, isFinal: true)
      try? edit(folder, on: disk)
      try takeBack(in: folder)
      let found = try contents(of: folder)
      #expect(states.contains(found), "after \(callCount) calls: \(found)")
      if !disk.wasReached { return }
    }
    Issue.record("the calls have no end")
  }

  @discardableResult
  private func takeBack(
    in folder: TemporaryFolder, on disk: some Disk = SystemDisk()
  ) throws(WorkspaceError) -> InterruptedEdit {
    try FolderEditor(disk: disk, folder: folder.path) { nil }.takeBack()
  }

  /// A folder in which a process was killed that had replaced and removed all but the last file.
  private func interruptedFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try fill(folder)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.armature", withIntermediateDirectories: false)
    try EditJournal(disk: SystemDisk(), folder: folder.path).open(replacements)
    try Data("new a".utf8).write(to: URL(filePath: folder.path + "/a.txt"))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder/inner", withIntermediateDirectories: true)
    try Data("new".utf8).write(to: URL(filePath: folder.path + "/folder/inner/new.txt"))
    try FileManager.default.removeItem(atPath: folder.path + "/gone")
    return folder
  }

  @Test(arguments: ["a.txt", "folder/inner/new.txt", "c.txt"])
  func `What was edited after a kill stays, and all else is taken back`(path: String) throws {
    let folder = try interruptedFolder()
    try Data("edited".utf8).write(to: URL(filePath: folder.path + "/" + path))
    let edit = try takeBack(in: folder)
    #expect(edit.changedPaths == [path])
    let before = ["a.txt": "old a", "gone/b.txt": "old b", "c.txt": "old c"]
    #expect(try contents(of: folder) == before.merging([path: "edited"]) { $1 })
    #expect(try takeBack(in: folder) == InterruptedEdit())
  }

  @Test func `What takes back may be killed too`() throws {
    for callCount in 0..<200 {
      let folder = try interruptedFolder()
      let disk = FaultyDisk(failingAfter: callCount, isFinal: true)
      _ = try? takeBack(in: folder, on: disk)
      try takeBack(in: folder)
      #expect(
        try contents(of: folder) == ["a.txt": "old a", "gone/b.txt": "old b", "c.txt": "old c"])
      if !disk.wasReached { return }
    }
    Issue.record("the calls have no end")
  }

  @Test func `Two processes do not change one folder at a time`() throws {
    let folder = try TemporaryFolder()
    try fill(folder)
    let first = try FolderEditor(disk: SystemDisk(), folder: folder.path) { nil }
    #expect(throws: WorkspaceError.busy) { try edit(folder, on: SystemDisk()) }
    try first.make(replacements)
  }

  @Test func `A link that leads out of the folder is not written through`() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try fill(folder)
    for name in ["folder", "c.txt"] {
      try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: outside.path)
    }
    let links = ["c.txt", "folder"].map { folder.path + "/" + $0 }
    #expect(throws: WorkspaceError.leadingOut(links)) { try edit(folder, on: SystemDisk()) }
    #expect(throws: WorkspaceError.leadingOut(links)) {
      try checkLinks(of: folder.path, making: replacements)
    }
    #expect(outside.contents.isEmpty)
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
