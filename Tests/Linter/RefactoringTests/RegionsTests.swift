import Testing

@testable import Refactoring

@Suite struct RegionsTests {
  @Test func `Ranges that are taken in are found again in any order`() {
    var regions = Regions()
    for range in [30..<40, 0..<5, 10..<20, 18..<32, 5..<5] { regions.insert(range) }
    let taken = (0..<50).filter { regions.overlap($0..<$0 + 1) }
    #expect(taken == Array(0..<5) + Array(10..<40))
    #expect(!regions.overlap(5..<10) && regions.overlap(4..<11) && !regions.overlap(3..<3))
  }

  @Test func `Stretches that touch or lie in others count once`() {
    let stretches = Stretches([8..<9, 0..<10, 20..<30, 2..<3, 10..<12, 25..<40])
    #expect(stretches.ranges == [0..<12, 20..<40])
    #expect((0..<45).filter(stretches.contain) == Array(0..<12) + Array(20..<40))
  }
}
