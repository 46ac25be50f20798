import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

/// What notes and tasks have in common; its kind says which of them it is.
private class Entry: ManagedObject, Model {
  enum Kind: String, EnumerationValue { case note, idea, task }

  override class var concreteModels: [any Model.Type] { [Note.self, Duty.self] }

  @Attribute("kind") var kind: Kind
  @Attribute("text", default: "new") var text: String
}

private final class Note: Entry {
  override class var ownCases: [String: [String]] { ["kind": ["note", "idea"]] }
}

private final class Duty: Entry {
  override class var ownCases: [String: [String]] { ["kind": ["task"]] }
}

private final class Album: ManagedObject, Model {
  @Attribute("title", default: "Album") var title: String
  @Relationship("cover") var cover: Note?
  @Relationship("notes", count: 1...9) var notes: [Note]
}

private final class Seal: ManagedObject, Model {
  @Attribute("code", default: "small", pattern: "[A-Z]+") var code: String
  @Attribute("word", default: "x", minimumLength: 2) var word: String
}

private final class Bill: ManagedObject, Model {
  @Attribute("number", default: "") var number: String
  @Relationship("visit", inverse: "bill") var visit: Visit
}

private final class Visit: ManagedObject, Model {
  @Attribute("day", default: "") var day: String
  @Relationship("bill", inverse: "visit") var bill: Bill?
}

private final class Chapter: ManagedObject, Model {
  @Attribute("title", default: "") var title: String
  @Relationship("parent", inverse: "sections") var parent: Chapter?
  @Relationship("sections", inverse: "parent") var sections: [Chapter]
}

private final class Parcel: ManagedObject, Model {
  @Attribute("remark", default: "") var remark: String
  @Attribute("number", isUnique: true) var number: Int
}

private final class Shift: ManagedObject, Model {
  @Attribute("isNight", default: false) var isNight: Bool
  @Attribute("start") var start: Date
  @Attribute("remark") var remark: String?
}

private final class Lesson: ManagedObject, Model {
  @Attribute("room") var room: String?
  @Attribute("start") var start: Date?
}

private final class EntryDelegate: ApplicationDelegate {
  let name = "Entries"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let store = try ObjectStore(
      StoreDescription(
        name: "Entries",
        models: [
          Entry.self, Album.self, Seal.self, Bill.self, Visit.self, Chapter.self, Parcel.self,
          Shift.self, Lesson.self,
        ],
        engine: MemoryEngine.self),
      at: location)
    Duty.insert(in: store).text = "duty"
    let note = Note.insert(in: store)
    (note.kind, note.text) = (.note, "text")
    return ApplicationEnvironment(stores: [store])
  }

  func makeInitialController() -> ViewController { ViewController() }
}

@MainActor @Suite struct RelativesFormTests {
  private func fields(of model: any Model.Type) async throws -> [FormField] {
    let session = try await ApplicationSession(EntryDelegate())
    return try ObjectForm(
      entity: model.entity, context: session.application.environment.stores[0]
    ).fields()
  }

  @Test func `Objects of relatives are offered for no relationship`() async throws {
    let fields = try await fields(of: Album.self)
    #expect(fields.map(\.name) == ["notes", "title", "cover"])
    #expect(fields[0].choiceTitles == ["text"])
    #expect(fields[2].choiceTitles == [Language.texts.none, "text"])
  }

  @Test func `What decides the model of an object is asked for where it can`() async throws {
    #expect(try await fields(of: Duty.self).map(\.name) == ["text"])
    let kind = try #require(try await fields(of: Note.self).first)
    #expect(kind.name == "kind" && kind.isRequired)
    #expect(kind.choiceTitles == ["Note", "Idea"])
  }

  @Test func `A form that asks for what no object has ends the program`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let store = try EntryDelegate().makeEnvironment(at: .memory).stores[0]
        _ = try ObjectForm(entity: Seal.entity, context: store).fields(named: ["cod"])
      }
    }
  }

  @Test func `An object is called by what people know of it`() throws {
    let store = try EntryDelegate().makeEnvironment(at: .memory).stores[0]
    let (parcel, shift) = (Parcel.insert(in: store), Shift.insert(in: store))
    (parcel.number, parcel.remark) = (1029, "call first")
    shift.start = Date(iso8601: "2026-01-03T08:00:00Z")
    shift.remark = "call first"
    #expect(parcel.displayName == "Parcel 1029")
    #expect(shift.displayName.hasPrefix("Shift 2026-01-0"))
    let lesson = Lesson.insert(in: store)
    #expect(lesson.displayName == "Lesson \(lesson.objectID.key)")
    lesson.room = "2-A"
    #expect(lesson.displayName == "Lesson 2-A")
    lesson.start = shift.start
    #expect(lesson.displayName.hasPrefix("Lesson 2026-01-0"))
  }

  @Test func `An object is put neither below itself nor below what is below it`() throws {
    let environment = try EntryDelegate().makeEnvironment(at: .memory)
    let store = environment.stores[0]
    let chapters = ["Part", "Chapter", "Section", "Appendix"].map { title in
      let chapter = Chapter.insert(in: store)
      chapter.title = title
      return chapter
    }
    (chapters[1].parent, chapters[2].parent) = (chapters[0], chapters[1])
    func parents(of chapter: Chapter) throws -> [String] {
      let form = ObjectForm(entity: chapter.entity, context: store, object: chapter)
      let field = try form.fields(named: ["parent"])[0]
      let control = try #require(field.control as? ChoiceControl)
      var titles: [String] = []
      while let title = control.selected?.title, !titles.contains(title) {
        titles.append(title)
        _ = control.respond(to: .right)
      }
      return titles
    }
    #expect(try parents(of: chapters[1]) == ["Part", "Appendix", "none"])
    #expect(try parents(of: chapters[0]) == ["none", "Appendix"])
    // What is there already is shown.
    chapters[0].parent = chapters[2]
    #expect(try parents(of: chapters[0]) == ["Section", "Appendix", "none"])
  }

  @Test func `An object that is added without a form says why it is not saved`() async throws {
    let session = try await ApplicationSession(EntryDelegate(), size: Size(60, 9))
    let store = session.application.environment.stores[0]
    session.topController.insert(Seal.self, in: store)
    await session.waitUntilIdle()
    #expect(session.lines.last == "code does not match [A-Z]+; word needs at least 2 characters")
  }

  @Test func `What another object would lack is said of it, and it keeps what it has`() async throws
  {
    let session = try await ApplicationSession(EntryDelegate(), size: Size(60, 9))
    let store = session.application.environment.stores[0]
    let bills = ["Monday", "Tuesday"].map { day in
      let (bill, visit) = (Bill.insert(in: store), Visit.insert(in: store))
      (bill.number, bill.visit, visit.day) = ("Bill of \(day)", visit, day)
      return bill
    }
    try await store.save()
    session.topController.edit(bills[1], in: store)
    try await session.press("left ctrl+s")
    #expect(session.lines.last == "Bill of Monday: visit is required")
    #expect(bills.map(\.visit.day) == ["Monday", "Tuesday"])
  }
}

extension FormField {
  fileprivate var choiceTitles: [String] {
    guard let control = control as? ChoiceControl else { return [] }
    var titles: [String] = []
    while let title = control.selected?.title, !titles.contains(title) {
      titles.append(title)
      _ = control.respond(to: .right)
    }
    return titles
  }
}
