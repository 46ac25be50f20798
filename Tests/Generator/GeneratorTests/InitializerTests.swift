import Testing

@Suite struct InitializerTests {
  @Test func `What needs its owner is made after it`() throws {
    let spec = """
      armature: 1
      application: { name: Chores }
      models:
        Chore:
          attributes: { title: { type: String, maximumLength: 9 } }
          relationships: { steps: { toMany: Step, count: 1...9, inverse: chore, deleteRule: cascade } }
        Step: { attributes: { text: String }, relationships: { chore: Chore } }
      stores: { ChoreStore: { engine: memory, models: [Chore, Step] } }
      """
    let chore = try generatedCode(at: "Sources/Chores/Models/Chore+Generated.swift", of: spec)
    #expect(chore.contains("init(title: String, in context: any ObjectContext) {"))
    let step = try generatedCode(at: "Sources/Chores/Models/Step+Generated.swift", of: spec)
    #expect(step.contains("init(text: String, chore: Chore, in context: any ObjectContext) {"))
    let tests = try generatedCode(
      at: "Tests/ChoresTests/ChoreTests+Generated.swift", of: spec)
    #expect(!tests.contains("No object is made of a value that is not allowed"))
  }
}
