import Mustache
import Specification
import Templates

/// What a template says of one fetch request: its method, its static member and its arguments.
struct FetchRequestWords {
  private let request: FetchRequestSpecification
  private let typeNames: TypeNames

  init(_ request: FetchRequestSpecification, in project: Project) {
    self.request = request
    typeNames = project.typeNames
  }

  var words: TemplateWords {
    [
      "name": .word(Identifier(request.name)),
      "parametersBefore": .word(parameters.map { "\($0), " as SwiftCode }.joinedTightly),
      "context": .word(Identifier("context".avoiding(request.parameters.map(\.name)))),
      "call": .word(request.call),
      "declaration": .word(declaration),
      "arguments": .word(arguments.joined),
    ]
  }

  /// `since: Date`
  private var parameters: [SwiftCode] {
    request.parameters.map { parameter in
      let type = parameter.type.code { typeNames.own($0, inside: .fetchRequest) }
      return "\(Identifier(parameter.name)): \(type)"
    }
  }

  /// `var all: Self` or `func recent(since: Date) -> Self`
  private var declaration: SwiftCode {
    if parameters.isEmpty { return "var \(Identifier(request.name)): Self" }
    return "func \(Identifier(request.name))(\(parameters.joined)) -> Self"
  }

  private var arguments: [SwiftCode] {
    var arguments: [SwiftCode] = []
    if let predicate = request.predicate {
      arguments.append(
        "where: \(PredicateCode(predicate, of: request, typeNames: typeNames).closure)")
    }
    let sorts = request.sortDescriptors.map { descriptor in
      let order: SwiftCode = descriptor.isAscending ? "ascending" : "descending"
      return "\(descriptor.keyPath.queryCode(from: "$0")).\(order)" as SwiftCode
    }
    if !sorts.isEmpty { arguments.append("sortBy: { [\(sorts.joined)] }") }
    if let limit = request.limit { arguments.append("limit: \(SwiftLiteral(limit))") }
    return arguments
  }
}

extension FetchRequestSpecification {
  /// The request with variables that are called like its parameters:
  /// `recent(since: since, section: section)`.
  var call: SwiftCode {
    if parameters.isEmpty { return "\(Identifier(name))" }
    let passed = parameters.map { "\(Identifier($0.name)): \(Identifier($0.name))" as SwiftCode }
    return "\(Identifier(name))(\(passed.joined))"
  }
}

extension Array where Element == SwiftCode {
  fileprivate var joinedTightly: SwiftCode { SwiftCode(joining: self, by: "") }
}
