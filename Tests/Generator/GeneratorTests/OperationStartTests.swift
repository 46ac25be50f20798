import Testing

/// How controllers start operations.
@Suite struct OperationStartTests {
  private static let text = """
    armature: 1
    application: { name: Desk, operationQueues: [work], settings: { reader: String? } }
    models: { Note: { attributes: { text: String } } }
    stores: { NoteStore: { engine: memory, models: [Note] } }
    operations:
      ReadOperation:
        input:
          name: { type: String?, default: settings.reader }
          other: String?
          limit: Int
          didSet: Int
        queue: work
      WriteOperation: { after: ReadOperation }
      SendOperation: { input: { note: Note?, days: "[Date]" } }
    states: { DeskState: { properties: { note: Note? } } }
    controllers:
      NoteListController:
        shows: Note
        states: DeskState
        actions:
          write: { key: w, operation: WriteOperation }
          send: { key: s, operation: SendOperation, with: { note: DeskState.note, days: [7 days ago, now] } }
    """

  private static func file(_ path: String) throws -> String {
    try generatedCode(at: path, of: text)
  }

  @Test func `A setting is asked for only where nothing can be done without it`() throws {
    let code = try Self.file("Sources/Desk/Controllers/NoteListController+Generated.swift")
    #expect(code.contains("withSetting(\"limit\", as: Int.self)"))
    #expect(code.contains("environment.settings.value(\"reader\")"))
    #expect(code.contains("environment.settings.value(\"other\")"))
    #expect(code.contains("withSetting(\"didSet\", as: Int.self) { (didSet) in"))
    #expect(code.count(of: "withSetting") == 2)
  }

  @Test func `An operation gets the snapshot of a state's object, and dates by their distance`()
    throws
  {
    let code = try Self.file("Sources/Desk/Controllers/NoteListController+Generated.swift")
    #expect(code.contains("SendInput("))
    #expect(code.contains("note: deskState.note?.snapshot"))
    let clock = "environment.noteStore.clock"
    #expect(code.contains("days: [\(clock).date(-7, .day), \(clock).now]"))
  }

  @Test func `Nobody is asked about an object that is not there`() throws {
    let code = try generatedCode(
      at: "Sources/Desk/Controllers/NoteListController+Generated.swift",
      of: Self.text.replacing(
        "note: DeskState.note, days: [7 days ago, now] }",
        with: "note: note, days: [] }, confirm: true"
      )
      .replacing("operation: WriteOperation }", with: "operation: WriteOperation, confirm: true }"))
    #expect(code.contains("KeyAction(\"w\", \"write\", asksFirst: true, write)"), "\(code)")
    #expect(
      code.contains("KeyAction(\"s\", \"send\", asksFirst: selectedItem != nil, send)"), "\(code)")
  }

  @Test func `An operation says its queue itself, whoever starts it`() throws {
    let code = try Self.file("Sources/Desk/Operations/ReadOperation+Generated.swift")
    #expect(code.contains("extension ReadOperation: QueuedOperation {"))
    #expect(code.contains("var queueName: String { \"work\" }"))
    let other = try Self.file("Sources/Desk/Operations/WriteOperation+Generated.swift")
    #expect(!other.contains("QueuedOperation"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
