import Foundation
import Testing

/// What an application has kept and finds no more once the spec has changed is told with the way out.
@Suite struct GenerateMovedDataTests {
  private let project: GeneratedNewsReader

  init() throws {
    project = try GeneratedNewsReader()
  }

  @Test func `Data that is kept under a former name is told with what moves it`() throws {
    try project.change("armature.yml", "NewsStore", "PressStore")
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = "\"${XDG_DATA_HOME:-$HOME/.local/share}\"/NewsReader"
    #expect(
      outcome.output.contains(
        "\n  NewsStore is PressStore now: cd \(folder) && for file in NewsStore.*; do mv "))
    try project.change("armature.yml", "  name: NewsReader", "  name: Gazette")
    #expect(try project.generate().output.contains("  NewsReader is Gazette now: mv \(folder) "))
    #expect(!(try project.generate().output.contains("yours to move")))
    let data = project.url("data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    for name in ["NewsStore.sqlite", "NewsStore.sqlite-wal"] {
      try Data().write(to: data.appending(path: name))
    }
    let line = try #require(outcome.output.split(separator: "\n").first { $0.contains("&& for") })
    let command = line.split(separator: " && ", maxSplits: 1)[1]
    let shell = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", "cd \"\(data.path)\" && \(command)"])
    shell.waitUntilExit()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: data.path).sorted() == [
        "PressStore.sqlite", "PressStore.sqlite-wal",
      ])
  }

  @Test func `Data that no store of the new spec finds is told`() throws {
    try project.change("armature.yml", "engine: sqlite", "engine: file")
    try project.change("armature.yml", "models: [News, Author]", "models: [News, Author, Tag]")
    try project.change("armature.yml", "models:\n  News:", "models:\n  Tag: {}\n  News:")
    #expect(
      try project.generate().output.contains(
        "\n  NewsStore in SQLite is NewsStore in a file now: the application does not start beside")
    )
    try project.change("armature.yml", "models: [News, Author, Tag]", "models: [News, Author]")
    try project.change(
      "armature.yml", "stores:\n", "stores:\n  TagStore: { engine: sqlite, models: Tag }\n")
    let outcome = try project.generate()
    #expect(
      outcome.output.contains(
        "\n  Tag of NewsStore is in TagStore now: a store with objects of Tag is not opened"),
      "\(outcome.output)\(outcome.errors)")
  }

  @Test func `What is set for an input that is called otherwise is told`() throws {
    try project.change("armature.yml", "feedURL: URL", "sourceURL: URL")
    let outcome = try project.generate()
    #expect(
      outcome.output.contains(
        "  the setting feedURL is sourceURL now: write sourceURL below 'settings' of the application, with "
          + "'was: feedURL', and what was set is found; without it, it is asked for again\n"),
      "\(outcome.output)\(outcome.errors)")
    try project.change(
      "armature.yml", "  name: NewsReader\n",
      "  name: NewsReader\n  settings: { sourceURL: { type: URL, was: feedURL } }\n")
    #expect(!(try project.generate().output.contains("yours to move")))
    let delegate = "Sources/NewsReader/Application/NewsReaderApplicationDelegate+Generated.swift"
    #expect(
      project.text(delegate)?.contains(#"[Setting("sourceURL", URL.self, was: ["feedURL"])]"#)
        == true)
  }

  @Test func `Data of another type is told, and what is the same in other words is not`() throws {
    try project.change(
      "armature.yml", "      imageURL: URL?\n", "      imageURL: { type: URL, optional: true }\n")
    #expect(!(try project.generate().output.contains("News.imageURL")))
    try project.change(
      "armature.yml", "imageURL: { type: URL, optional: true }", "imageURL: String?")
    #expect(
      try project.generate().output.contains(
        "\n  News.imageURL: URL is String now: a store with objects of News is not opened; --recover"
      ))
  }

  @Test func `What stored objects lack is told with the way out, once`() throws {
    try project.change(
      "armature.yml", "      imageURL: URL?\n", "      imageURL: URL?\n      place: String\n")
    let told =
      "\n  News.place is new and required: a store with objects of News is not opened; make it optional, or give it a default\n"
    #expect(try project.generate().output.contains(told))
    #expect(!(try project.generate().output.contains("yours to move")))
  }

  @Test func `Data of which the spec has nothing any more is told`() throws {
    try project.change("armature.yml", "      imageURL: URL?\n", "")
    let outcome = try project.generate()
    #expect(
      outcome.output.contains(
        "\n  News.imageURL is gone: a store with objects of News is not opened"))
    #expect(!outcome.output.contains("News.title is gone"))
    #expect(!(try project.generate().output.contains("is gone")))
  }
}
