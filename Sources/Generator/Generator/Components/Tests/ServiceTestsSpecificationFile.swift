import Mustache
import Specification
import Templates

/// The machine-written tests of a service, against a server on this machine.
struct ServiceTestsSpecificationFile: Component {
  static let template = "Tests/ServiceTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ServiceSpecification] {
    project.specification.services.filter { Self.probe(of: $0, in: project) != nil }
  }

  func words(for service: ServiceSpecification, in project: Project) -> TemplateWords {
    guard let probe = Self.probe(of: service, in: project) else { return [:] }
    let tests = service.endpoints.compactMap { EndpointTest($0, of: service, in: project) }
    let name = project.testName(of: service.name)
    let call = probe.call(sending: "")
    let cached = tests.first {
      service.cacheLifetime != nil && $0.endpoint.method == .get && $0.plainAnswer != nil
    }
    return [
      "service": .word(name),
      "endpoints": .rows(tests.filter(\.isAnswered).map(\.words)),
      "errors": .rows(
        service.errors.map {
          [
            "name": .word(Identifier($0.name)), "status": .word(SwiftLiteral($0.status)),
            "number": .word(CommentText("\($0.status)")), "service": .word(name),
            "call": .word(call),
          ]
        }),
      "call": .word(call),
      "attempts": .word(
        SwiftLiteral(probe.endpoint.method.isIdempotent ? service.attempts : 1)),
      "hasOutput": .bool(probe.endpoint.output != nil),
      "cachedCall": .optional(cached?.call(sending: "")),
      "cachedAnswer": .optional(cached?.plainAnswer.map { SwiftLiteral($0) }),
    ]
  }

  /// The endpoint by which the tests look at what holds for all.
  private static func probe(
    of service: ServiceSpecification, in project: Project
  ) -> EndpointTest? {
    let tests = service.endpoints.compactMap { EndpointTest($0, of: service, in: project) }
      .filter(\.isSelfContained)
    return tests.first { $0.endpoint.method.isIdempotent } ?? tests.first
  }
}

extension ProjectGenerator {
  /// What the servers of the tests answer.
  func answerFiles(of project: Project) -> [GeneratedFile] {
    project.specification.services.flatMap { service in
      service.endpoints.compactMap { EndpointTest($0, of: service, in: project)?.file }
    }
  }
}
