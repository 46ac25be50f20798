// Written by armature from armature.yml; your half is TaskService.swift.

import ApplicationKit
import Foundation
import ModelKit
import ServiceKit

extension TaskService: ServiceSpecification {
  /// The statuses that have names, each with the URL that answers with it.
  enum Failure: ServiceFailure {
    case notFound(URL)

    init?(status: Int, at url: URL) {
      switch status {
      case 404: self = .notFound(url)
      default: return nil
      }
    }

    var refusal: (url: URL, status: Int) {
      switch self {
      case .notFound(let url): (url, 404)
      }
    }
  }

  static let description = ServiceDescription(
    cacheLifetime: .seconds(600),
    attempts: 3,
    delay: .milliseconds(200),
    timeout: .seconds(60),
    failures: Failure.self
  )

  /// `GET /tasks/{priority}/{number}`
  func openTasks(
    priority: Task.Priority,
    number: Int,
    since: Date? = nil,
    isDone: Bool
  ) -> ServiceCall<ArchivedObjects<Task>> {
    call(
      ServiceRequest(
        .get,
        "/tasks/{priority}/{number}",
        ["priority": priority, "number": number],
        query: ["since": since, "isDone": isDone]
      )
    )
  }

  /// `POST /tags`
  func addTag(body: Snapshot) -> ServiceCall<ArchivedObject<Tag>> {
    call(ServiceRequest(.post, "/tags", body: .object(body, of: Tag.self)))
  }

  /// `PUT /projects/{name}/parts`
  func replaceParts(name: String, body: [Snapshot]) -> ServiceCall<Void> {
    call(
      ServiceRequest(
        .put,
        "/projects/{name}/parts",
        ["name": name],
        body: .objects(body, of: Part.self)
      )
    )
  }

  /// `PATCH /tasks/{number}`
  func rate(number: Int, body: Double) -> ServiceCall<Double?> {
    call(ServiceRequest(.patch, "/tasks/{number}", ["number": number], body: .value(body)))
  }

  /// `GET /count`
  func count(words: String) -> ServiceCall<Int> {
    call(ServiceRequest(.get, "/count", query: ["words": words]))
  }
}

extension ApplicationEnvironment {
  func taskService(at baseURL: URL) -> TaskService {
    shared(
      where: { $0.baseURL == baseURL },
      make: { TaskService(baseURL: baseURL) { $0.access = access } })
  }
}
