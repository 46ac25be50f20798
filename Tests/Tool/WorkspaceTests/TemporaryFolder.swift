import Foundation
import Workspace

/// A folder of one test, gone when the test is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Every path in it, hidden ones too.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}

extension FileTree {
  /// Three files in two folders.
  static func sample() throws -> FileTree {
    var tree = FileTree()
    try tree.add(File(Array("let a = 1\n".utf8)), at: "Sources/App/main.swift")
    try tree.add(File(Array("#!/bin/sh\n".utf8), isExecutable: true), at: "run")
    try tree.add(File([]), at: ".gitignore")
    return tree
  }

  static let sampleContents = [
    ".gitignore", "Sources", "Sources/App", "Sources/App/main.swift", "run",
  ]
}
