import Mustache
import Specification
import Templates

/// The test of one fetch request: asked with the values of an object, it finds that object.
struct FetchRequestTest {
  private let request: FetchRequestSpecification
  private let model: ModelSpecification
  private let sampleCount: Int

  private let project: Project
  /// An object that values are taken from.
  private let object: SwiftCode

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

  var words: [String: TemplateValue] {
    let most = min(sampleCount, request.limit ?? sampleCount)
    let findsObject = request.predicate.map(isTrueOfItself) ?? (most == sampleCount)
    let usesObject = findsObject || request.parameters.contains { path(of: $0) != nil }
    let comparator: SwiftCode = request.predicate == nil ? "==" : "<="
    return [
      "name": .word(Identifier(request.name)),
      "needsObject": .bool(usesObject),
      "call": .word(call()),
      "findsObject": .bool(findsObject),
      "misses": .rows(misses),
      "exclusions": .rows(exclusions),
      "countCheck": .word("\(comparator) \(SwiftLiteral(most))" as SwiftCode),
      "sorted": .rows(order),
    ]
  }

  /// - Parameter changed: a parameter with another value than the object has.
  private func call(_ changed: (name: String, value: SwiftCode)? = nil) -> SwiftCode {
    let arguments = request.parameters.map { parameter in
      let value = changed?.name == parameter.name ? changed?.value : nil
      return "\(Identifier(parameter.name)): \(value ?? self.value(of: parameter))" as SwiftCode
    }
    return "\(Identifier(request.name))(\((arguments + ["in: store"]).joined))"
  }

  /// The request with one value that the object has not, for each parameter that all objects found fit.
  private var misses: [[String: TemplateValue]] {
    request.parameters.enumerated().compactMap { number, parameter in
      let calls = request.predicate?.requiredComparisons.lazy.compactMap { comparison in
        miss(by: comparison, with: parameter)
      }
      return calls?.first.map {
        let title = Self.title(
          "\(request.name) leaves out what does not fit \(parameter.name)",
          or: "\(request.name) leaves out unfit value \(number + 1)")
        return ["call": .word($0), "title": .word(title)]
      }
    }
  }

  /// The name of a test function, which no line break can shorten, or a short one where there is no room for it.
  private static func title(_ long: String, or short: String) -> CommentText {
    CommentText(long.count <= 80 ? long : short)
  }

  private func miss(
    by comparison: Comparison, with parameter: ParameterSpecification
  ) -> SwiftCode? {
    guard comparison.value.names(parameter.name), let attribute = attribute(of: comparison),
      let other = Counterexample(
        for: comparison, of: attribute, value: "\(object).\(Identifier(attribute.name))")
    else { return nil }
    return call((parameter.name, other.code))
  }

  /// The request for an object that has all values that the spec wants, and then all but one.
  private var exclusions: [[String: TemplateValue]] {
    let values = (request.predicate?.requiredComparisons ?? []).compactMap { comparison in
      attribute(of: comparison).flatMap { ComparedValues(comparison, of: $0) }
    }
    var known: Set<String> = []
    let excluded = values.filter { known.insert($0.attribute.name).inserted }
    return excluded.enumerated().map { place, excluded in
      let others = values.filter { $0.attribute.name != excluded.attribute.name }
      let title = Self.title(
        "\(request.name) leaves out an object with another \(excluded.attribute.name)",
        or: "\(request.name) leaves out other values, \(place + 1)")
      return [
        "title": .word(title), "call": .word(call()),
        "fitting": .word(Self.assignments(others.map { ($0.attribute, $0.fitting) }, to: object)),
        "hasFitting": .bool(!others.isEmpty),
        "unfitting": .word(
          Self.assignments([(excluded.attribute, excluded.unfitting)], to: object)),
      ]
    }
  }

  private static func assignments(
    _ values: [(AttributeSpecification, AttributeValue)], to object: SwiftCode
  ) -> SwiftCode {
    let lines = values.map { attribute, value -> SwiftCode in
      let code = value.codeBesideOptional(of: attribute.type)
      return "\(object).\(Identifier(attribute.name)) = \(code)"
    }
    return SwiftCode(joining: lines, by: "\n")
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
  private var order: [[String: TemplateValue]] {
    guard let first = request.sortDescriptors.first, first.keyPath.steps.count == 1,
      let attribute = model.attribute(named: first.keyPath.steps[0].name), !attribute.isOptional,
      attribute.type.isNumber || attribute.type == .date
    else { return [] }
    let comparator: SwiftCode = first.isAscending ? "<" : ">"
    return [["name": .word(Identifier(attribute.name)), "order": .word(comparator)]]
  }
}

extension Predicate {
  fileprivate var comparisons: [Comparison] {
    switch self {
    case .and(let parts), .or(let parts): parts.flatMap(\.comparisons)
    case .not(let part): part.comparisons
    case .comparison(let comparison): [comparison]
    }
  }
}

extension Predicate {
  /// Those without which nothing is found.
  fileprivate var requiredComparisons: [Comparison] {
    switch self {
    case .and(let parts): parts.flatMap(\.requiredComparisons)
    case .comparison(let comparison): [comparison]
    case .or, .not: []
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
