import Foundation
import Glibc
import Testing

@testable import Linting

@Suite struct FileWalkTests {
  @Test func `Hidden folders, links, sockets and pipes are passed over`() throws {
    let folder = try TemporaryFolder()
    for name in [
      "a.swift", "b/c.swift", ".build/d.swift", ".hidden.swift", "e.txt", "Pods/f.swift",
    ] {
      try folder.write("", at: name)
    }
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/b/loop", withDestinationPath: folder.path)
    try manager.createSymbolicLink(
      atPath: folder.path + "/link.swift", withDestinationPath: "a.swift")
    #expect(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    #expect(mknod(folder.path + "/socket.swift", S_IFSOCK | 0o600, 0) == 0)
    let found = FileWalk(folder: folder.path).found
    #expect(found.files == ["a.swift", "b/c.swift"].map { folder.path + "/" + $0 })
    #expect(found.unreadable.isEmpty)
  }

  @Test func `Folders with settings of their own are named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", at: "Tools/.swiftlint-rules")
    try folder.write("", at: "Tools/a.swift")
    #expect(FileWalk(folder: folder.path).found.projectFolders == [folder.path + "/Tools"])
  }

  @Test func `A pipe is not a file to read`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    #expect(Disk.bytes(of: folder.path + "/pipe.swift") == nil)
    #expect(Disk.bytes(of: folder.path) == nil)
  }
}
