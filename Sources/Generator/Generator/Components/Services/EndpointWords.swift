import Mustache
import Specification
import Templates

/// What a template says of one endpoint: its method and what it asks.
struct EndpointWords {
  private let endpoint: EndpointSpecification
  private let typeNames: TypeNames

  init(
    _ endpoint: EndpointSpecification, of service: ServiceSpecification, in project: Project
  ) {
    self.endpoint = endpoint
    typeNames = project.typeNames
  }

  var words: TemplateWords {
    [
      "name": .word(Identifier(endpoint.name)),
      "comment": .word(CommentText("\(endpoint.method.rawValue.uppercased()) \(endpoint.path)")),
      "parameters": .word(parameters.joined),
      "output": .word(output),
      "request": .word(request.joined),
    ]
  }

  /// `section: News.Section, since: Date? = nil`
  private var parameters: [SwiftCode] {
    let values = (endpoint.pathParameters + endpoint.query).map { parameter -> SwiftCode in
      let type = parameter.type.code(object: own)
      return parameter.type.isOptional
        ? "\(Identifier(parameter.name)): \(type) = nil" : "\(Identifier(parameter.name)): \(type)"
    }
    guard let body = endpoint.body else { return values }
    return values + ["body: \(body.codeAcrossIsolation(in: typeNames, inside: .service))"]
  }

  private var output: SwiftCode {
    guard let output = endpoint.output else { return "Void" }
    guard let model = output.model else { return output.code(object: own) }
    let type = typeNames.imported(output.isList ? "ArchivedObjects" : "ArchivedObject")
    return "\(type)<\(own(model))>"
  }

  private var request: [SwiftCode] {
    var arguments: [SwiftCode] = [
      ".\(Identifier(endpoint.method.rawValue))", "\(SwiftLiteral(endpoint.path))",
    ]
    if !endpoint.pathParameters.isEmpty {
      arguments.append(Self.pairs(of: endpoint.pathParameters))
    }
    if !endpoint.query.isEmpty { arguments.append("query: \(Self.pairs(of: endpoint.query))") }
    if let body = endpoint.body {
      switch (body.model, body.isList) {
      case (let model?, true): arguments.append("body: .objects(body, of: \(own(model)).self)")
      case (let model?, false): arguments.append("body: .object(body, of: \(own(model)).self)")
      case (nil, true): arguments.append("body: .values(body)")
      case (nil, false): arguments.append("body: .value(body)")
      }
    }
    return arguments
  }

  private static func pairs(of parameters: [ParameterSpecification]) -> SwiftCode {
    let pairs = parameters.map {
      "\(SwiftLiteral($0.name)): \(Identifier($0.name))" as SwiftCode
    }
    return "[\(pairs.joined)]"
  }

  private func own(_ name: String) -> SwiftCode { typeNames.own(name, inside: .service) }
}
