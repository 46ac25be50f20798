import Foundation
import Statements

// usage: GRDBBenchmark FOLDER CASE grdb COUNT
//
// Prints what StoreBenchmark prints, of the same work done with GRDB on the database that a store has made.

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[4]) else {
  FileHandle.standardError.write(Data("usage: GRDBBenchmark FOLDER CASE grdb COUNT\n".utf8))
  exit(64)
}
let clock = ContinuousClock()

/// Prints what the work costs.
func measure(_ work: () throws -> Void) rethrows {
  trimMemory()
  let (memory, time, moment) = (residentMemory(), processorTime(), clock.now)
  try work()
  let (spent, passed) = (processorTime() - time, clock.now - moment)
  let seconds = Double(passed.components.attoseconds) / 1e18 + Double(passed.components.seconds)
  print(spent, seconds, peakMemory() - memory, residentMemory())
}

let path = URL(filePath: arguments[1]).appending(path: "Benchmark.sqlite").path
try RecordCase(path: path, count: count).run(arguments[2])
