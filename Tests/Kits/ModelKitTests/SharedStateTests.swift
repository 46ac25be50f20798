import ModelKit
import Testing

private final class ReadingState: SharedState, ObservableState {
  @Shared var section = "world"
  @Shared var count = 0
}

@MainActor @Suite struct SharedStateTests {
  @Test func `A change is told once per turn, with the last value`() async {
    let state = ReadingState()
    var told: [String] = []
    let observation = state.observe(\.section) { told.append($0) }
    state.section = "science"
    state.section = "sport"
    state.count = 5
    await state.settle()
    #expect(told == ["sport"])
    state.section = "sport"
    await state.settle()
    #expect(told == ["sport"])
    observation.cancel()
    state.section = "world"
    await state.settle()
    #expect(told == ["sport"])
  }

  @Test func `An observation ends with who holds it`() async {
    let state = ReadingState()
    var count = 0
    var observation: StateObservation? = state.observe(\.count) { count = $0 }
    state.count = 1
    await state.settle()
    #expect(count == 1 && observation != nil)
    observation = nil
    state.count = 2
    await state.settle()
    #expect(count == 1)
  }
}
