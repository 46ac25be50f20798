import Testing
import Workspace

@Suite struct FileTreeTests {
  @Test(arguments: [
    "", "/", "/etc/passwd", "a//b", "a/", ".", "..", "a/../b", "../a", "a/./b", "a\0b",
    String(repeating: "x", count: 256),
  ])
  func `A path that is none or leaves the tree is refused`(path: String) {
    var tree = FileTree()
    #expect(throws: WorkspaceError.self) { try tree.add(.init([]), at: path) }
    #expect(tree.files.isEmpty)
  }

  @Test func `Two files at one path are refused`() throws {
    var tree = FileTree()
    try tree.add(.init([1]), at: "a/b")
    #expect(throws: WorkspaceError.unusablePath("a/b", "there is one already")) {
      try tree.add(.init([2]), at: "a/b")
    }
    #expect(throws: WorkspaceError.unusablePath("a", "there is one already")) {
      try tree.add(.init([2]), at: "a")
    }
    #expect(throws: WorkspaceError.unusablePath("a/b/c", "'a/b' is a file")) {
      try tree.add(.init([2]), at: "a/b/c")
    }
    #expect(tree.files == ["a/b": .init([1])])
  }

  @Test func `Folders come before what is in them`() throws {
    var tree = FileTree()
    try tree.add(.init([]), at: "b/c/d")
    try tree.add(.init([]), at: "a/b")
    #expect(tree.sortedFolders == ["a", "b", "b/c"])
  }
}
