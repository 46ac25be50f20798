import Foundation
import Synchronization
import Testing

@testable import ModelKit

@MainActor struct KeyTests {
  @Test func `Properties are read and set by their names`() throws {
    let store = try NewsStore(at: .memory)
    let news = News.insert(in: store)
    let author = Author.insert(in: store)
    try news.setValue("Hello", forKey: "title")
    try news.setValue(News.Section.sport, forKey: "section")
    try news.setValue(AttributeValue.string("science"), forKey: "section")
    try news.setValue(author, forKey: "author")
    try author.setValue("Ada", forKey: "name")
    #expect(news.title == "Hello" && news.section == .science && news.author == author)
    #expect(try news.value(forKey: "section") as? News.Section == .science)
    #expect(try news.value(forKey: "imageURL") == nil)
    #expect(try news.value(forKeyPath: "author.name") as? String == "Ada")
    #expect(try author.value(forKey: "articles") as? [ManagedObject] == [news])
    try author.setValue([Any](), forKey: "articles")
    #expect(news.author == nil)
    #expect(try news.value(forKeyPath: "author.name") == nil)
  }

  @Test func `A key that there is not, or a value of another type, is an error`() throws {
    let store = try NewsStore(at: .memory)
    let news = News.insert(in: store)
    let error = #expect(throws: KeyError.self) { try news.value(forKey: "titel") }
    #expect(error?.description == "News has no property 'titel'; did you mean 'title'?")
    #expect(throws: KeyError.self) { try news.setValue(5, forKey: "title") }
    #expect(throws: KeyError.self) { try news.setValue(nil, forKey: "title") }
    let unlike = #expect(throws: KeyError.self) { try news.setValue(news, forKey: "author") }
    #expect(unlike?.description == "'author' takes a value of type Author")
    #expect(throws: KeyError.self) {
      try news.setValue(AttributeValue.string("x"), forKey: "section")
    }
    #expect(throws: KeyError.self) { try news.value(forKeyPath: "title.count") }
    #expect(throws: KeyError.self) { try news.value(forKeyPath: "") }
    #expect(throws: KeyError.self) { try News.get("titel", "x", in: store) }
    #expect(throws: KeyError.self) { try News.get("title", 1, in: store) }
  }

  @Test func `A snapshot keeps the values of its moment`() throws {
    let store = try NewsStore(at: .memory)
    let news = insertNews("a", in: store)
    let before = news.snapshot
    news.title = "b"
    #expect(before["title"] == .string("a") && before["x"] == nil)
    #expect(before.value("title", as: String.self) == "a")
    #expect(news.snapshot.names(changedSince: before) == ["title"])
    #expect(news.snapshot != before)
  }

  @Test func `What nobody has written stands in and is told once`() throws {
    let store = try NewsStore(at: .memory)
    let news = insertNews("a", in: store)
    let told = Mutex<[Unwritten]>([])
    Unwritten.$record.withValue(UnwrittenRecord()) {
      Unwritten.report(to: { place in told.withLock { $0.append(place) } })
      #expect(news.byline == "byline is yours to write")
      #expect(news.byline == "byline is yours to write")
      #expect(Unwritten.reported == told.withLock { $0 })
    }
    #expect(told.withLock { $0 }.map(\.name) == ["byline"])
    #expect(told.withLock { $0 }.first?.file == "ModelKitTests/NewsModels.swift")
  }
}
