import Mustache
import Specification
import Templates

/// The machine-written tests of a controller that lists objects.
struct TableControllerTestsSpecificationFile: Component {
  static let template = "Tests/TableControllerTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ControllerSpecification] {
    project.sampledControllers.filter { $0.table != nil }
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    guard let store = project.specification.store(ofModel: controller.model) else { return [:] }
    let count = project.sampleCount(ofModel: controller.model)
    let model = project.specification.models[controller.model]
    let request = model?.fetchRequest(named: controller.table?.fetchRequest ?? "")
    let showsEveryObject = request?.predicate == nil && controller.table?.children == nil
    let tests = ControllerActionTests(
      controller: controller, project: project, template: Self.template,
      hasObject: showsEveryObject)
    return [
      "controller": .word(Identifier(controller.name)),
      "dataSource": .word(controller.dataSourceName),
      "model": .word(project.testName(of: controller.model)),
      "cell": .word(controller.viewType(in: project)),
      "variable": .word(controller.objectName(in: Self.template)),
      "store": .word(Identifier(store.name.asVariable)),
      "arguments": .word(
        controller.requestArguments(
          in: "store", state: { "\(Identifier($0))()" }, object: project.testName)),
      "hasColumns": .bool(controller.table?.columns.isEmpty == false),
      "columns": .word(Self.texts(of: controller, in: project)),
      "follows": .rows(Self.follows(of: controller, in: project)),
      "count": .word(SwiftLiteral(min(count, request?.limit ?? count))),
      "showsEveryObject": .bool(showsEveryObject),
      "placeholder": .optional(project.placeholderCode(of: controller)),
      "selectedState": .optional(
        controller.table?.selection.map { Identifier($0.state.asVariable) }),
      "selectedProperty": .optional(controller.table?.selection.map { Identifier($0.property) }),
      "title": .word(project.titleCode(of: controller)),
      "countsRows": .bool(controller.title?.isCounted == true),
      "hasOutlets": .bool(controller.binding?.outlets.isEmpty == false),
      "outlets": .rows(controller.outletRows(in: Self.template, of: project)),
      "transitions": .rows(
        KeyTest.transitionRows(of: controller, selects: showsEveryObject)),
    ].merging(tests.words) { $1 }
  }
}

extension TableControllerTestsSpecificationFile {
  private static func texts(
    of controller: ControllerSpecification, in project: Project
  ) -> SwiftCode {
    let object = controller.objectName(in: template)
    return (controller.table?.columns ?? []).map { column -> SwiftCode in
      let value = column.keyPath.code(from: object)
      let format: SwiftCode = column.format.map { ", as: .\(Identifier($0.rawValue))" } ?? ""
      let placeholder: SwiftCode =
        project.placeholderCode(of: column, in: controller)
        .map { ", placeholder: \($0)" } ?? ""
      return "Samples.text(\(value)\(format)\(placeholder))"
    }.joined
  }

  /// The properties that rows follow and for which another value than at the start is known.
  private static func follows(
    of controller: ControllerSpecification, in project: Project
  ) -> [TemplateWords] {
    controller.table?.followedProperties.enumerated().compactMap { place, followed in
      let state = project.specification.states[followed.state]
      let property = state?.properties.first { $0.name == followed.property }
      guard let property, let value = project.otherValue(of: property) else { return nil }
      let name = "\(property.name) of \(followed.state)"
      // No line break can shorten the name of a test.
      let other = "another property, \(place + 1)"
      return [
        "followed": .word(CommentText(name.count <= 70 ? name : other)),
        "state": .word(Identifier(followed.state.asVariable)),
        "property": .word(Identifier(property.name)), "value": .word(value),
      ]
    } ?? []
  }
}
