import Testing

@testable import SourceModel

@Suite struct NestTests {
  @Test func `Of nested ranges the last one is found that is accepted`() {
    let nest = Nest([0..<100, 10..<90, 20..<30, 22..<24, 40..<50])
    #expect(nest.last(containing: 23) { _ in true } == 3)
    #expect(nest.last(containing: 26) { _ in true } == 2)
    #expect(nest.last(containing: 60) { _ in true } == 1)
    #expect(nest.last(containing: 45) { $0 < 1 } == 0)
    #expect(nest.last(containing: 100) { _ in true } == nil)
    #expect(nest.last(containing: 95) == 0 && nest.last(containing: 100) == nil)
    #expect(nest.contains(0) && !nest.contains(100))
  }
}
