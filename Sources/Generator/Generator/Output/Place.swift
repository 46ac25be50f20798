import Roles

/// Where the files of a component lie.
enum Place: Hashable, Sendable {
  /// In the package's own folder, or in another one there.
  case package(folder: String? = nil)
  /// In the folder of a role, by the table of roles.
  case sources(Role)
  /// Views, data sources and controllers name texts: they lie in the folder of no layer.
  case texts
  case tests
}

extension Project {
  func path(to fileName: String, in place: Place) -> String {
    switch place {
    case .package(nil): fileName
    case .package(let folder?): "\(folder)/\(fileName)"
    case .sources(let role): "\(folder(role.folder))/\(fileName)"
    case .texts: "\(folder("Texts"))/\(fileName)"
    case .tests: "\(testFolder)/\(fileName)"
    }
  }
}
