import Foundation
import TestSupport
import Testing

/// What the spec check accepts builds without a warning, passes its tests, is clean for both linters and runs:
/// held over specs that nobody has chosen.
@Suite struct ProjectTrialTests {
  /// Three kinds in one run, so that the kits are compiled once and all tests are one program:
  ///
  /// - the smallest spec for a key, in every form that its value can have, for one key in sixteen; with
  ///   `ARMATURE_ALL_KEYS=1` for all;
  /// - two random specs; `Scripts/random-projects.py` tries hundreds;
  /// - what has ever failed, reduced to about ten lines, in `Fixtures/Specs`.
  @Test func `Accepted specs become projects that hold`() throws {
    let specs = URL(filePath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "trials")
    try? FileManager.default.removeItem(at: specs)
    try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    // One draw a day, so that whoever repeats a run gets the same.
    let seed = Int(Date().timeIntervalSince1970) / 86_400
    print("trials with seed \(seed)")
    try Self.writeSmallestSpecifications(seed: seed, to: specs)
    let fixtures = root.appending(path: "Tests/Tool/EndToEndTests/Fixtures/Specs")
    let outcome = try run(
      """
      set -e
      \(root.path)/Scripts/random-projects.py --armature \(BuiltTool.path) --models 6 --count 2 \
        --first \(seed) --write random
      \(root.path)/Scripts/project_trials.py --armature \(BuiltTool.path) --keep projects \
        *.yml random/*.yml \(fixtures.path)/*.yml
      """, in: specs)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private static func writeSmallestSpecifications(seed: Int, to folder: URL) throws {
    let keys = try SmallestSpecifications()
    let all = ProcessInfo.processInfo.environment["ARMATURE_ALL_KEYS"] == "1"
    let places = keys.places.enumerated().filter { all || $0.offset % 16 == seed % 16 }.map(
      \.element)
    let specs = keys.specifications(for: places)
    #expect(!specs.isEmpty)
    for (number, spec) in specs.enumerated() {
      var spec = spec
      spec["application"]?["name"] = .text("Smallest\(number)", isPlain: true)
      let file = folder.appending(path: "smallest-\(number).yml")
      try spec.spec.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test func `A generated test misses every generated method of the notes`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let outcome = try run(
      "\(root.path)/Scripts/find-scenery.py --armature \(BuiltTool.path) Examples/notes.yml",
      in: root)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("missed   Sources/Notes/Controllers/"))
  }

  @Test func `The examples have every key, so that a smallest spec can be made for it`() throws {
    let keys = try SmallestSpecifications()
    let missing = keys.places.filter { !keys.holds($0, in: keys.everything) }.map(\.path)
    #expect(missing == [])
  }
}
