import Foundation
import TestSupport
import Testing

@Suite struct FixProofTests {
  @Test func `Programs that inherit from Apple's classes compile after their fixes`() throws {
    let script = URL(filePath: #filePath)
      .appending(path: "../../../../Scripts/prove-superclasses.py").standardizedFileURL.path
    let place = try GitWorkplace()
    #expect(try place.run("python3", [script, BuiltTool.path]) == 0)
  }
}
