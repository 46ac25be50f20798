import Foundation
import Testing

@testable import ModelKit

/// A store in a folder that is opened by one version of its models after another.
@MainActor struct ChangedStore {
  let engine: TestedEngine
  let folder: URL

  private func open(_ models: [any Model.Type]) throws -> ObjectStore {
    try ObjectStore(
      StoreDescription(name: "Test", models: models, engine: engine.type), at: .folder(folder))
  }

  func use(
    _ models: [any Model.Type], _ work: (ObjectStore) async throws -> Void
  ) async throws {
    try await work(open(models))
  }

  /// Checks that a store is not opened and why, and that nothing is changed.
  func refuses(_ models: [any Model.Type], _ reason: String) throws {
    let error = #expect(throws: StoreError.self) { _ = try open(models) }
    guard case .unfitDatabase(_, let found) = error else {
      return #expect(error == nil, "\(reason)")
    }
    #expect(found.description.contains(reason))
  }

  /// What is told, after which the new file is the one that is opened.
  func recover(_ models: [any Model.Type]) throws -> [String] {
    let recovery = try #require(
      try engine.type.recover(Schema(models: models), named: "Test", at: .folder(folder)))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !name.contains("recovered") {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let path = recovery.newPath.replacing(".recovered", with: "")
    try FileManager.default.moveItem(atPath: recovery.newPath, toPath: path)
    return recovery.losses
  }
}

/// Runs a test on a store in a folder that is gone afterwards.
@MainActor func withChangedStore(
  _ engine: TestedEngine, _ work: (ChangedStore) async throws -> Void
) async throws {
  try await withFolder { folder in
    try await work(ChangedStore(engine: engine, folder: folder))
  }
}
