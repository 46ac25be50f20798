import Foundation
import Testing
import Workspace

@Suite struct ReadingTests {
  @Test func `A file is read whole`() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: folder.path + "/file"))
    #expect(try FileReading.bytes(at: folder.path + "/file", atMost: 200_000) == bytes)
  }

  @Test func `A file that holds too much is not read to its end`() throws {
    #expect(try FileReading.bytes(at: "/dev/zero", atMost: 1_000_000) == nil)
  }

  @Test func `A file that is not there, and a folder, are errors`() {
    #expect(throws: DiskError("read", "/nothing/there", number: ENOENT)) {
      try FileReading.bytes(at: "/nothing/there", atMost: 10)
    }
    #expect(throws: DiskError("read", "/", number: EISDIR)) {
      try FileReading.bytes(at: "/", atMost: 10)
    }
  }
}
