import SwiftFacts
import Testing

@Suite struct `Scanner and parser` {
  @Test func `agree on every interface of the toolchain`() throws {
    let paths = SourceFolders.swiftFiles(in: [try SourceFolders.toolchain()])
      .filter { $0.hasSuffix(".swiftinterface") }
    #expect(!paths.isEmpty)
    var run = ComparisonOfFacts()
    for path in paths { run.compare(try SourceFolders.bytes(of: path), name: path) }
    #expect(run.compared == paths.count)
    #expect(run.differences == [])
  }

  @Test func `agree on our own sources`() throws {
    var run = ComparisonOfFacts()
    for path in SourceFolders.swiftFiles(in: SourceFolders.ownSources) {
      run.compare(try SourceFolders.bytes(of: path), name: path)
    }
    #expect(run.compared > 100)
    #expect(run.differences == [])
  }

  @Test func `agree on generated programs`() {
    let seed = SeedOfTests.value
    print("seed of the generated programs: \(seed)")
    var run = ComparisonOfFacts()
    for number in 0..<UInt64(2_000) {
      var generator = ProgramGenerator(seed: seed &+ number)
      run.compare(Array(generator.program().utf8), name: "program of seed \(seed &+ number)")
    }
    #expect(run.compared > 1_000)
    #expect(run.differences == [], "seed \(seed)")
  }

  @Test(arguments: OddConstructs.all)
  func `agree on a construct`(source: String) {
    var run = ComparisonOfFacts()
    run.compare(Array(source.utf8), name: source)
    #expect(run.compared == 1, "it does not parse")
    #expect(run.differences == [])
  }

  @Test func `meet every kind of fact in what they compare`() throws {
    var run = ComparisonOfFacts()
    for path in SourceFolders.swiftFiles(in: [try SourceFolders.toolchain()]).prefix(24) {
      run.compare(try SourceFolders.bytes(of: path), name: path)
    }
    for number in 0..<UInt64(400) {
      var generator = ProgramGenerator(seed: number)
      run.compare(Array(generator.program().utf8), name: "program of seed \(number)")
    }
    for source in OddConstructs.all { run.compare(Array(source.utf8), name: source) }
    for (kind, count) in run.counts.counts.sorted(by: { $0.key < $1.key }) {
      print("\(kind): \(count)")
    }
    #expect(run.counts.missing == [])
  }
}
