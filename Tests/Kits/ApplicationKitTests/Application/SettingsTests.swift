import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

@MainActor @Suite struct SettingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let declared = [
    Setting("feedURL", URL.self), Setting("count", Int.self, default: 5),
    Setting("isQuiet", Bool.self), Setting("since", Date.self),
  ]

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func settings(_ texts: [String: String] = [:]) throws -> Settings {
    try Settings(declared, texts: texts, file: SettingsFile(inFolder: folder))
  }

  @Test func `The command line wins over what is remembered, and that over the default`() throws {
    #expect(try settings().value("count") == 5)
    try settings().set(6, for: "count")
    #expect(try settings().value("count") == 6)
    #expect(try settings(["count": "7"]).value("count") == 7)
    #expect(try settings().value("count") == 6)
  }

  @Test func `What is remembered under a former name is found, and remembered under that of now`()
    throws
  {
    let file = SettingsFile(inFolder: folder)
    func settings() throws -> Settings {
      let names = [
        Setting("limit", Int.self, was: ["maximum", "count"], default: 5),
        Setting("place", String.self, was: ["address"]),
      ]
      return try Settings(names, texts: [:], file: file)
    }
    try Data(#"{ "count": "6", "maximum": "many", "address": "here" }"#.utf8).write(to: file.url)
    var now = try settings()
    #expect(now.value("limit") == 5 && now.value("place") == "here")
    #expect(now.problem?.description.contains("maximum") == true)
    try now.set(7, for: "limit")
    now = try settings()
    #expect(now.value("limit") == 7 && now.value("place") == "here" && now.problem == nil)
    let text = try String(contentsOf: file.url, encoding: .utf8)
    #expect(text == "{\n  \"limit\" : \"7\",\n  \"place\" : \"here\"\n}")
    try now.set(["place": .null])
    #expect(try settings().value("place", as: String.self) == nil)
  }

  @Test func `Values come back from the file as they were`() throws {
    let url = try #require(URL(string: "https://example.org/a?b=%C3%BC"))
    let date = Date(timeIntervalSinceReferenceDate: 1.25)
    let first = try settings()
    try first.set(url, for: "feedURL")
    try first.set(true, for: "isQuiet")
    try first.set(date, for: "since")
    let second = try settings()
    #expect(second.value("feedURL") == url)
    #expect(second.value("isQuiet") == true)
    #expect(second.value("since") == date)
  }

  @Test func `A file that people wrote may have numbers and truth values`() throws {
    try Data(#"{"count": 12, "isQuiet": false, "unknown": "x"}"#.utf8)
      .write(to: folder.appending(path: "settings.json"))
    #expect(try settings().value("count") == 12)
    #expect(try settings().value("isQuiet") == false)
  }

  @Test(arguments: ["", "[]", "{", #"{"count": []}"#])
  func `A file that cannot be understood is an error`(text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "settings.json"))
    #expect(throws: SettingsError.self) { try settings() }
  }

  @Test func `What is remembered for another type is told, and stays until it is set anew`() throws
  {
    let file = folder.appending(path: "settings.json")
    try Data(#"{"count": "many", "feedURL": "https://example.org", "former": "x"}"#.utf8)
      .write(to: file)
    let settings = try settings()
    #expect(settings.value("count") == 5)
    #expect(
      settings.problem?.description.hasSuffix("setting 'count': 'many' is not a whole number")
        == true)
    #expect(try self.settings(["count": "7"]).problem == nil)
    func texts() throws -> [String: String]? {
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: String]
    }
    try settings.set(true, for: "isQuiet")
    #expect(
      try texts() == [
        "count": "many", "feedURL": "https://example.org", "former": "x", "isQuiet": "true",
      ])
    try settings.set(6, for: "count")
    #expect(settings.problem == nil)
    #expect(try texts()?["count"] == "6")
  }

  @Test func `Unknown names and other types are errors`() {
    let unknown = #expect(throws: SettingsError.self) { try settings(["feed": "x"]) }
    #expect(
      unknown?.description.hasPrefix("no setting is called 'feed'; there is 'feedURL'") == true)
    let wrong = #expect(throws: SettingsError.self) { try settings(["count": "x"]) }
    #expect(wrong?.description == "setting 'count': 'x' is not a whole number")
  }

  @Test func `A key shows what the settings hold, and what is entered is remembered`() async throws
  {
    let session = try await ApplicationSession(SampleDelegate(), location: .folder(folder))
    try await session.press(",")
    #expect(session.topController.heading == "Settings")
    #expect(session.screen.contains("│ Count     a whole number "), "\(session.screen)")
    #expect(session.screen.contains("│ Language  en "))
    try await session.press(#""many" return"#)
    #expect(session.screen.contains("not a whole number"), "\(session.screen)")
    try await session.press(#"ctrl+u "12" down ctrl+u "ja" return"#)
    #expect(!session.topController.isForm)
    let settings = session.application.environment.settings
    #expect(settings.value("count") == 12 && settings.value("language") == "ja")
    try await session.press(", ctrl+u down ctrl+u return")
    #expect(settings.value("count", as: Int.self) == nil && settings.value("language") == "en")
    await session.end()
  }

  @Test func `A setting is called by its label, or else by its name in words`() throws {
    Language.setLabels(Language.labelsOfTests)
    let declared = [Setting("greeting", String.self), Setting("farewellText", String.self)]
    let form = try Settings(declared, texts: [:], file: nil).makeForm()
    #expect(form.questions.map(\.titleLabel.text) == ["Gruß", "Farewell text"])
  }

  @Test func `The cases of a setting are called as in every form`() throws {
    Language.setLabels(Language.labelsOfTests)
    let declared = [Setting("genre", Book.Genre.self, default: .science)]
    let form = try Settings(declared, texts: [:], file: nil).makeForm()
    let choice = (form.questions.first?.control as? ChoiceControl)?.selected
    #expect(choice?.title == "Wissenschaft & Technik" && choice?.value == .string("science"))
  }

  @Test func `A setting is asked for until something is entered`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    try await session.press("w return")
    #expect(session.lines.last?.hasPrefix("needs a whole number — Count:") == true)
    try await session.press(#""x" return"#)
    #expect(session.lines.last?.hasPrefix("not a whole number — Count:") == true)
  }

  @Test func `The folder of data follows the XDG specification`() throws {
    func path(_ environment: [String: String]) throws -> String {
      try DataFolder.usual(applicationName: "News", environment: environment, home: "/users/1").path
    }
    #expect(try path(["XDG_DATA_HOME": "/data", "HOME": "/home/ada"]) == "/data/News")
    let usual = "/home/ada/.local/share/News"
    #expect(try path(["XDG_DATA_HOME": "data", "HOME": "/home/ada"]) == usual)
    #expect(try path(["HOME": "/home/ada"]) == usual)
    for environment in [[:], ["HOME": ""], ["HOME": "", "XDG_DATA_HOME": ""], ["HOME": "ada"]] {
      #expect(try path(environment) == "/users/1/.local/share/News")
    }
  }

  @Test(arguments: [nil, ""])
  func `Who has no home is told so`(home: String?) throws {
    let error = #expect(throws: MessageError.self) {
      try DataFolder.usual(applicationName: "News", environment: ["HOME": ""], home: home)
    }
    #expect(error?.description.contains("set HOME") == true)
    let environment = ["XDG_DATA_HOME": "/data"]
    #expect(
      try DataFolder.usual(applicationName: "News", environment: environment, home: home).path
        == "/data/News")
  }
}
