import Diagnostics
import SourceModel

/// The methods of some of a project's types.
final class ProjectMethods {
  struct Method {
    let outline: MethodOutline
    let isMachineWritten: Bool

    var signature: String { outline.signature }
  }

  private typealias OwnedMethod = (kind: DeclarationKind, method: Method)

  private let project: Project
  private let parts: [String: [TypePart]]
  /// By the path of a file that was read once more and the name of a type.
  private var methods: [String: [String: [OwnedMethod]]] = [:]

  /// Those of the types with some names.
  init(of names: Set<String>, in project: Project) {
    self.project = project
    parts = project.parts(ofTypesNamed: names)
  }

  /// Whether a part of a type lies in a file whose findings somebody asks for.
  func isJudged(_ name: String) -> Bool {
    parts[name]?.contains { $0.file.isWanted } ?? false
  }

  func methods(of name: String, kind: DeclarationKind) -> [Method] {
    all(of: name).filter { $0.kind == kind }.map(\.method)
  }

  func methods(ofExtensionsOf name: String) -> [Method] {
    methods(of: name, kind: .extending)
  }

  /// Those of a type itself and of all its extensions.
  func methods(ofTypeNamed name: String) -> [Method] {
    all(of: name).map(\.method)
  }

  private func all(of name: String) -> [OwnedMethod] {
    let parts = parts[name] ?? []
    let places = parts.indices.filter { $0 == 0 || parts[$0].file !== parts[$0 - 1].file }
    let files = zip(places, places.dropFirst() + [parts.count]).map { parts[$0..<$1] }
    return files.sorted { ($0.first?.file.path ?? "") < ($1.first?.file.path ?? "") }
      .flatMap { methods(in: $0, of: name) }
  }

  /// The methods of a type's parts in one file.
  private func methods(in parts: ArraySlice<TypePart>, of name: String) -> [OwnedMethod] {
    guard let file = parts.first?.file else { return [] }
    var found: [OwnedMethod] = []
    for part in parts {
      guard let methods = part.type.methods else { return methods(in: file)[name] ?? [] }
      found += Self.methods(methods, of: part.type.kind, in: file)
    }
    return found
  }

  private func methods(in file: FileOutline) -> [String: [OwnedMethod]] {
    if let found = methods[file.path] { return found }
    var found: [String: [OwnedMethod]] = [:]
    let types = project.source(at: file.path)?.declarations.filter(\.kind.hasMembers) ?? []
    for type in types {
      found[type.name.text, default: []] += Self.methods(
        MethodOutline.all(of: type), of: type.kind, in: file)
    }
    methods[file.path] = found
    return found
  }

  private static func methods(
    _ methods: [MethodOutline], of kind: DeclarationKind, in file: FileOutline
  ) -> [OwnedMethod] {
    methods.filter { !$0.isStatic }.map {
      (kind, Method(outline: $0, isMachineWritten: file.isMachineWritten))
    }
  }
}
