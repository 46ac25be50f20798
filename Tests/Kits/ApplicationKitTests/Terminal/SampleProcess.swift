import Foundation

/// The sample application, which is built with the tests.
enum SampleProcess {
  static let path =
    Bundle.main.executableURL?.deletingLastPathComponent()
    .appending(path: "ApplicationKitSample").path ?? ""

  static let environment = [
    "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
    "XDG_DATA_HOME": FileManager.default.temporaryDirectory.path,
  ]

  /// Runs it without a terminal.
  ///
  /// - Parameter redirection: of its descriptors, as a shell has it, such as `>/dev/full`.
  static func run(
    _ words: String..., redirection: String = ""
  ) throws -> (output: String, error: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    let error = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    // Who waits or reads without end is ended, after more time than a busy machine needs.
    process.arguments =
      ["-c", "exec timeout -s KILL 300 \"$0\" \"$@\" " + redirection, path] + words
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    try output.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: written, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
      process.terminationStatus
    )
  }
}
