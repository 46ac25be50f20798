// Written by armature from armature.yml; your own tests go in TaskStoreTests.swift.

import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct TaskStoreGeneratedTests {
  @Test func `What is saved is there when the store is opened again`() async throws {
    let folder = Samples.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let saved = try await Self.snapshots(in: Samples.taskStore(at: .folder(folder)))
    let reopened = try TaskStore(at: .folder(folder), archive: nil)
    #expect(try await Self.snapshots(in: reopened) == saved)
    #expect(saved.count == 18)
  }

  @Test func `Work that fails changes nothing`() async throws {
    struct Failure: Error {}
    let store = try Samples.taskStore()
    let before = try await Self.snapshots(in: store)
    await #expect(throws: Failure.self) {
      try await store.perform { context in
        Task.insert(in: context)
        throw Failure()
      }
    }
    #expect(try await Self.snapshots(in: store) == before)
  }

  private static func snapshots(in store: TaskStore) async throws -> [Snapshot] {
    try await store.save()
    var snapshots: [Snapshot] = []
    snapshots += try store.fetch(FetchRequest<Task>()).map(\.snapshot)
    snapshots += try store.fetch(FetchRequest<Project>()).map(\.snapshot)
    snapshots += try store.fetch(FetchRequest<Tag>()).map(\.snapshot)
    snapshots += try store.fetch(FetchRequest<Media>()).map(\.snapshot)
    snapshots += try store.fetch(FetchRequest<Part>()).map(\.snapshot)
    return snapshots
  }
}
