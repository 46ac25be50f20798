import Mustache
import Specification
import Templates

/// What templates say of one fetched property: its method, or the property where nothing is passed, and
/// its test.
struct FetchedPropertyWords {
  private let property: FetchedPropertySpecification
  private let project: Project

  init(_ property: FetchedPropertySpecification, in project: Project) {
    self.property = property
    self.project = project
  }

  var words: TemplateWords {
    let names = property.request.parameters.map(\.name)
    let relationship = Identifier(property.relationship)
    return [
      "declaration": .word(declaration),
      "comment": .word(CommentText(property.relationship)),
      "expression": .word(
        names.contains(property.relationship)
          ? "self.\(relationship)" : "\(relationship)" as SwiftCode),
      "condition": .word(condition),
    ]
  }

  /// - Parameter sampleCount: how many objects of the destination there are.
  func testWords(sampleCount: Int) -> TemplateWords {
    guard let destination = project.specification.models[property.destination] else { return [:] }
    let test = FetchRequestTest(
      property.request, of: destination, in: project, sampleCount: sampleCount,
      object: "\(variable("others"))[0]")
    let refutation = test.refutation
    let assignments = refutation.map(test.assignments) ?? []
    let parameters = property.request.parameters.map { parameter -> TemplateWords in
      let usual = test.value(of: parameter)
      let value = refutation?.arguments[parameter.name] ?? usual
      let isFetched = parameter.type.model != nil && !parameter.type.isList
      // Another case of an enumeration has to be found.
      let isOther = parameter.type.attributeType?.enumeration != nil && !parameter.type.isList
      return [
        "name": .word(Identifier(parameter.name)),
        "type": .word(parameter.type.code(object: project.testName)),
        "value": .word(isFetched || (isOther && value != usual) ? "try \(value)" : value),
      ]
    }
    let arguments = property.request.parameters.map {
      "\(Identifier($0.name)): \(Identifier($0.name))" as SwiftCode
    }
    let name = Identifier(property.name)
    return [
      "name": .word(name),
      "relationship": .word(Identifier(property.relationship)),
      "destination": .word(project.testName(of: property.destination)),
      "assignments": .optional(
        assignments.isEmpty ? nil : SwiftCode(joining: assignments, by: "\n")),
      "leavesOutFirst": .bool(refutation != nil),
      "parameters": .rows(parameters),
      "condition": .word(condition),
      "call": .word(arguments.isEmpty ? "\(name)" : "\(name)(\(arguments.joined))" as SwiftCode),
      "storeVariable": .word(variable("store")),
      "objectVariable": .word(variable("object")),
      "othersVariable": .word(variable("others")),
      "fittingVariable": .word(variable("fitting")),
    ]
  }

  /// A variable of the test that no parameter hides.
  private func variable(_ start: String) -> Identifier {
    var name = start
    while property.request.parameters.contains(where: { $0.name == name }) { name += "Here" }
    return Identifier(name)
  }

  /// `func currentReports(date: Date) -> [Employee]`
  private var declaration: SwiftCode {
    let type: SwiftCode = "[\(project.typeNames.own(property.destination))]"
    let name = Identifier(property.name)
    let parameters = property.request.parameters.map { parameter in
      "\(Identifier(parameter.name)): \(parameter.type.code { project.typeNames.own($0) })"
        as SwiftCode
    }
    return parameters.isEmpty
      ? "var \(name): \(type)" : "func \(name)(\(parameters.joined)) -> \(type)"
  }

  private var condition: SwiftCode {
    property.request.predicate.map {
      PredicateCode($0, of: property.request, typeNames: project.typeNames).closure
    } ?? "{ _ in .all([]) }"
  }
}
