// Written by armature from armature.yml; your own tests go in TaskServiceTests.swift.

import Foundation
import ModelKit
import ServiceKit
import ServiceTesting
import Testing

@testable import Everything

@MainActor @Suite struct TaskServiceGeneratedTests {
  @Test func `openTasks asks and reads the answer`() async throws {
    let archive = try Data(contentsOf: #require(Samples.archive("TaskService-openTasks")))
    let server = try LoopbackServer { _ in .document(archive) }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    let answer = try await service.openTasks(
      priority: .low,
      number: 1,
      since: Date(iso8601: "2001-01-01T00:00:00Z"),
      isDone: true
    ).value
    #expect(answer.snapshots.count == 3)
    #expect(
      server.requests.map(\.line) == ["GET /tasks/low/1?since=2001-01-01T00%3A00%3A00Z&isDone=true"]
    )
  }

  @Test func `addTag asks and reads the answer`() async throws {
    let archive = try Data(contentsOf: #require(Samples.archive("TaskService-addTag")))
    let sent = try Samples.first(Tag.self, in: Samples.taskStore()).snapshot
    let server = try LoopbackServer { _ in .document(archive) }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    let answer = try await service.addTag(body: sent).value
    #expect(answer.snapshot.objectID.key > 0)
    #expect(server.requests.map(\.line) == ["POST /tags"])
    #expect(String(decoding: server.requests[0].body, as: UTF8.self).contains("\"Tag\""))
  }

  @Test func `replaceParts asks and reads the answer`() async throws {
    let sent = try Samples.first(Part.self, in: Samples.taskStore()).snapshot
    let server = try LoopbackServer { _ in .text("") }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    try await service.replaceParts(name: "one/two", body: [sent]).value
    #expect(server.requests.map(\.line) == ["PUT /projects/one%2Ftwo/parts"])
    #expect(String(decoding: server.requests[0].body, as: UTF8.self).contains("\"Part\""))
  }

  @Test func `rate asks and reads the answer`() async throws {
    let server = try LoopbackServer { _ in .text("1.5") }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    let answer = try await service.rate(number: 1, body: 1.5).value
    #expect(answer == 1.5)
    #expect(server.requests.map(\.line) == ["PATCH /tasks/1"])
    #expect(String(decoding: server.requests[0].body, as: UTF8.self).contains("1.5"))
  }

  @Test func `count asks and reads the answer`() async throws {
    let server = try LoopbackServer { _ in .text("1") }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    let answer = try await service.count(words: "one/two").value
    #expect(answer == 1)
    #expect(server.requests.map(\.line) == ["GET /count?words=one%2Ftwo"])
  }

  @Test func `Status 404 is notFound`() async throws {
    let server = try LoopbackServer { _ in .text("", status: 404) }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    await #expect {
      try await service.openTasks(
        priority: .low,
        number: 1,
        since: Date(iso8601: "2001-01-01T00:00:00Z"),
        isDone: true
      ).value
    } throws: { error in
      guard case TaskService.Failure.notFound(let url) = error else { return false }
      return url.absoluteString.hasPrefix(server.url.absoluteString)
    }
  }

  @Test func `A server that fails is asked as often as the spec says`() async throws {
    let server = try LoopbackServer { _ in .text("", status: 599) }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    await #expect(throws: (any Error).self) {
      try await service.openTasks(
        priority: .low,
        number: 1,
        since: Date(iso8601: "2001-01-01T00:00:00Z"),
        isDone: true
      ).value
    }
    #expect(server.requests.count == 3)
  }

  @Test func `A server that hangs, or breaks off, is given up`() async throws {
    for answer in [LoopbackServer.Answer.silence, .half(Data(count: 100))] {
      let server = try LoopbackServer { _ in answer }
      let service = TaskService(baseURL: server.url) {
        $0.attempts = 1
        $0.timeout = .milliseconds(200)
      }
      await #expect(throws: ServiceError.self) {
        try await service.openTasks(
          priority: .low,
          number: 1,
          since: Date(iso8601: "2001-01-01T00:00:00Z"),
          isDone: true
        ).value
      }
    }
  }

  @Test func `An answer of another type is an error`() async throws {
    let server = try LoopbackServer { _ in .text("[[]]") }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    await #expect(throws: ServiceError.self) {
      try await service.openTasks(
        priority: .low,
        number: 1,
        since: Date(iso8601: "2001-01-01T00:00:00Z"),
        isDone: true
      ).value
    }
  }

  @Test func `An answer is used again`() async throws {
    let server = try LoopbackServer { _ in .text("{\"format\": 1}") }
    let service = TaskService(baseURL: server.url, change: Self.waitPatiently)
    _ = try await service.openTasks(
      priority: .low,
      number: 1,
      since: Date(iso8601: "2001-01-01T00:00:00Z"),
      isDone: true
    ).value
    _ = try await service.openTasks(
      priority: .low,
      number: 1,
      since: Date(iso8601: "2001-01-01T00:00:00Z"),
      isDone: true
    ).value
    #expect(server.requests.count == 1)
  }

  /// However slow the machine is, an answer comes in time and is young enough to be used again.
  private nonisolated static func waitPatiently(_ description: inout ServiceDescription) {
    description.delay = .zero
    description.timeout = .seconds(30)
    description.cacheLifetime = description.cacheLifetime.map { $0 * 1000 }
  }
}
