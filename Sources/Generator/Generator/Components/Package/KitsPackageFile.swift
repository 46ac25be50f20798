import Mustache
import Specification
import Templates

/// The manifest of the package that has the kits.
struct KitsPackageFile: Component {
  static let template = "Kits/Package.swift"
  static let ownership = Ownership.kit
  static let place = Place.package(folder: Project.kitsFolder)

  func parts(of project: Project) -> [Project] {
    project.carriesKits ? [project] : []
  }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let libraries = project.kits.compactMap(\.systemLibrary)
    return [
      "name": .word(SwiftLiteral(Project.kitsFolder)),
      "products": .word(project.kits.map(Self.product).joined),
      "targets": .word((project.kits.map(Self.target) + libraries.map(Self.target)).joined),
    ]
  }

  private static func product(of kit: Kit) -> SwiftCode {
    ".library(name: \(SwiftLiteral(kit.rawValue)), targets: [\(SwiftLiteral(kit.rawValue))])"
  }

  private static func target(of kit: Kit) -> SwiftCode {
    let modules = kit.dependencies.map(\.rawValue) + [kit.systemLibrary?.module].compactMap(\.self)
    guard !modules.isEmpty else {
      return ".target(name: \(SwiftLiteral(kit.rawValue)), swiftSettings: settings)"
    }
    let names = modules.map { "\(SwiftLiteral($0))" as SwiftCode }.joined
    return
      ".target(name: \(SwiftLiteral(kit.rawValue)), dependencies: [\(names)], swiftSettings: settings)"
  }

  private static func target(of library: SystemLibrary) -> SwiftCode {
    let provider: SwiftCode = ".apt([\(SwiftLiteral(library.package))])"
    return ".systemLibrary(name: \(SwiftLiteral(library.module)), providers: [\(provider)])"
  }
}
