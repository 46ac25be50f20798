import Foundation
import SwiftFacts

/// The Swift files and interfaces below some folders, in order.
func swiftFiles(in folders: [String]) -> [String] {
  folders.flatMap { folder -> [String] in
    var paths: [String] = []
    let walker = FileManager.default.enumerator(atPath: folder)
    while let path = walker?.nextObject() as? String {
      if path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") {
        paths.append(folder + "/" + path)
      }
    }
    return paths.sorted()
  }
}

func bytes(of path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map { [UInt8]($0) }
}

/// Compares the scanner and SwiftParser source by source, and counts.
struct ComparisonRun: ~Copyable {
  private var scanner = FactScanner()
  private var counts = FactCounts()
  private var compared = 0
  private var byteCount = 0
  private var unparsed: [String] = []
  private(set) var different = 0

  /// Compares one source; prints where they differ.
  mutating func compare(_ source: [UInt8], name: String) {
    guard let (extracted, unknownKinds) = FactExtractor.facts(of: source) else {
      unparsed.append(name)
      return
    }
    let comparison = FactComparison(
      scanned: scanner.facts(of: source), extracted: extracted, source: source)
    compared += 1
    byteCount += source.count
    counts.add(extracted)
    guard !(comparison.differences.isEmpty && unknownKinds.isEmpty) else { return }
    different += 1
    guard different <= 40 else { return }
    print("DIFFERENT \(name)")
    for kind in unknownKinds.prefix(3) { print("unknown kind \(kind)") }
    for difference in comparison.differences { print(difference) }
  }

  /// Prints the counts; 0 if there is no difference.
  func finish(listsUnparsed: Bool) -> Int32 {
    for (kind, count) in counts.counts.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(count)")
    }
    print("kinds of facts that never occur: \(counts.missing)")
    print("sources compared: \(compared), bytes: \(byteCount)")
    print("sources with syntax errors, not compared: \(unparsed.count)")
    if listsUnparsed { for name in unparsed { print("  \(name)") } }
    print("sources with differences: \(different)")
    return different == 0 ? 0 : 1
  }
}

func compareFacts(in folders: [String]) -> Int32 {
  var run = ComparisonRun()
  for path in swiftFiles(in: folders) {
    if let source = bytes(of: path) { run.compare(source, name: path) }
  }
  return run.finish(listsUnparsed: true)
}

func compareGenerated(count: Int, seed: UInt64) -> Int32 {
  print("seed: \(seed)")
  var run = ComparisonRun()
  for construct in OddConstructs.all { run.compare(Array(construct.utf8), name: construct) }
  for number in 0..<UInt64(count) {
    var generator = ProgramGenerator(seed: seed &+ number)
    let program = generator.program()
    let before = run.different
    run.compare(Array(program.utf8), name: "program of seed \(seed &+ number)")
    if run.different > before, run.different <= 3 { print(program) }
  }
  return run.finish(listsUnparsed: count == 0)
}
