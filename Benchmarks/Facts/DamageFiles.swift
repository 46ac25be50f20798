import Foundation
import SwiftFacts

/// Scans damaged sources: it must neither crash nor take more than linear time.
func damageFiles(in folders: [String], cases: Int, seed: UInt64) -> Int32 {
  print("seed: \(seed)")
  let sources = swiftFiles(in: folders).compactMap { bytes(of: $0) }
  var damaged = DamagedSource(seed: seed)
  var scanner = FactScanner()
  var byteCount = 0
  var facts = 0
  let started = processorTime()
  for number in 0..<cases {
    let source = damaged.damage(sources[number % sources.count], length: 2_000)
    byteCount += source.count
    facts += scanner.facts(of: source).references.count
  }
  let seconds = processorTime() - started
  print("damaged cases: \(cases), bytes: \(byteCount), references: \(facts)")
  print("processor time with the damaging: \(seconds) s")
  return measureGrowth(&scanner)
}

/// Times texts that repeat one construct at two sizes: four times the size may take no more than
/// twelve times the time (memory that is touched for the first time costs more; quadratic is 16).
private func measureGrowth(_ scanner: inout FactScanner) -> Int32 {
  var failures: Int32 = 0
  let small = DamagedSource.repetitions(count: 500_000)
  let large = DamagedSource.repetitions(count: 2_000_000)
  var slowest = 0.0
  for (one, four) in zip(small, large) {
    let short = bestTime(&scanner, one.source)
    let long = bestTime(&scanner, four.source)
    slowest = max(slowest, long)
    if long > 12 * max(short, 0.004) {
      failures += 1
      print("NOT LINEAR '\(one.name)': \(short) s, then \(long) s")
    }
  }
  print("repeated constructs: \(small.count), slowest for 2 MB: \(slowest) s")
  return failures
}

private func bestTime(_ scanner: inout FactScanner, _ source: [UInt8]) -> Double {
  var best = Double.infinity
  for _ in 0..<3 {
    let started = processorTime()
    _ = scanner.facts(of: source)
    best = min(best, processorTime() - started)
  }
  return best
}
