// Written by armature from armature.yml; your own tests go in TagServiceTests.swift.

import Foundation
import ModelKit
import ServiceKit
import ServiceTesting
import Testing

@testable import Everything

@MainActor @Suite struct TagServiceGeneratedTests {
  @Test func `remove asks and reads the answer`() async throws {
    let server = try LoopbackServer { _ in .text("") }
    let service = TagService(baseURL: server.url, change: Self.waitPatiently)
    try await service.remove(name: "one/two").value
    #expect(server.requests.map(\.line) == ["DELETE /one%2Ftwo"])
  }

  @Test func `names asks and reads the answer`() async throws {
    let server = try LoopbackServer { _ in .text("[\"one/two\"]") }
    let service = TagService(baseURL: server.url, change: Self.waitPatiently)
    let answer = try await service.names().value
    #expect(answer == ["one/two"])
    #expect(server.requests.map(\.line) == ["GET /"])
  }

  @Test func `A server that fails is asked as often as the spec says`() async throws {
    let server = try LoopbackServer { _ in .text("", status: 599) }
    let service = TagService(baseURL: server.url, change: Self.waitPatiently)
    await #expect(throws: (any Error).self) { try await service.remove(name: "one/two").value }
    #expect(server.requests.count == 1)
  }

  @Test func `A server that hangs, or breaks off, is given up`() async throws {
    for answer in [LoopbackServer.Answer.silence, .half(Data(count: 100))] {
      let server = try LoopbackServer { _ in answer }
      let service = TagService(baseURL: server.url) {
        $0.attempts = 1
        $0.timeout = .milliseconds(200)
      }
      await #expect(throws: ServiceError.self) { try await service.remove(name: "one/two").value }
    }
  }

  /// However slow the machine is, an answer comes in time and is young enough to be used again.
  private nonisolated static func waitPatiently(_ description: inout ServiceDescription) {
    description.delay = .zero
    description.timeout = .seconds(30)
    description.cacheLifetime = description.cacheLifetime.map { $0 * 1000 }
  }
}
