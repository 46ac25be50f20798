import Mustache
import Specification
import Templates

/// What a template says of one fetch request: its method, its static member and its arguments.
struct FetchRequestWords {
  private let request: FetchRequestSpecification

  init(_ request: FetchRequestSpecification) {
    self.request = request
  }

  var words: [String: TemplateValue] {
    [
      "name": .word(Identifier(request.name)),
      "parametersBefore": .word(parameters.map { "\($0), " as SwiftCode }.joinedTightly),
      "call": .word(call),
      "declaration": .word(declaration),
      "arguments": .word(arguments.joined),
    ]
  }

  /// `since: Date`
  private var parameters: [SwiftCode] {
    request.parameters.map { "\(Identifier($0.name)): \($0.type.code())" }
  }

  /// `recent(since: since, section: section)`
  private var call: SwiftCode {
    if request.parameters.isEmpty { return "\(Identifier(request.name))" }
    let passed = request.parameters.map {
      "\(Identifier($0.name)): \(Identifier($0.name))" as SwiftCode
    }
    return "\(Identifier(request.name))(\(passed.joined))"
  }

  /// `var all: FetchRequest` or `func recent(since: Date) -> FetchRequest`
  private var declaration: SwiftCode {
    if parameters.isEmpty { return "var \(Identifier(request.name)): FetchRequest" }
    return "func \(Identifier(request.name))(\(parameters.joined)) -> FetchRequest"
  }

  private var arguments: [SwiftCode] {
    var arguments: [SwiftCode] = []
    if let predicate = request.predicate {
      arguments.append("where: \(PredicateCode(predicate, of: request).closure)")
    }
    let sorts = request.sortDescriptors.map { descriptor in
      let order: SwiftCode = descriptor.isAscending ? "ascending" : "descending"
      return "\(descriptor.keyPath.steps.code(from: "$0")).\(order)" as SwiftCode
    }
    if !sorts.isEmpty { arguments.append("sortBy: { [\(sorts.joined)] }") }
    if let limit = request.limit { arguments.append("limit: \(SwiftLiteral(limit))") }
    return arguments
  }
}

extension Array where Element == SwiftCode {
  fileprivate var joinedTightly: SwiftCode { SwiftCode(joining: self, by: "") }
}
