import Foundation
import ModelKit
import Testing

private final class Diary: ManagedObject, Model {
  @Attribute("text", default: "") var text: String
  @Attribute("isDraft", default: true, isTransient: true) var isDraft: Bool
  nonisolated(unsafe) static var events: [String] = []
}

extension Diary: ObjectLifeCycle {
  func didInsert() { Diary.events.append("insert") }
  func didFetch() { Diary.events.append("fetch") }
  func willSave() {
    text += "."
    Diary.events.append("willSave")
  }
  func didSave() { Diary.events.append("save \(isChanged)") }
  func willDelete() { Diary.events.append("delete") }
}

@MainActor struct LifeCycleTests {
  @Test func `A model is told of the turns of its life`() async throws {
    try await withFolder { folder in
      let description = StoreDescription(
        name: "Diary", models: [Diary.self], engine: FileEngine.self)
      do {
        let store = try ObjectStore(description, at: .folder(folder))
        Diary.insert(in: store)
        try await store.save()
      }
      let other = try ObjectStore(description, at: .folder(folder))
      let diary = try #require(try Diary.all(in: other).first)
      #expect(diary.text == "." && diary.isDraft)
      try other.delete(diary)
      #expect(Diary.events == ["insert", "willSave", "save false", "fetch", "delete"])
    }
  }

  @Test func `A save that is running does not take changes that come after it`() async throws {
    let store = try NewsStore(at: .memory)
    let news = insertNews("a", in: store)
    async let saved: Void = store.save()
    await Task.yield()
    news.title = "b"
    try await saved
    try await store.save()
    #expect(news.title == "b" && !store.hasChanges)
    news.title = "c"
    store.rollback()
    #expect(news.title == "b")
  }
}
