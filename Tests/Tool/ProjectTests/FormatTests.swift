import Foundation
import Testing

@Suite struct FormatTests {
  @Test func `The formatter finds nothing`() throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift-format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests",
      "Templates", "Package.swift",
    ]
    process.currentDirectoryURL = Repository.root
    process.standardError = pipe
    try process.run()
    let findings = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: findings, as: UTF8.self) == "")
  }
}
