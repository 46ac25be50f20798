import SwiftFacts
import Testing

@Suite struct `Damaged sources` {
  @Test func `are scanned without a crash`() throws {
    let seed = SeedOfTests.value
    print("seed of the damage: \(seed)")
    let sources = try SourceFolders.swiftFiles(in: SourceFolders.ownSources).prefix(40)
      .map { try SourceFolders.bytes(of: $0) }
    var damaged = DamagedSource(seed: seed)
    var scanner = FactScanner()
    for number in 0..<5_000 {
      let source = damaged.damage(sources[number % sources.count], length: 600)
      let facts = scanner.facts(of: source)
      #expect(rangesLieInside(facts, count: Int32(source.count)), "seed \(seed), case \(number)")
    }
  }

  @Test func `may repeat a construct as often as they like`() {
    var scanner = FactScanner()
    for (name, source) in DamagedSource.repetitions(count: 100_000) {
      let facts = scanner.facts(of: source)
      #expect(rangesLieInside(facts, count: Int32(source.count)), "\(name)")
    }
  }

  @Test func `may be empty or cut anywhere`() {
    var scanner = FactScanner()
    #expect(scanner.facts(of: []) == Facts())
    let source = Array(OddConstructs.all.joined(separator: "\n").utf8)
    for end in source.indices {
      let facts = scanner.facts(of: Array(source[..<end]))
      #expect(rangesLieInside(facts, count: Int32(end)))
    }
  }

  @Test func `are scanned where they lie as they are in a copy`() {
    let padding = Array(repeating: UInt8(0), count: FactScanner.padding)
    var scanner = FactScanner()
    var other = FactScanner()
    for construct in OddConstructs.all {
      let source = Array(construct.utf8)
      let facts = scanner.facts(of: source)
      (source + padding).withUnsafeBufferPointer { bytes in
        let scanned = other.scan(padded: UnsafeBufferPointer(rebasing: bytes[..<source.count]))
        #expect(scanned.facts == facts, "\(construct)")
        #expect(scanned.bytes.baseAddress == bytes.baseAddress)
      }
    }
  }

  private func rangesLieInside(_ facts: Facts, count: Int32) -> Bool {
    func isInside(_ range: ByteRange) -> Bool {
      range.start >= 0 && range.start <= range.end && range.end <= count
    }
    return facts.declarations.allSatisfy { isInside($0.range) && isInside($0.name) }
      && facts.references.allSatisfy { isInside($0.name) }
      && facts.calls.allSatisfy { isInside($0.arguments) }
      && facts.statements.allSatisfy { isInside($0.range) }
      && facts.blocks.allSatisfy { isInside($0.range) }
      && facts.literals.allSatisfy { isInside($0.range) }
      && facts.comments.allSatisfy { isInside($0.range) }
      && facts.branches.allSatisfy { isInside($0.range) }
      && facts.localNames.allSatisfy { isInside($0.name) && $0.scopeEnd <= count }
  }
}
