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

private final class Shelf: ManagedObject, Model {
  @Attribute("amount", default: 0, minimum: 0) var amount: Int
  @Attribute("limit", default: 5) var limit: Int
}

private struct ShelfError: Error, Equatable {
  let turn: String
  let amount: Int
}

extension Shelf: ObjectLifeCycle {
  func validateForInsert() throws { try check(in: "insert") }
  func validateForUpdate() throws { try check(in: "update") }
  func validateForDelete() throws { try check(in: "delete") }

  private func check(in turn: String) throws {
    if amount > limit { throw ShelfError(turn: turn, amount: amount) }
  }
}

@MainActor struct LifeCycleTests {
  @Test func `A model holds its values against each other before anything is stored`() async throws
  {
    let store = try ObjectStore(
      StoreDescription(name: "Shelf", models: [Shelf.self], engine: MemoryEngine.self), at: .memory)
    func expect(_ turn: String, _ amount: Int) async {
      await #expect(throws: ShelfError(turn: turn, amount: amount)) { try await store.save() }
    }
    let shelf = Shelf.insert(in: store)
    shelf.amount = 6
    await expect("insert", 6)
    #expect(throws: ShelfError(turn: "insert", amount: 6)) { try shelf.validate() }
    // How an initialiser ends that sets the first values of several.
    try shelf.validateOrWithdraw()
    shelf.limit = 6
    try await store.save()
    shelf.limit = 4
    await expect("update", 6)
    shelf.amount = -1
    await #expect(throws: ValidationError.self) { try await store.save() }
    shelf.amount = 7
    await #expect(throws: ShelfError(turn: "update", amount: 8)) {
      try await store.perform { _ in shelf.amount = 8 }
    }
    #expect(shelf.amount == 7)
    try store.delete(shelf)
    await expect("delete", 7)
    store.rollback()
    #expect(shelf.amount == 6 && !shelf.isDeleted && !store.hasChanges)
  }

  @Test func `What is withdrawn leaves those that it was related to as they were`() async throws {
    let store = try NewsStore(at: .memory)
    let author = Author.insert(in: store)
    author.name = "Ada"
    try await store.save()
    let news = News.insert(in: store)
    (news.title, news.author) = (String(repeating: "x", count: 201), author)
    #expect(author.isChanged)
    #expect(throws: ValidationError.self) { try news.validateOrWithdraw() }
    #expect(!author.isChanged && !store.hasChanges && author.articles.isEmpty)
  }

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
