import Foundation
import SwiftFacts
import SwiftParser

/// Seconds of processor time that this process has used.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Processor time of the facts and of SwiftParser's parse alone over the same bytes, in one run.
func measureSpeed(in folders: [String]) -> Int32 {
  let sources = swiftFiles(in: folders).compactMap { bytes(of: $0) }
  let megabytes = Double(sources.reduce(0) { $0 + $1.count }) / 1e6
  // The median of five: one run of the facts is too short to be exact.
  let scanned = (0..<5).map { _ in timeToScan(sources) }.sorted()[2]
  let started = processorTime()
  for source in sources {
    source.withUnsafeBufferPointer { _ = Parser.parse(source: $0) }
  }
  let parsed = processorTime() - started
  print("files: \(sources.count), megabytes: \(rounded(megabytes))")
  print("facts: \(rounded(scanned, 3)) s, \(rounded(megabytes / scanned)) MB/s")
  print("SwiftParser: \(rounded(parsed, 3)) s, \(rounded(megabytes / parsed, 2)) MB/s")
  print("ratio: \(rounded(parsed / scanned))")
  return 0
}

private func timeToScan(_ sources: [[UInt8]]) -> Double {
  var scanner = FactScanner()
  var statements = 0
  let started = processorTime()
  for source in sources { statements += scanner.facts(of: source).statements.count }
  let time = processorTime() - started
  precondition(statements >= 0)
  return time
}

private func rounded(_ value: Double, _ digits: Int = 1) -> String {
  String(format: "%.\(digits)f", value)
}
