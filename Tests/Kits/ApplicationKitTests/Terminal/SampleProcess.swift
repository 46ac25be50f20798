import Foundation

/// The sample application, which is built with the tests.
enum SampleProcess {
  static let path =
    Bundle.main.executableURL?.deletingLastPathComponent()
    .appending(path: "ApplicationKitSample").path ?? ""

  static let environment = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]

  /// Runs it without a terminal.
  ///
  /// - Parameter file: the file for its output; none when that is returned.
  static func run(
    _ words: String..., writingTo file: String? = nil
  ) throws -> (output: String, error: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    let error = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file.flatMap { FileHandle(forWritingAtPath: $0) as Any? } ?? output
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
