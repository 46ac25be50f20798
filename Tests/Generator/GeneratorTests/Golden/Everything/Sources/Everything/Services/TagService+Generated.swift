// Written by armature from armature.yml; your half is TagService.swift.

import ApplicationKit
import Foundation
import ModelKit
import ServiceKit

extension TagService: ServiceSpecification {
  static let baseURL = URL(address: "https://example.org/tags?format=1")

  /// `DELETE /{name}`
  func remove(name: String) -> ServiceCall<Void> {
    call(ServiceRequest(.delete, "/{name}", ["name": name]))
  }

  /// `GET /`
  func names() -> ServiceCall<[String]> {
    call(ServiceRequest(.get, "/"))
  }
}

extension ApplicationEnvironment {
  var tagService: TagService {
    shared { TagService(baseURL: TagService.baseURL) { $0.access = access } }
  }
}
