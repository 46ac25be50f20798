import Foundation
import Testing
import Workspace

@Suite struct WritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(of target: String) throws -> String? {
    let tree = try FileTree.sample()
    do throws(WorkspaceError) {
      try tree.write(to: target)
      return nil
    } catch {
      guard case .unusableTarget(_, let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test func `A tree is written with its bytes and modes, and nothing else`() throws {
    let target = folder.path + "/App"
    try FileTree.sample().write(to: target)
    #expect(folder.contents == ["App"] + FileTree.sampleContents.map { "App/" + $0 })
    let text = try String(contentsOfFile: target + "/Sources/App/main.swift", encoding: .utf8)
    #expect(text == "let a = 1\n")
    #expect(FileManager.default.isExecutableFile(atPath: target + "/run"))
  }

  @Test func `An empty folder is taken over`() throws {
    let target = folder.path + "/App"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
    try FileTree.sample().write(to: target + "/")
    #expect(folder.contents.count == 6)
  }

  @Test func `Folders on the way are made`() throws {
    try FileTree.sample().write(to: folder.path + "/a/b/App")
    #expect(folder.contents.prefix(3) == ["a", "a/b", "a/b/App"])
  }

  @Test func `A folder with something in it is refused`() throws {
    let target = folder.path + "/App"
    try FileTree.sample().write(to: target)
    #expect(try refusal(of: target) == "the folder exists and is not empty")
    #expect(folder.contents.count == 6)
  }

  @Test func `A file and a link are refused`() throws {
    try Data().write(to: URL(filePath: folder.path + "/file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path)
    #expect(try refusal(of: folder.path + "/file") == "it is a file")
    #expect(try refusal(of: folder.path + "/link") == "it is a link")
    #expect(folder.contents == ["file", "link"])
  }

  @Test(arguments: ["", ".", "..", "/", "a/..", "a\0b", String(repeating: "x", count: 201)])
  func `What has no name of its own is refused`(target: String) throws {
    #expect(try refusal(of: target) != nil)
  }

  @Test func `A mounted disk is refused`() throws {
    #expect(try refusal(of: "/dev/shm") != nil)
    #expect(try refusal(of: "/proc") != nil)
  }

  @Test func `A folder inside a file is refused by the system's reason`() throws {
    try Data().write(to: URL(filePath: folder.path + "/file"))
    let message = "cannot look at '\(folder.path)/file/App': Not a directory"
    #expect(try refusal(of: folder.path + "/file/App") == message)
  }

  @Test func `What a killed process left is removed, what a live one builds is not`() throws {
    for process in [999_999_999, 1] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/.App.armature-\(process)/Sources",
        withIntermediateDirectories: true)
    }
    try FileTree.sample().write(to: folder.path + "/App")
    #expect(folder.contents.contains(".App.armature-1/Sources"))
    #expect(!folder.contents.contains(".App.armature-999999999"))
  }
}
