import Foundation
import Testing

/// Processes that are killed while they save.
@Suite(.serialized) struct KillTests {
  /// Fifty in a long run.
  private static let count =
    ProcessInfo.processInfo.environment["ARMATURE_KILLS"].flatMap { Int($0) } ?? 2

  private func start(_ words: String...) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "KilledWriter")
    process.arguments = words
    process.standardOutput = output
    try process.run()
    try output.fileHandleForWriting.close()
    return (process, output.fileHandleForReading)
  }

  private func numbers(in data: Data) -> [Int] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
  }

  @Test(arguments: ["sqlite", "file"])
  func `What was said to be stored is there after a kill, and nothing half`(
    engine: String
  ) async throws {
    try await withFolder { folder in
      var last = 0
      for round in 0..<Self.count {
        let (process, output) = try start(folder.path, engine, "write")
        var said = Data()
        let enough = Int.random(in: 1...12)
        while numbers(in: said).count < enough, let more = try output.read(upToCount: 1) {
          said += more
        }
        usleep(.random(in: 0...20_000))
        kill(process.processIdentifier, SIGKILL)
        said += try output.readToEnd() ?? Data()
        process.waitUntilExit()
        last = numbers(in: said).last ?? last
        let (lister, list) = try start(folder.path, engine, "list")
        let stored = numbers(in: try list.readToEnd() ?? Data())
        lister.waitUntilExit()
        #expect(lister.terminationStatus == 0)
        #expect(stored == Array(1...max(1, stored.count)), "round \(round)")
        // The last one may be stored without having been said so.
        #expect(stored.count == last || stored.count == last + 1, "round \(round)")
        last = stored.count
      }
    }
  }
}
