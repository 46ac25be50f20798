import Foundation
import ModelKit
import Statements

// usage: StoreBenchmark FOLDER CASE kit|c|make COUNT
//
// Prints one line: processor time in seconds, wall time in seconds, and the memory in bytes that the
// case has added. `make` fills the folder with what the case begins with, which is not measured.

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[4]) else {
  FileHandle.standardError.write(Data("usage: StoreBenchmark FOLDER CASE kit|c|make COUNT\n".utf8))
  exit(64)
}
let folder = URL(filePath: arguments[1])
let name = arguments[2]
let clock = ContinuousClock()

/// Prints what the work costs.
@MainActor func measure(_ work: () async throws -> Void) async throws {
  trimMemory()
  let (memory, time, moment) = (residentMemory(), processorTime(), clock.now)
  try await work()
  let (spent, passed) = (processorTime() - time, clock.now - moment)
  let seconds = Double(passed.components.attoseconds) / 1e18 + Double(passed.components.seconds)
  print(spent, seconds, peakMemory() - memory, residentMemory())
}

switch arguments[3] {
case "c":
  let path = folder.appending(path: "Benchmark.sqlite").path
  try await measure {
    let result = runStatements(path, name, Int32(count))
    precondition(result > 0)
  }
case "make":
  let store = try openStore(in: folder)
  let path = folder.appending(path: "Benchmark.sqlite").path
  _ = store
  switch name {
  case "insert", "build": break
  case "traverse": _ = runStatements(path, "build", Int32(count))
  default: _ = runStatements(path, "insert", Int32(count))
  }
  moveIntoDatabase(path)
default:
  try await KitCase(store: try openStore(in: folder), count: count).run(name)
}
