/// What the kits are, for somebody who knows Core Data and UIKit.
struct KitsReadmeFile: Component {
  static let template = "Kits/README.md"
  static let ownership = Ownership.kit
  static let place = Place.package(folder: Project.kitsFolder)

  func parts(of project: Project) -> [Project] {
    project.carriesKits ? [project] : []
  }
}
