import Mustache
import Specification
import Templates

/// What the spec says of a store: its models, its engine and its archive.
struct StoreSpecificationFile: Component {
  static let template = "Stores/Store+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.store)

  func parts(of project: Project) -> [StoreSpecification] {
    Array(project.specification.stores)
  }

  func words(for store: StoreSpecification, in project: Project) -> TemplateWords {
    [
      "name": .word(Identifier(store.name)),
      "nameLiteral": .word(SwiftLiteral(store.name)),
      "isSQLite": .bool(store.engine == .sqlite),
      "engine": .word(project.typeNames.imported(Self.engine(of: store))),
      "models": .word(store.roots.map { "\(Identifier($0)).self" as SwiftCode }.joined),
      "archive": .optional(store.archiveResource.map { SwiftLiteral($0) }),
      "variable": .word(Identifier(store.name.asVariable)),
    ]
  }

  private static func engine(of store: StoreSpecification) -> String {
    switch store.engine {
    case .memory: "MemoryEngine"
    case .file: "FileEngine"
    case .sqlite: "SQLiteEngine"
    }
  }
}

extension StoreSpecification {
  /// The archive's file name without its ending: what `Bundle` asks for.
  var archiveResource: String? {
    archive?.split(separator: "/").last.map { String($0).dropping(suffix: ".json") }
  }
}
