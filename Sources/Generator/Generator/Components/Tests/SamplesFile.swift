import Mustache
import Specification
import Templates

/// What the generated tests share: stores that hold samples, and an application that runs on them.
struct SamplesFile: Component {
  static let template = "Tests/Samples+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [Project] {
    project.hasSamples ? [project] : []
  }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let stores = project.specification.stores.map { store in
      let name = Identifier(store.name.asVariable)
      return project.hasSamples(store)
        ? "try Samples.\(name)()" as SwiftCode : "try \(Identifier(store.name))(at: .memory)"
    }
    return [
      "applicationLiteral": .word(SwiftLiteral(project.name)),
      "delegate": .word(project.testName(of: project.delegateName.text)),
      "hasEnumerations": .bool(
        project.specification.models.contains { model in
          model.attributes.contains { $0.type.enumeration != nil }
        }),
      "stores": .rows(
        project.sampledStores.map {
          [
            "name": .word(Identifier($0.name)),
            "nameLiteral": .word(SwiftLiteral($0.name)),
            "variable": .word(Identifier($0.name.asVariable)),
          ]
        }),
      "sampleStores": .word(stores.joined),
      "queues": .word(project.queues),
    ]
  }
}

extension Project {
  /// Whether something follows notifications, which tests beside it may post; the samples tell them apart.
  var hearsNotifications: Bool {
    guard hasSamples else { return false }
    return !specification.application.notifications.isEmpty
      || specification.controllers.contains { controller in
        controller.observations.contains { observation in
          if case .notification = observation.subject { true } else { false }
        }
      }
  }
}
