import Mustache
import Roles
import Specification
import Templates

/// The machine-written tests of the views that share a delegate: their outlets and layouts, and what
/// they send.
struct ViewTestsSpecificationFile: Component {
  static let template = "Tests/ViewTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ViewFamily] {
    project.isLibrary ? [] : project.viewFamilies.filter(\.isTested)
  }

  func words(for family: ViewFamily, in project: Project) -> TemplateWords {
    let recorder = Identifier(family.root.name + "Recorder")
    return [
      "recorder": .optional(family.hasDelegate ? recorder : nil),
      "delegateProtocol": .word(family.delegateProtocol),
      "isAsked": .bool(family.events.contains(where: \.asks)),
      "delegateEvents": .rows(family.events.map { $0.recordingWords(project.typeNames) }),
      "suites": .rows(family.members.map { suiteWords(of: $0, in: family) }.filter { !$0.isEmpty }),
    ]
  }

  /// One suite for each view that can be made or makes others; empty where there is nothing to test.
  private func suiteWords(of view: ViewSpecification, in family: ViewFamily) -> TemplateWords {
    let clusters = view.clusterTestWords
    let sequences = view.isAbstract ? [] : family.sequences(of: view)
    let places =
      view.isAbstract
      ? nil : view.arrangement?.outlets.map { "view.\(Identifier($0))" as SwiftCode }
    let outlets = view.isAbstract ? [] : family.outlets(of: view).map { Identifier($0.name) }
    if clusters.isEmpty, sequences.isEmpty, outlets.isEmpty { return [:] }
    return [
      "suite": .word(Identifier(view.name + "GeneratedTests")),
      "view": .word(Identifier(view.name)),
      "clusters": .rows(clusters),
      "outlets": .optional(
        outlets.isEmpty ? nil : outlets.map { "view.$\($0)" as SwiftCode }.joined),
      "places": .optional(places?.joined),
      "sequences": .rows(sequences.map(\.words)),
      "notifications": .rows(sequences.flatMap(\.notificationWords)),
    ]
  }
}

extension ViewFamily {
  fileprivate var isTested: Bool {
    hasDelegate || members.contains { !$0.outlets.isEmpty || $0.cluster != nil }
  }

  /// What a view sends itself, and what it inherits.
  fileprivate func sequences(of view: ViewSpecification) -> [SequenceTest] {
    lineage(of: view).flatMap { owner in
      owner.sequences.map { sequence in
        SequenceTest(
          sequence: sequence, others: others(behind: sequence, in: lineage(of: view)), owner: owner,
          view: view)
      }
    }
  }

  /// What actions of the same button send as well.
  private func others(
    behind sequence: EventSequence, in lineage: [ViewSpecification]
  ) -> [EventSequence] {
    let sequences = lineage.flatMap(\.sequences)
    return lineage.flatMap(\.actions).compactMap { action in
      guard action.control == sequence.sender, action.name != sequence.methodName,
        case .sends(let subject, _) = action.effect
      else { return nil }
      return sequences.first { $0.subject == subject }
    }
  }
}

extension EventCode {
  /// Whether the answer is yes or no.
  fileprivate var asks: Bool {
    switch event.answer {
    case .permission?, .reply?: true
    case .value?, nil: false
    }
  }

  /// How a delegate that remembers what it is told answers.
  fileprivate func recordingWords(_ typeNames: TypeNames) -> TemplateWords {
    let answer: SwiftCode? =
      switch event.answer {
      case nil: nil
      case .permission?: "allows"
      case .reply?: "allows ? .now : .cancel"
      case .value(let argument, _)?: "\(Identifier(argument.name))"
      }
    return [
      "signature": .word(signature(typeNames)), "eventLiteral": .word(SwiftLiteral(event.name)),
      "answer": .optional(answer),
    ]
  }
}

/// One thing that a view tells, in a test.
private struct SequenceTest {
  let sequence: EventSequence
  /// What is sent behind it.
  let others: [EventSequence]
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

  private var question: EventSpecification? { sequence.question }

  var words: TemplateWords {
    let names = (sequence.events + others.flatMap(\.events)).map(\.name)
    let asked = others.flatMap { other in other.question.map { [$0] } ?? other.events }
    return [
      "method": .word(Identifier(sequence.methodName)),
      "recorder": .word(Identifier(view.lineage[0] + "Recorder")),
      "call": .word(call),
      "events": .word(names.map { SwiftCode(SwiftLiteral($0)) }.joined),
      "isAsked": .bool(question != nil),
      "asked": .optional(
        question.map { ([$0] + asked).map { SwiftCode(SwiftLiteral($0.name)) }.joined }),
    ]
  }

  /// Of each notification; nothing is posted where the answer without a delegate is no.
  var notificationWords: [TemplateWords] {
    sequence.events.filter(\.isPosted).map { event in
      [
        "name": .word(Identifier(event.name)),
        "owner": .word(Identifier(owner.name)),
        "call": .word(call),
        "count": .word(SwiftLiteral(question?.isAllowedByDefault == false ? 0 : 1)),
      ]
    }
  }
}

extension EventSequence {
  fileprivate var question: EventSpecification? { events.first { $0.tense == .should } }
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
