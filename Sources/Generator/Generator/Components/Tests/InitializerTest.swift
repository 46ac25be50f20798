import Mustache
import Specification
import Templates

/// The tests of a model's initialiser: an object has what it is made of, and a value that is not allowed
/// makes none.
struct InitializerTest {
  private let model: ModelSpecification
  private let initializer: InitializerWords
  private let project: Project

  /// Nil where a model has no initialiser.
  init?(_ model: ModelSpecification, in project: Project) {
    guard let initializer = InitializerWords(model, in: project) else { return nil }
    self.model = model
    self.initializer = initializer
    self.project = project
  }

  var words: TemplateWords {
    [
      "model": .word(project.testName(of: model.name)),
      "arguments": .word(arguments(value: Self.sampleValue)),
      "isMade": .bool(isMade),
      "canFail": .bool(initializer.canFail),
      "values": .rows(compared.map { ["name": .word($0.member)] }),
      "breach": .optional(breach?.arguments),
      "takesSample": .bool(breach?.takesSample == true),
    ]
  }

  /// The values of a sample cannot be taken a second time where one of them is unique.
  private var isMade: Bool { !compared.isEmpty && unique.isEmpty }

  /// What an object has in common with the sample of which it is made: not what its partner has for one
  /// object only, which is the sample's no longer.
  private var compared: [InitializerParameter] {
    initializer.parameters.filter { model.attribute(named: $0.name) != nil }
  }

  private var unique: [AttributeSpecification] {
    model.attributes.filter { attribute in
      attribute.isUnique && initializer.parameters.contains { $0.name == attribute.name }
    }
  }

  /// The arguments with one that no object may have, a value that is taken or one beyond its limits, and
  /// whether any is that of a sample.
  private var breach: (arguments: SwiftCode, takesSample: Bool)? {
    guard initializer.canFail else { return nil }
    if !unique.isEmpty {
      return (arguments(value: Self.sampleValue), true)
    }
    for attribute in model.attributes {
      guard initializer.parameters.contains(where: { $0.name == attribute.name }),
        let value = LimitTest.firstBreach(of: attribute) ?? attribute.foreignCase
      else { continue }
      let code = arguments {
        $0.name == attribute.name ? value : Self.sampleValue(of: $0)
      }
      return (code, initializer.parameters.count > 1)
    }
    return nil
  }

  private static func sampleValue(of parameter: InitializerParameter) -> SwiftCode {
    "sample.\(parameter.member)"
  }

  /// `title: sample.title, ` and so on.
  private func arguments(value: (InitializerParameter) -> SwiftCode) -> SwiftCode {
    let given = initializer.parameters.map { "\($0.member): \(value($0)), " as SwiftCode }
    return SwiftCode(joining: given, by: "")
  }
}

extension AttributeSpecification {
  /// A case that objects of another model of the cluster have.
  fileprivate var foreignCase: SwiftCode? {
    let others = type.enumeration?.cases.filter { !cases.contains($0) }
    return others?.first.map { ".\(Identifier($0))" }
  }
}
