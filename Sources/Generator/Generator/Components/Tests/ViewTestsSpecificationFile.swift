import Mustache
import Roles
import Specification
import Templates

/// The machine-written tests of the views that share a delegate: their layouts, and what they send.
struct ViewTestsSpecificationFile: Component {
  static let template = "Tests/ViewTests+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [ViewFamily] {
    project.isLibrary ? [] : project.viewFamilies.filter(\.isTested)
  }

  func path(for family: ViewFamily, in project: Project) -> String {
    project.testFolder + "/\(family.root.name)Tests+Generated.swift"
  }

  func words(for family: ViewFamily, in project: Project) -> [String: TemplateValue] {
    let recorder = Identifier(family.root.name + "Recorder")
    let concrete = family.members.filter { !$0.isAbstract }
    return [
      "application": .word(Identifier(project.name)),
      "suite": .word(Identifier(family.root.name + "GeneratedTests")),
      "recorder": .optional(family.hasDelegate ? recorder : nil),
      "delegateProtocol": .word(family.delegateProtocol),
      "delegateEvents": .rows(family.events.map(\.recordingWords)),
      "clusters": .rows(family.members.flatMap(\.clusterTestWords)),
      "layouts": .rows(concrete.compactMap(\.layoutTestWords)),
      "sequences": .rows(concrete.flatMap { view in family.sequences(of: view).map(\.words) }),
      "notifications": .rows(
        concrete.flatMap { view in family.sequences(of: view).flatMap(\.notificationWords) }),
    ]
  }
}

extension ViewFamily {
  fileprivate var isTested: Bool {
    hasDelegate || members.contains { $0.arrangement != nil || $0.cluster != nil }
  }

  /// What a view sends itself, and what it inherits.
  fileprivate func sequences(of view: ViewSpecification) -> [SequenceTest] {
    lineage(of: view).flatMap { owner in
      owner.sequences.map { SequenceTest(sequence: $0, owner: owner, view: view) }
    }
  }
}

extension ViewSpecification {
  fileprivate var layoutTestWords: [String: TemplateValue]? {
    guard let arrangement, !isAbstract else { return nil }
    let places = arrangement.outlets.map { "view.\(Identifier($0))" as SwiftCode }
    return ["view": .word(Identifier(name)), "places": .word(places.joined)]
  }
}

extension EventCode {
  /// How a delegate that remembers what it is told answers.
  fileprivate var recordingWords: [String: TemplateValue] {
    let answer: SwiftCode? =
      switch event.answer {
      case nil: nil
      case .permission?: "allows"
      case .reply?: "allows ? .now : .cancel"
      case .value(let argument, _)?: "\(Identifier(argument.name))"
      }
    return [
      "signature": .word(signature), "eventLiteral": .word(SwiftLiteral(event.name)),
      "answer": .optional(answer),
    ]
  }
}

/// One thing that a view tells, in a test.
private struct SequenceTest {
  let sequence: EventSequence
  /// The view that declares it.
  let owner: ViewSpecification
  let view: ViewSpecification

  private var call: SwiftCode {
    if let sender = sequence.sender { return "view.\(Identifier(sender)).sendActions()" }
    let values = sequence.arguments.map { argument -> SwiftCode in
      if argument.type.isList { return "[]" }
      return argument.type.attributeType.map(Self.sample) ?? "nil"
    }
    return "view.\(EventSequenceCode(sequence, of: owner).call(with: values))"
  }

  private static func sample(of type: AttributeType) -> SwiftCode {
    if case .date = type { return "Date(timeIntervalSinceReferenceDate: 0)" }
    return AttributeSample.value(of: type)
  }

  private var question: EventSpecification? { sequence.events.first { $0.tense == .should } }

  var words: [String: TemplateValue] {
    let names = sequence.events.map(\.name)
    return [
      "view": .word(Identifier(view.name)),
      "names": .word(CommentText(names.joined(separator: " "))),
      "recorder": .word(Identifier(view.lineage[0] + "Recorder")),
      "call": .word(call),
      "events": .word(names.map { SwiftCode(SwiftLiteral($0)) }.joined),
      "isAsked": .bool(question != nil),
      "question": .optional(question.map { SwiftLiteral($0.name) }),
    ]
  }

  /// Of each notification; nothing is posted where the answer without a delegate is no.
  var notificationWords: [[String: TemplateValue]] {
    sequence.events.filter(\.isPosted).map { event in
      [
        "view": .word(Identifier(view.name)),
        "name": .word(Identifier(event.name)),
        "call": .word(call),
        "count": .word(SwiftLiteral(question?.isAllowedByDefault == false ? 0 : 1)),
      ]
    }
  }
}

extension EventSpecification {
  fileprivate var isAllowedByDefault: Bool {
    switch answer {
    case .permission(let isAllowed)?: isAllowed
    case .reply(let word)?: word == .now
    default: true
    }
  }
}
