import Foundation
import SwiftFacts

/// Compares sources one by one, and keeps what differs.
struct ComparisonOfFacts: ~Copyable {
  private var scanner = FactScanner()
  private(set) var counts = FactCounts()
  /// How many sources SwiftParser finds no error in.
  private(set) var compared = 0
  private(set) var differences: [String] = []

  mutating func compare(_ source: [UInt8], name: String) {
    guard let (extracted, unknownKinds) = FactExtractor.facts(of: source) else { return }
    defer { extracted.deallocate() }
    let comparison = FactComparison(
      scanned: scanner.facts(of: source), extracted: extracted, source: source)
    compared += 1
    counts.add(extracted)
    differences += (unknownKinds + comparison.differences).map { "\(name): \($0)" }
  }
}

/// Where the sources to compare lie.
enum SourceFolders {
  /// The folder of this package.
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  static let ownSources = ["Sources", "Tests", "Templates"].map { package.appending(path: $0).path }

  /// The toolchain's folder of libraries and interfaces, by what the compiler says.
  static func toolchain() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let information = try JSONDecoder().decode(TargetInformation.self, from: data)
    return information.paths.runtimeResourcePath
  }

  private struct TargetInformation: Decodable {
    var paths: Paths

    struct Paths: Decodable {
      var runtimeResourcePath: String
    }
  }

  /// Swift files and interfaces below some folders, in order.
  static func swiftFiles(in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
        .sorted().map { folder + "/" + $0 }
    }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
