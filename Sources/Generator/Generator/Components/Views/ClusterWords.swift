import Mustache
import Specification
import Templates

extension ViewSpecification {
  /// What a template says of the subclasses of an abstract view, one of which is made for each value.
  func clusterWords(_ typeNames: TypeNames) -> TemplateWords {
    guard let cluster else {
      return ["cluster": .bool(false), "cases": .bool(false), "otherwise": .bool(false)]
    }
    return [
      "cluster": .word(Identifier(cluster.discriminator)),
      "discriminatorType": .word(cluster.typeName(typeNames)),
      "cases": .optional(cluster.isByWeekday ? nil : cluster.cases),
      "choices": .rows(
        cluster.choices.map { choice in
          let values = choice.values.map { ".\(Identifier($0))" as SwiftCode }
          return ["values": .word(values.joined), "choice": .word(Identifier(choice.type))]
        }),
      "otherwise": .optional(cluster.otherwise.map { Identifier($0) }),
    ]
  }

  /// Every value with the view that is made for it, for tests.
  var clusterTestWords: [TemplateWords] {
    guard let cluster else { return [] }
    let choices = cluster.choices.flatMap { choice in choice.values.map { ($0, choice.type) } }
    let others = cluster.otherwise.map { view in cluster.otherValues.map { ($0, view) } } ?? []
    return (choices + others).map { value, view in
      [
        "view": .word(Identifier(name)),
        "value": .word(Identifier(value)),
        "choice": .word(Identifier(view)),
      ]
    }
  }

  /// The expression that makes the view now.
  ///
  /// - Parameter value: the variable that holds what decides; the weekday does if not given.
  func creation(by value: Identifier?, in project: Project) -> SwiftCode {
    guard cluster != nil else { return "\(Identifier(name))()" }
    let weekday = project.typeNames.imported("Weekday")
    let argument = value?.code ?? "\(weekday)(of: environment.clock.now)"
    return "\(Identifier(name)).make\(Identifier(name))(for: \(argument))"
  }
}

extension ClusterSpecification {
  fileprivate func typeName(_ typeNames: TypeNames) -> SwiftCode {
    isByWeekday ? typeNames.imported("Weekday") : "\(Identifier(discriminator.asType))"
  }

  fileprivate var cases: SwiftCode {
    choices.flatMap(\.values).map { "\(Identifier($0))" as SwiftCode }.joined
  }
}
