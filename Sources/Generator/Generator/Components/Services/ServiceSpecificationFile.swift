import Mustache
import Specification
import Templates

/// What the spec says of a service: how it asks, and what.
struct ServiceSpecificationFile: Component {
  static let template = "Services/Service+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.service)

  func parts(of project: Project) -> [ServiceSpecification] {
    Array(project.specification.services)
  }

  func words(for service: ServiceSpecification, in project: Project) -> TemplateWords {
    [
      "name": .word(Identifier(service.name)),
      "variable": .word(Identifier(service.name.asVariable)),
      "baseURL": .optional(service.baseURL.literalCode),
      "hasErrors": .bool(!service.errors.isEmpty),
      "errors": .rows(
        service.errors.map {
          ["name": .word(Identifier($0.name)), "status": .word(SwiftLiteral($0.status))]
        }),
      "arguments": .optional(Self.arguments(of: service)?.joined),
      "endpoints": .rows(
        service.endpoints.map { EndpointWords($0, of: service, in: project).words }),
    ]
  }

  /// Nil where the service says nothing.
  private static func arguments(of service: ServiceSpecification) -> [SwiftCode]? {
    var arguments: [SwiftCode] = []
    if let cacheLifetime = service.cacheLifetime {
      arguments.append("cacheLifetime: \(cacheLifetime.code)")
    }
    if service.attempts > 1 { arguments.append("attempts: \(SwiftLiteral(service.attempts))") }
    if let delay = service.delay { arguments.append("delay: \(delay.code)") }
    if let timeout = service.timeout { arguments.append("timeout: \(timeout.code)") }
    if !service.errors.isEmpty { arguments.append("failures: Failure.self") }
    return arguments.isEmpty ? nil : arguments
  }
}

extension ServiceAddress {
  /// Nil where a setting says it.
  var literalCode: SwiftCode? {
    if case .literal(let value) = self { value.code(of: .url) } else { nil }
  }

  var setting: String? {
    if case .setting(let name) = self { name } else { nil }
  }
}
