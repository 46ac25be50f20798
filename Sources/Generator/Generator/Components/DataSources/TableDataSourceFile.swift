import Mustache
import Specification
import Templates

/// A table's data source, a type of its own.
struct TableDataSourceFile: Component {
  static let template = "DataSources/TableDataSource+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.dataSource)

  func parts(of project: Project) -> [ControllerSpecification] {
    project.specification.controllers.filter { $0.table != nil }
  }

  func fileName(for controller: ControllerSpecification) -> String {
    "\(controller.dataSourceName.text)+Generated.swift"
  }

  func words(for controller: ControllerSpecification, in project: Project) -> TemplateWords {
    guard let table = controller.table else { return [:] }
    let request = project.specification.models[controller.model]?
      .fetchRequest(named: table.fetchRequest)
    let context = Self.name("context", besides: request)
    let items = Self.name("items", besides: request)
    let fetched = Self.name("request", besides: request)
    return [
      "sibling": .word(Identifier(controller.name)),
      "controller": .word(Identifier(controller.name)),
      "name": .word(controller.dataSourceName),
      "model": .word(project.typeNames.own(controller.model, inside: .dataSource)),
      "cell": .word(controller.viewType(inside: .dataSource, in: project)),
      "parameters": .word(Self.parameters(of: request, in: project)),
      "context": .word(context),
      "contextParameter": .word(
        context.name == "context" ? "context" : "context \(context)" as SwiftCode),
      "hasParameters": .bool(request?.parameters.isEmpty == false),
      "items": .word(items),
      "children": .optional(table.children.map { Identifier($0.relationship) }),
      "parent": .optional(table.children.map { Identifier($0.parent) }),
      "fetched": .word(fetched),
      "rows": .word(table.children == nil ? items : Self.name("tree", besides: request)),
      "columns": .rows(table.columns.map { $0.words(in: controller, of: project) }),
      "hasColumns": .bool(!table.columns.isEmpty),
      "sorts": .rows(
        controller.storedOutlets.map { outlet, path in
          [
            "outlet": .word(Identifier(outlet)),
            "sort": .word(path.sortCode(from: controller.objectName(in: Self.template).code)),
          ]
        }),
      "hasSorts": .bool(!controller.storedOutlets.isEmpty),
      "section": .optional(table.section.map { $0.keyPath.code(from: "$0") }),
      "variable": .word(controller.objectName(in: Self.template)),
      "request": .word(Self.call(of: request, named: table.fetchRequest, section: table.section)),
      "isArray": .bool(table.dataSource == .array),
      "label": .word(project.configurationLabel(of: controller)),
    ]
  }

  /// `, since: Date, section: News.Section`
  private static func parameters(
    of request: FetchRequestSpecification?, in project: Project
  ) -> SwiftCode {
    let parameters = (request?.parameters ?? []).map { parameter -> SwiftCode in
      let type = parameter.type.code {
        project.typeNames.own($0, inside: .dataSource)
      }
      return ", \(Identifier(parameter.name)): \(type)"
    }
    return SwiftCode(joining: parameters, by: "")
  }

  /// `recent(since: since).sectioned { $0.section.ascending }`
  private static func call(
    of request: FetchRequestSpecification?, named name: String, section: SectionSpecification?
  ) -> SwiftCode {
    var call = request?.call ?? Identifier(name).code
    if let section {
      call = "\(call).sectioned { \(section.storedKeyPath.sortCode(from: "$0")) }"
    }
    return call
  }

  /// A variable, unless a parameter of the request has its name.
  private static func name(
    _ name: String, besides request: FetchRequestSpecification?
  ) -> Identifier {
    Identifier(name.avoiding((request?.parameters ?? []).map(\.name)))
  }
}

extension ControllerSpecification {
  /// The outlets of a table's cell by which a store can order what it fetches.
  fileprivate var storedOutlets: [(outlet: String, path: KeyPathSpecification)] {
    guard table?.dataSource == .fetchedResults else { return [] }
    return (binding?.outlets ?? []).compactMap { outlet in
      outlet.storedKeyPath.map { (outlet.outlet, $0) }
    }
  }
}
