import Testing

@testable import ApplicationKit

@Suite struct KeyScriptTests {
  @Test func `Words are keys and quotes hold text`() throws {
    let keys = try KeyScript(#"down "H 世\"\\" return ctrl+x a  PageUp"#).keys
    #expect(
      keys == [
        .down, .character("H"), .character(" "), .character("世"), .character("\""),
        .character("\\"), .return, .control("x"), .character("a"), .pageUp,
      ])
  }

  @Test func `Nothing is no key`() throws {
    #expect(try KeyScript("").keys == [])
    #expect(try KeyScript(" \n ").keys == [])
  }

  @Test(arguments: [
    ("up dwn", 4), ("\"open", 1), ("a \"x\\n\"", 5), ("ctrl+1", 1), ("a \"b", 3),
  ])
  func `What is not a script says where`(script: String, column: Int) {
    let error = #expect(throws: KeyScriptError.self) { try KeyScript(script) }
    #expect(error?.column == column)
  }

  @Test func `A long script takes no longer than it is long`() throws {
    let time = try ContinuousClock().measure {
      let script = try KeyScript(String(repeating: "down ", count: 40_000))
      #expect(script.keys.count == 40_000)
    }
    #expect(time < .seconds(20))
  }

  @Test func `Every key that has a name is found by it`() {
    for (name, key) in Key.named {
      #expect(Key(named: name) == key)
      #expect(key.name == name)
    }
    #expect(Key(named: "ctrl+x")?.name == "ctrl+x")
    #expect(Key(named: "é")?.name == "é")
  }
}
