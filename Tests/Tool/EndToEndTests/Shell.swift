import Foundation

/// What became of a command.
struct CommandOutcome {
  let status: Int32
  /// Both streams, as they came.
  let output: String
}

/// Runs a command line in a folder and waits for its end.
func run(
  _ command: String, in folder: URL, environment: [String: String] = [:]
) throws -> CommandOutcome {
  // Outside of the folder, which another test may be copying.
  let log = FileManager.default.temporaryDirectory
    .appending(path: "armature-command-\(UUID().uuidString)")
  try Data().write(to: log)
  defer { try? FileManager.default.removeItem(at: log) }
  let file = try FileHandle(forWritingTo: log)
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", command]
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = file
  process.standardError = file
  try process.run()
  process.waitUntilExit()
  try file.close()
  return CommandOutcome(
    status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
}
