import Diagnostics
import SourceModel

struct GeneratedCodeEdited: Rule {
  static let about = RuleDescription(
    id: "generated_code_edited",
    summary: "Machine-written files stay as they were written.",
    why: "It is written from the spec, and whoever writes it again takes the change away.",
    severity: .warning,
    examples: [
      Example(
        "a model's machine half with one property more",
        """
        // file: Sources/App/Models/Photo+Generated.swift, edited
        final class Photo: ManagedObject {
        //          ^^^^^ generated_code_edited: move the change to 'Photo.swift' or to the spec
          var isStarred = false
        }
        """),
      Example(
        "an extension",
        """
        // file: Sources/App/Stores/PhotoStore+Generated.swift, edited
        extension PhotoStore: StoreSpecification {}
        //        ^^^^^^^^^^ generated_code_edited: move the change to 'PhotoStore.swift' or to the spec
        // file: Sources/App/Stores/PhotoStore.swift
        final class PhotoStore: ObjectStore {}
        """),
      Example(
        "a file whose name has no owner's half",
        """
        // file: Sources/App/Application/Launch.swift, edited
        enum Launch { static let delay = 1 }
        //   ^^^^^^ generated_code_edited: move the change to a file of your own or to the spec
        """),
      Example(
        "what was written",
        """
        // file: Sources/App/Models/Photo+Generated.swift
        final class Photo: ManagedObject {}
        """),
      Example(
        "the owner's half",
        """
        // file: Sources/App/Models/Photo.swift
        extension Photo { var isStarred: Bool { true } }
        """),
      Example(
        "a file that only carries such a name",
        """
        // file: Sources/Parser/Grammar+Generated.swift
        struct Grammar {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.files.filter { $0.isJudged && $0.isEdited }.compactMap { file in
      guard let place = file.types.first?.nameRange ?? firstImport(of: file, in: project)
      else { return nil }
      return .likely("move the change to \(Self.sibling(of: file.path)) or to the spec", at: place)
    }
  }

  private func firstImport(of file: FileOutline, in project: Project) -> FileRange? {
    project.source(at: file.path)?.topLevelDeclarations.first { $0.kind == .importing }?.name.range
  }

  /// The owner's half beside a machine-written one.
  private static func sibling(of path: String) -> String {
    let end = "+Generated.swift"
    guard path.hasSuffix(end), let name = path.dropLast(end.count).split(separator: "/").last
    else { return "a file of your own" }
    return "'\(name).swift'"
  }
}
