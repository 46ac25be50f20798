import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What a store has kept follows when models and properties are called otherwise.
@MainActor struct RenamedModelTests {
  private func fill(_ store: ObjectStore) async throws {
    let picture = EarlierModels.Picture.insert(in: store)
    picture.caption = "a photo"
    let drawing = EarlierModels.Drawing.insert(in: store)
    (drawing.caption, drawing.artist) = ("a line", "Klee")
    let tags = ["red", "blue"].map { name in
      let tag = EarlierModels.Tag.insert(in: store)
      tag.name = name
      return tag
    }
    let writer = EarlierModels.Writer.insert(in: store)
    writer.name = "Ada"
    for number in 1...3 {
      let story = EarlierModels.Story.insert(in: store)
      (story.headline, story.size, story.writer) = ("Story \(number)", number, writer)
      story.tags = number == 1 ? tags : [tags[1]]
      story.pictures = [drawing, picture]
    }
    try await store.save()
    let last = try #require(try EarlierModels.Story.get("headline", "Story 3", in: store))
    try store.delete(last)
    try await store.save()
  }

  private func check(_ store: ObjectStore) throws {
    let pieces = try RenamedModels.Piece.all(in: store)
    #expect(pieces.map(\.title) == ["Story 1", "Story 2"])
    #expect(pieces.map(\.length) == [1, 2])
    #expect(pieces.map(\.author?.name) == ["Ada", "Ada"])
    #expect(pieces.map { Set($0.labels.map(\.name)) } == [["red", "blue"], ["blue"]])
    #expect(pieces.allSatisfy { $0.images.map(\.text) == ["a line", "a photo"] })
    #expect(try RenamedModels.Author.all(in: store).map { Set($0.pieces) } == [Set(pieces)])
    #expect(try RenamedModels.Label.all(in: store).map(\.pieces.count) == [1, 2])
    #expect(try RenamedModels.Sketch.all(in: store).map(\.painter) == ["Klee"])
    #expect(
      try RenamedModels.Image.all(in: store).map { $0 is RenamedModels.Sketch } == [false, true])
    #expect(try RenamedModels.Piece.get("title", "Story 2", in: store) === pieces.last)
    let request = FetchRequest<RenamedModels.Piece>(where: { $0.length == 2 })
    #expect(try store.fetch(request) == [pieces[1]])
  }

  @Test(arguments: TestedEngine.persistent)
  func `Values, links and what objects are follow the names of now`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { changed in
      try await changed.use(EarlierModels.models, fill)
      try await changed.use(RenamedModels.models) { store in
        try check(store)
        let piece = RenamedModels.Piece.insert(in: store)
        piece.title = "new"
        // That of the object that is gone is not given again.
        #expect(piece.objectID.key == 4)
        try await store.save()
        try store.delete(piece)
        try await store.save()
      }
      try await changed.use(RenamedModels.models, check)
      try changed.refuses(EarlierModels.models, "there is no such model any more")
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A recovery finds what a store has under former names`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { changed in
      try await changed.use(EarlierModels.models, fill)
      #expect(try changed.recover(RenamedModels.models) == [])
      try await changed.use(RenamedModels.models, check)
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A name is found that was given up two versions ago, and one that differs by case`(
    engine: TestedEngine
  ) async throws {
    for isWhole in [true, false] {
      try await withChangedStore(engine) { changed in
        try await changed.use([Versions.First.Item.self]) { store in
          Versions.First.Item.insert(in: store).name = "kept"
          try await store.save()
        }
        if isWhole {
          try await changed.use([Versions.Second.Entry.self]) { store in
            let entry = try #require(try Versions.Second.Entry.all(in: store).first)
            entry.size = 7
            try await store.save()
          }
        }
        let size = isWhole ? 7 : nil
        try await changed.use([Versions.Third.Notepad.self]) { store in
          let notes = try Versions.Third.Notepad.all(in: store)
          #expect(notes.map(\.keyword) == ["kept"] && notes.map(\.size) == [size])
          Versions.Third.Notepad.insert(in: store).size = 8
          try await store.save()
        }
        try await changed.use([Versions.Settled.Notepad.self]) { store in
          let notes = try Versions.Settled.Notepad.all(in: store)
          #expect(notes.map(\.keyword) == ["kept", ""] && notes.map(\.size) == [size, 8])
        }
        if isWhole { try changed.refuses([Versions.Converted.NotePad.self], "holds Int") }
        _ = try changed.recover([Versions.Converted.NotePad.self])
        try await changed.use([Versions.Converted.NotePad.self]) { store in
          let notes = try Versions.Converted.NotePad.all(in: store)
          #expect(notes.map(\.keyWord) == ["kept", ""])
          #expect(notes.map(\.weight) == [size.map { "\($0)" }, "8"])
        }
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A store has the names of now once it was opened`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { changed in
      try await changed.use([Versions.First.Item.self]) { store in
        Versions.First.Item.insert(in: store).name = "kept"
        try await store.save()
      }
      for models: [any Model.Type] in [
        [Versions.Third.Notepad.self], [Versions.Settled.Notepad.self],
      ] { try await changed.use(models) { _ in } }
      try await changed.use([Versions.Settled.Notepad.self]) { store in
        let notes = try Versions.Settled.Notepad.all(in: store)
        #expect(notes.map(\.keyword) == ["kept"])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `A model that was given up leaves its name to another`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { changed in
      for models: [any Model.Type] in [
        [Versions.First.Item.self, Versions.Settled.Notepad.self], [Versions.First.Item.self],
      ] {
        try await changed.use(models) { store in
          Versions.First.Item.insert(in: store).name = "kept"
          try await store.save()
        }
      }
      try await changed.use([Versions.Third.Notepad.self]) { store in
        let notes = try Versions.Third.Notepad.all(in: store)
        #expect(notes.map(\.keyword) == ["kept", "kept"])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `What a store has under both names stays where it is`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { changed in
      try await changed.use([Versions.Doubled.Item.self]) { store in
        let item = Versions.Doubled.Item.insert(in: store)
        (item.name, item.label) = ("name", "label")
        try await store.save()
      }
      try changed.refuses([Versions.Second.Entry.self], "Entry.name: there is no such property")
      try await changed.use([Versions.Doubled.Item.self]) { store in
        let items = try Versions.Doubled.Item.all(in: store)
        #expect(items.map(\.name) == ["name"] && items.map(\.label) == ["label"])
      }
    }
  }

  @Test func `A file that was made by hand is read under former names, an archive is not`()
    async throws
  {
    let text =
      #"{"format": 1, "Item": [{"name": "a"}, {"label": "b"}, {"name": "c", "label": "d"}]}"#
    try await withChangedStore(.file) { changed in
      try FileManager.default.createDirectory(
        at: changed.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: changed.folder.appending(path: "Test.json"))
      try await changed.use([Versions.Second.Entry.self]) { store in
        let entries = try Versions.Second.Entry.all(in: store)
        #expect(entries.map(\.label) == ["a", "b"])
        #expect(store.engine.residentFailure != nil)
      }
    }
    try await withChangedStore(.file) { changed in
      try await changed.use([Versions.Second.Entry.self]) { store in
        #expect(throws: ArchiveError.self) {
          _ = try Archive.read(Data(text.utf8), into: store)
        }
      }
    }
  }

  @Test func `An application that is open under the former names saves nothing more`() async throws
  {
    try await withChangedStore(.sqlite) { changed in
      try await changed.use(EarlierModels.models) { former in
        try await fill(former)
        let story = try #require(try EarlierModels.Story.all(in: former).first)
        let tag = try #require(try EarlierModels.Tag.all(in: former).first)
        try await changed.use(RenamedModels.models, check)
        for change in [
          { story.size = 9 }, { tag.name = "green" }, { EarlierModels.Drawing.insert(in: former) },
        ]
          as [() -> Any]
        {
          _ = change()
          let error = await #expect(throws: StoreError.self) { try await former.save() }
          #expect(error?.description.contains("belongs to another version") == true)
        }
        #expect(throws: StoreError.self) { try former.engine.wasChangedByOthers() }
        try await changed.use(RenamedModels.models, check)
      }
    }
  }

  @Test func `Whatever is read under the former names says whose the database is by now`()
    async throws
  {
    try await withChangedStore(.sqlite) { changed in
      try await changed.use(EarlierModels.models) { former in
        try await fill(former)
        let story = try #require(try EarlierModels.Story.all(in: former).first)
        let engine = try #require(former.engine as? SQLiteEngine)
        try await changed.use(RenamedModels.models) { _ in }
        let (entity, list) = (story.entity, story.entity.toManyRelationships[0])
        let readings: [() throws -> Any?] = [
          { try engine.row(of: story.objectID) },
          { try engine.row(of: entity, whoseSlot: 0, is: .string("Story 1")) },
          { try engine.rows(of: entity, withKeys: [1, 2]) },
          { try engine.members(of: story.objectID, list) },
          { try engine.readMembers(of: [1], list, of: entity) { _ in } },
          { try EarlierModels.Story.all(in: former) },
          { try EarlierModels.Story.count(in: former) },
        ]
        for reading in readings {
          let error = #expect(throws: StoreError.self) { try reading() }
          #expect(error?.description.contains("belongs to another version") == true)
        }
        EarlierModels.Drawing.insert(in: former)
        let keys = try engine.writer.use {
          try $0.rows(of: "SELECT name FROM sqlite_sequence") { $0.text(0) }
        }
        #expect(Set(keys) == ["Author", "Image", "Label", "Piece"])
      }
    }
  }

  @Test func `No text is read where a column has another name by now`() async throws {
    try await withChangedStore(.sqlite) { changed in
      try await changed.use([Versions.First.Item.self]) { store in
        Versions.First.Item.insert(in: store).name = "kept"
        try await store.save()
        let engine = try #require(store.engine as? SQLiteEngine)
        try engine.writer.use {
          try $0.run("ALTER TABLE \"Item\" RENAME COLUMN \"name\" TO \"label\"")
        }
        #expect(throws: StoreError.self) {
          try engine.row(of: ObjectID(entityName: "Item", key: 1))
        }
      }
    }
  }
}
