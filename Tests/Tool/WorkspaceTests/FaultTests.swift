import Foundation
import Testing
import Workspace

/// The disk itself, until a call fails.
final class FaultyDisk: Disk {
  private let disk = SystemDisk()
  private var callsLeft: Int
  /// Whether all calls fail after the first that did: the process is dead.
  private let isFinal: Bool

  init(failingAfter calls: Int, isFinal: Bool) {
    callsLeft = calls
    self.isFinal = isFinal
  }

  private func pass(_ path: String) throws(DiskError) {
    callsLeft -= 1
    if callsLeft == -1 || (isFinal && callsLeft < 0) {
      throw DiskError("write", path, number: ENOSPC)
    }
  }

  var wasReached: Bool { callsLeft < 0 }

  func entry(at path: String) throws(DiskError) -> DiskEntry? {
    try pass(path)
    return try disk.entry(at: path)
  }

  func names(in folder: String) throws(DiskError) -> [String] {
    try pass(folder)
    return try disk.names(in: folder)
  }

  func makeFolder(at path: String) throws(DiskError) {
    try pass(path)
    try disk.makeFolder(at: path)
  }

  /// A file that fails is left half written, as a full disk leaves it.
  func write(_ file: FileTree.File, at path: String) throws(DiskError) {
    do throws(DiskError) {
      try pass(path)
    } catch {
      try disk.write(.init(Array(file.bytes.prefix(file.bytes.count / 2))), at: path)
      throw error
    }
    try disk.write(file, at: path)
  }

  func rename(_ path: String, to target: String) throws(DiskError) {
    try pass(path)
    try disk.rename(path, to: target)
  }

  func bytes(at path: String) throws(DiskError) -> [UInt8]? {
    try pass(path)
    return try disk.bytes(at: path)
  }

  func isWritable(_ path: String) -> Bool { disk.isWritable(path) }

  func resolved(_ path: String) throws(DiskError) -> String {
    try pass(path)
    return try disk.resolved(path)
  }

  func copyPermissions(of path: String, to target: String) throws(DiskError) {
    try pass(path)
    try disk.copyPermissions(of: path, to: target)
  }

  func removeFile(at path: String) throws(DiskError) {
    try pass(path)
    try disk.removeFile(at: path)
  }

  func removeFolder(at path: String) throws(DiskError) {
    try pass(path)
    try disk.removeFolder(at: path)
  }

  func lock(_ folder: String) throws(DiskError) -> FolderLock? {
    try pass(folder)
    return try disk.lock(folder)
  }
}

@Suite struct FaultTests {
  @Test(arguments: [true, false])
  func `A call that fails leaves nothing behind`(targetExists: Bool) throws {
    var failures = 0
    for calls in 0..<200 {
      let folder = try TemporaryFolder()
      let target = folder.path + (targetExists ? "/App" : "/new/App")
      if targetExists {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      }
      let before = folder.contents
      let disk = FaultyDisk(failingAfter: calls, isFinal: false)
      let tree = try FileTree.sample()
      do throws(WorkspaceError) {
        try tree.write(to: target, on: disk) { nil }
        #expect(folder.contents.filter { $0.hasSuffix("main.swift") }.count == 1)
        if !disk.wasReached { break }
      } catch {
        #expect("\(error)".hasSuffix("No space left on device"))
        #expect(folder.contents == before)
        failures += 1
      }
    }
    #expect(failures >= 9)
  }

  @Test func `A process that dies at any call leaves the target absent or complete`() throws {
    var states: Set<[String]> = []
    for calls in 0..<30 {
      let folder = try TemporaryFolder()
      let disk = FaultyDisk(failingAfter: calls, isFinal: true)
      try? FileTree.sample().write(to: folder.path + "/App", on: disk) { nil }
      states.insert(folder.contents.filter { !$0.hasPrefix(".") })
      try FileTree.sample().write(to: folder.path + "/Next")
    }
    #expect(states == [[], ["App"] + FileTree.sampleContents.map { "App/" + $0 }])
  }

  @Test func `The next run removes what a dead one left`() throws {
    let folder = try TemporaryFolder()
    let disk = FaultyDisk(failingAfter: 8, isFinal: true)
    #expect(throws: WorkspaceError.self) {
      try FileTree.sample().write(to: folder.path + "/App", on: disk) { nil }
    }
    #expect(!folder.contents.isEmpty)
    try FileTree.sample().write(to: folder.path + "/App")
    #expect(folder.contents == ["App"] + FileTree.sampleContents.map { "App/" + $0 })
  }

  @Test func `A signal at any moment leaves nothing behind`() throws {
    for moment in 0..<7 {
      let folder = try TemporaryFolder()
      var calls = 0
      #expect(throws: WorkspaceError.interrupted(signal: SIGTERM)) {
        try FileTree.sample().write(to: folder.path + "/App", on: SystemDisk()) {
          calls += 1
          return calls > moment ? SIGTERM : nil
        }
      }
      #expect(folder.contents.isEmpty)
    }
  }
}
