import Mustache
import Specification
import Templates

/// The test of one fetch request: asked with the values of an object, it finds that object.
struct FetchRequestTest {
  let request: FetchRequestSpecification
  let model: ModelSpecification
  private let sampleCount: Int

  private let project: Project
  /// An object that values are taken from.
  let object: SwiftCode

  init(
    _ request: FetchRequestSpecification, of model: ModelSpecification, in project: Project,
    sampleCount: Int, object: SwiftCode = "object"
  ) {
    self.object = object
    self.project = project
    self.request = request
    self.model = model
    self.sampleCount = sampleCount
  }

  var words: TemplateWords {
    let most = min(sampleCount, request.limit ?? sampleCount)
    let findsObject = request.predicate.map(isTrueOfItself) ?? (most == sampleCount)
    let usesObject = findsObject || request.parameters.contains { path(of: $0) != nil }
    let comparator: SwiftCode = request.predicate == nil ? "==" : "<="
    return [
      "name": .word(Identifier(request.name)),
      "needsObject": .bool(usesObject),
      "call": .word(call()),
      "findsObject": .bool(findsObject),
      "exclusions": .rows(exclusions),
      "countCheck": .word("\(comparator) \(SwiftLiteral(most))" as SwiftCode),
      "sorted": .rows(order),
    ]
  }

  /// - Parameter arguments: parameters with other values than the object has.
  func call(_ arguments: [String: SwiftCode] = [:]) -> SwiftCode {
    let parameters = request.parameters.map { parameter in
      let value = arguments[parameter.name] ?? value(of: parameter)
      return "\(Identifier(parameter.name)): \(value)" as SwiftCode
    }
    return "\(Identifier(request.name))(\((parameters + ["in: store"]).joined))"
  }

  /// The value that the object has where the parameter is compared, or else a sample.
  func value(of parameter: ParameterSpecification) -> SwiftCode {
    if let attribute = path(of: parameter) {
      let value: SwiftCode = "\(object).\(Identifier(attribute.name))"
      return parameter.type.isList ? "[\(value)]" : value
    }
    if parameter.type.isList { return "[]" }
    guard let type = parameter.type.attributeType else {
      let model = ValueType(parameter.type.element).code(object: project.testName)
      return "Samples.first(\(model).self, in: store)"
    }
    let sample = AttributeSample.value(of: type)
    return type.enumeration == nil ? sample : "\(type.code())\(sample)"
  }

  /// The attribute of the object itself with which a parameter is compared first.
  private func path(of parameter: ParameterSpecification) -> AttributeSpecification? {
    request.predicate?.comparisons.lazy.compactMap { comparison in
      comparison.value.names(parameter.name) ? attribute(of: comparison) : nil
    }.first
  }

  /// Required, so that the object's value is a value of the parameter.
  private func attribute(of comparison: Comparison) -> AttributeSpecification? {
    guard comparison.keyPath.steps.count == 1, comparison.keyPath.aggregate == nil,
      let attribute = model.attribute(named: comparison.keyPath.steps[0].name),
      !attribute.isOptional
    else { return nil }
    return attribute
  }

  private func isTrueOfItself(_ predicate: Predicate) -> Bool {
    switch predicate {
    case .and(let parts): return parts.allSatisfy(isTrueOfItself)
    case .or(let parts): return parts.contains(where: isTrueOfItself)
    case .not: return false
    case .comparison(let comparison):
      guard let attribute = attribute(of: comparison), request.limit ?? sampleCount >= sampleCount,
        let parameter = request.parameters.first(where: { comparison.value.names($0.name) }),
        path(of: parameter)?.name == attribute.name
      else { return false }
      return comparison.comparator.holdsForEqualValues
    }
  }

  /// Only orders that Swift's own comparison has as well.
  private var order: [TemplateWords] {
    guard let first = request.sortDescriptors.first, first.keyPath.steps.count == 1,
      let attribute = model.attribute(named: first.keyPath.steps[0].name), !attribute.isOptional,
      attribute.type.isNumber || attribute.type == .date
    else { return [] }
    let comparator: SwiftCode = first.isAscending ? "<" : ">"
    return [["name": .word(Identifier(attribute.name)), "order": .word(comparator)]]
  }
}

extension Predicate {
  var comparisons: [Comparison] {
    switch self {
    case .and(let parts), .or(let parts): parts.flatMap(\.comparisons)
    case .not(let part): part.comparisons
    case .comparison(let comparison): [comparison]
    }
  }
}

extension Operand {
  fileprivate func names(_ parameter: String) -> Bool { self == .parameter(parameter) }
}

extension Comparator {
  fileprivate var holdsForEqualValues: Bool {
    switch self {
    case .equal, .lessOrEqual, .greaterOrEqual, .isIn, .contains, .beginsWith, .endsWith: true
    case .notEqual, .less, .greater, .between: false
    }
  }
}
