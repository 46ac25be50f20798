import Foundation

/// The built `armature`, run as its users run it.
public struct BuiltTool: Sendable {
  /// What became of one run.
  public struct Outcome: Sendable {
    /// The exit status; 128 and the signal's number for a process that a signal ended.
    public let status: Int32
    public let output: String
    public let errors: String
  }

  /// The folder that it runs in.
  public let folder: String
  public let environment: [String: String]

  public init(in folder: String, environment: [String: String] = [:]) {
    self.folder = folder
    self.environment = environment
  }

  /// Lies beside the program that runs the tests.
  public static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "armature").path

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - input: what it reads; short, since nobody waits for it to be read.
  ///   - signal: sent after a delay in microseconds, where one is given.
  public func run(
    _ arguments: [String], input: String? = nil,
    signal: (number: Int32, microseconds: UInt32)? = nil
  ) throws -> Outcome {
    let process = Process()
    let streams = try Streams()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try input.map(Self.pipe) ?? FileHandle.nullDevice
    process.standardOutput = streams.output
    process.standardError = streams.errors
    try process.run()
    if let signal {
      usleep(signal.microseconds)
      kill(process.processIdentifier, signal.number)
    }
    process.waitUntilExit()
    let wasStopped = process.terminationReason == .uncaughtSignal
    return try Outcome(
      status: wasStopped ? 128 + process.terminationStatus : process.terminationStatus,
      output: streams.text(of: streams.output), errors: streams.text(of: streams.errors))
  }
}

extension BuiltTool {
  /// A pipe that holds a text and is closed behind it.
  private static func pipe(holding text: String) throws -> Any {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }
}

/// Files without a name: a pipe would have to be read while the process writes.
private struct Streams {
  let output: FileHandle
  let errors: FileHandle

  init() throws {
    output = try Self.unnamedFile()
    errors = try Self.unnamedFile()
  }

  func text(of stream: FileHandle) throws -> String {
    try stream.seek(toOffset: 0)
    return String(decoding: try stream.readToEnd() ?? Data(), as: UTF8.self)
  }

  private static func unnamedFile() throws -> FileHandle {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileHandle(forUpdating: file)
  }
}
