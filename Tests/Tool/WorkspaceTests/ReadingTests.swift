import Foundation
import Testing
import Workspace

@Suite struct ReadingTests {
  private let folder: TemporaryFolder
  private let reading: ReadingFolder

  init() throws {
    folder = try TemporaryFolder()
    reading = ReadingFolder(folder.path)
  }

  private func put(_ bytes: [UInt8], at path: String) throws {
    try Data(bytes).write(to: URL(filePath: folder.path + "/" + path))
  }

  @Test func `A file is read whole`() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try put(bytes, at: "file")
    #expect(try reading.bytes(at: "file", atMost: 200_000) == bytes)
    #expect(throws: ReadingError.tooLarge(bytes: 200_000)) {
      try reading.bytes(at: "file", atMost: 199_999)
    }
  }

  @Test func `What is not a file is an error, at once`() throws {
    #expect(throws: ReadingError.missing) { try reading.bytes(at: "nothing", atMost: 9) }
    #expect(throws: ReadingError.missing) { try reading.bytes(at: "a\0b", atMost: 9) }
    #expect(throws: ReadingError.notAFile) { try reading.bytes(at: ".", atMost: 9) }
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(throws: ReadingError.notAFile) { try reading.bytes(at: "pipe", atMost: 9) }
    let devices = ReadingFolder("/dev")
    #expect(throws: ReadingError.notAFile) { try devices.bytes(at: "zero", atMost: 9) }
  }

  @Test func `A link out of the folder is followed only when that is meant`() throws {
    let other = try TemporaryFolder()
    try Data([1]).write(to: URL(filePath: other.path + "/file"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: other.path + "/file")
    #expect(throws: ReadingError.outsideFolder) { try reading.bytes(at: "link", atMost: 9) }
    #expect(throws: ReadingError.outsideFolder) {
      try reading.bytes(at: "../\(URL(filePath: other.path).lastPathComponent)/file", atMost: 9)
    }
    #expect(try reading.bytes(at: "link", atMost: 9, followsLinks: true) == [1])
  }

  @Test func `The names in a folder are sorted and say which are folders`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b/c", withIntermediateDirectories: true)
    try put([], at: "a")
    #expect(reading.names(in: "").map(\.name) == ["a", "b"])
    #expect(reading.names(in: "").map(\.isFolder) == [false, true])
    #expect(reading.names(in: "b").map(\.name) == ["c"])
    #expect(reading.names(in: "..").isEmpty)
    #expect(reading.names(in: "a").isEmpty)
  }
}
