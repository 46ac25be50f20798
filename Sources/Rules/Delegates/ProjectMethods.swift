import Diagnostics
import SourceModel

/// The methods of a project's types, read when somebody asks for them.
final class ProjectMethods {
  struct Method {
    /// `photoView(_:didSelect:)`
    let signature: String
    let range: FileRange
    let isOverride: Bool
    let isMachineWritten: Bool
  }

  private struct Owner: Hashable {
    let name: String
    let kind: DeclarationKind
  }

  private let project: Project
  /// The files in which a type is declared or extended.
  private let paths: [String: [String]]
  /// By the path of a file and the name of a type.
  private var methods: [String: [String: [(owner: Owner, method: Method)]]] = [:]

  init(in project: Project) {
    self.project = project
    var paths: [String: [String]] = [:]
    for file in project.files where file.isJudged {
      for type in file.types where paths[type.name]?.last != file.path {
        paths[type.name, default: []].append(file.path)
      }
    }
    self.paths = paths
  }

  func methods(of name: String, kind: DeclarationKind) -> [Method] {
    all(of: name).filter { $0.owner.kind == kind }.map(\.method)
  }

  func methods(ofExtensionsOf name: String) -> [Method] {
    methods(of: name, kind: .extending)
  }

  /// Those of a type itself and of all its extensions.
  func methods(ofTypeNamed name: String) -> [Method] {
    all(of: name).map(\.method)
  }

  private func all(of name: String) -> [(owner: Owner, method: Method)] {
    (paths[name] ?? []).sorted().flatMap { methods(in: $0)[name] ?? [] }
  }

  private func methods(in path: String) -> [String: [(owner: Owner, method: Method)]] {
    if let found = methods[path] { return found }
    let source = project.source(at: path)
    let declarations = source.map { Array($0.declarations) } ?? []
    var found: [String: [(owner: Owner, method: Method)]] = [:]
    for declaration in declarations {
      guard declaration.kind == .function, declaration.isMember, !declaration.isStatic,
        let type = declaration.parent
      else { continue }
      let labels = declaration.parameters.map { $0.label.text + ":" }.joined()
      let method = Method(
        signature: "\(declaration.name.text)(\(labels))", range: declaration.name.range,
        isOverride: declaration.modifiers.contains(.override),
        isMachineWritten: source?.isMachineWritten ?? false)
      let owner = Owner(name: type.name.text, kind: type.kind)
      found[owner.name, default: []].append((owner, method))
    }
    methods[path] = found
    return found
  }
}
