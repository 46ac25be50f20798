// Written by armature from armature.yml; your own tests go in NoteStoreTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Notes

@MainActor @Suite struct NoteStoreGeneratedTests {
  @Test func `What is saved is there when the store is opened again`() async throws {
    let folder = Samples.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let saved = try await Self.snapshots(in: Samples.noteStore(at: .folder(folder)))
    let reopened = try NoteStore(at: .folder(folder), archive: nil)
    #expect(try await Self.snapshots(in: reopened) == saved)
    #expect(saved.count == 3)
  }

  @Test func `Work that fails changes nothing`() async throws {
    struct Failure: Error {}
    let store = try Samples.noteStore()
    let before = try await Self.snapshots(in: store)
    await #expect(throws: Failure.self) {
      try await store.perform { context in
        Note.insert(in: context)
        throw Failure()
      }
    }
    #expect(try await Self.snapshots(in: store) == before)
  }

  private static func snapshots(in store: NoteStore) async throws -> [Snapshot] {
    try await store.save()
    var snapshots: [Snapshot] = []
    snapshots += try store.fetch(FetchRequest<Note>()).map(\.snapshot)
    return snapshots
  }
}
