import Mustache
import Specification
import Templates

/// The receptionists of a controller: one for each property that its rows follow, then one for each of
/// its hand-written methods that follow something.
enum ReceptionistCode {
  /// Nil where it follows nothing.
  static func list(of controller: ControllerSpecification, in project: Project) -> SwiftCode? {
    let type = project.typeNames.imported("Receptionist")
    let followed = (controller.table?.followedProperties ?? []).map { property -> SwiftCode in
      "\(type)(\(source(property)), for: self) { controller, _ in controller.reloadRows() }"
    }
    let observed = controller.observations.map { code(of: $0, in: project) }
    let receptionists = followed + observed
    return receptionists.isEmpty ? nil : "[\(receptionists.joined)]"
  }

  private static func code(
    of observation: ObservationSpecification, in project: Project
  ) -> SwiftCode {
    let method = Identifier(observation.name)
    let receptionist = project.typeNames.imported("Receptionist")
    let every: SwiftCode = observation.interval.map { ", every: \($0.code)" } ?? ""
    switch observation.subject {
    case .shared(let property, _):
      return "\(receptionist)(\(source(property))\(every), for: self) { $0.\(method)($1) }"
    case .model(let model, let property):
      let type = project.nameInController(model)
      let store = project.specification.store(ofModel: model)
      let context = Identifier(store?.name.asVariable ?? "store")
      return
        "\(receptionist)(\(type).self, \(SwiftLiteral(property)), in: environment.\(context)\(every), for: self) { $0.\(method)() }"
    case .notification(let posted):
      return posted.payload == nil
        ? "\(receptionist)(\(posted.code), for: self) { controller, _ in controller.\(method)() }"
        : "\(receptionist)(\(posted.code), for: self) { $0.\(method)($1) }"
    }
  }

  /// `readingState, \.section`
  private static func source(_ property: SharedProperty) -> SwiftCode {
    "\(Identifier(property.state.asVariable)), \\.\(Identifier(property.property))"
  }
}

extension Project {
  /// A type of the project as both halves of a controller write it.
  func nameInController(_ type: String) -> SwiftCode {
    typeNames.own(type, inside: .controller)
  }
}

extension ObservationSpecification {
  /// What a template says of the hand-written method: `updateTitle(_ section: News.Section)`.
  func words(in project: Project) -> TemplateWords {
    [
      "signature": .word(signature(in: project)), "moment": .word(CommentText(moment)),
      "literal": .word(SwiftLiteral(name + (hasParameter ? "(_:)" : "()"))),
    ]
  }

  private var hasParameter: Bool {
    switch subject {
    case .shared: true
    case .model: false
    case .notification(let posted): posted.payload != nil
    }
  }

  private func signature(in project: Project) -> SwiftCode {
    switch subject {
    case .shared(let property, let type):
      signature(with: property.property, of: type.code(object: project.nameInController))
    case .model: "\(Identifier(name))()"
    case .notification(let posted):
      posted.payload.map { payload in
        signature(
          with: payload.name,
          of: payload.type.codeAcrossIsolation(
            in: project.typeNames, inside: .controller))
      } ?? "\(Identifier(name))()"
    }
  }

  private func signature(with parameter: String, of type: SwiftCode) -> SwiftCode {
    "\(Identifier(name))(_ \(Identifier(parameter)): \(type))"
  }

  private var moment: String {
    switch subject {
    case .shared(let property, _): "\(property.state).\(property.property) has another value"
    case .model(let model, let property):
      "\(property) of some \(model) is saved with another value, or one is added or deleted"
    case .notification(let posted): "\(posted.poster).\(posted.name) is posted"
    }
  }
}

extension PostedNotification {
  /// `ImportOperation.didFinish`
  var code: SwiftCode { "\(Identifier(poster)).\(Identifier(name))" }
}
