import Mustache
import Specification
import Templates

/// The package manifest.
struct PackageFile: Component {
  static let template = "Package.swift"
  static let ownership = Ownership.owner
  static let place = Place.package()

  func words(for part: Project, in project: Project) -> TemplateWords {
    [
      "name": .word(SwiftLiteral(project.name)),
      "testName": .word(SwiftLiteral(project.name + "Tests")),
      "kitsDependency": .word(project.kitsDependency),
      "kits": .word(project.kits.filter { !$0.isForTests }.map(project.product).joined),
      "testKits": .word(project.kits.map(project.product).joined),
      "hasResources": .bool(!project.archives.isEmpty || project.leavesResources),
    ]
  }
}

extension Project {
  /// Where the kits come from, as the manifest says it.
  fileprivate var kitsDependency: SwiftCode {
    guard let package = specification.application.kits else {
      return ".package(path: \(SwiftLiteral(Project.kitsFolder)))"
    }
    return
      ".package(url: \(SwiftLiteral(package.url)), from: \(SwiftLiteral(package.lowestVersion)))"
  }

  fileprivate func product(of kit: Kit) -> SwiftCode {
    let package = specification.application.kits?.name ?? Project.kitsFolder
    return ".product(name: \(SwiftLiteral(kit.rawValue)), package: \(SwiftLiteral(package)))"
  }

  /// The archives of the stores, each once.
  var archives: [String] {
    var archives: [String] = []
    for archive in specification.stores.compactMap(\.archive) where !archives.contains(archive) {
      archives.append(archive)
    }
    return archives
  }
}
