import Diagnostics
import SourceModel

struct UndocumentedDeclaration: Rule {
  static let everything = RuleOption(
    "everything", default: false,
    "whether what only the module or the file can name is found as well")

  static let about = RuleDescription(
    id: "undocumented_declaration",
    summary: "What others can call has a documentation comment.",
    why: "A caller sees the comment and hardly ever the body.",
    severity: .warning, isOnByDefault: false, yields: .toNames, options: [everything],
    examples: [
      Example(
        "a public type and its members",
        """
        public struct Album {
        //            ^^^^^ undocumented_declaration: say in a comment with /// what 'Album' is for
          public func show() {}
        //            ^^^^ undocumented_declaration: say in a comment with /// what 'show' is for
        }
        """),
      Example(
        "what a public protocol asks for, and a comment that no tool shows",
        """
        /// What is shown in an album.
        public protocol Page {
          // The text above it.
          var title: String { get }
        //    ^^^^^ undocumented_declaration: say in a comment with /// what 'title' is for
        }
        """),
      Example(
        "what the module alone can name, where a project minds",
        """
        struct Album {}
        //     ^^^^^ undocumented_declaration: say in a comment with /// what 'Album' is for
        """, settings: ["everything": .boolean(true)]),
      Example(
        "documentation in lines and in a block",
        """
        /// Photos in an order.
        public struct Album {
          /** Shows the first of them. */
          public func show() {}
        }
        """),
      Example("what only the module can name", "struct Album { func show() {} }"),
      Example(
        "what somebody else has documented",
        """
        /// A screen.
        public final class Screen: Base { public override func show() {} }
        extension Screen: CustomStringConvertible { public var description: String { "" } }
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    guard !source.isTest, !source.isMachineWritten else { return [] }
    let everything = settings[Self.everything]
    return source.declarations.compactMap { declaration in
      guard Self.kinds.contains(declaration.kind), !declaration.isLocal,
        Self.isPublic(declaration)
          || everything && !(declaration.isTopLevel && declaration.kind.isValue),
        !declaration.modifiers.contains(.override),
        !Self.knownNames.contains(declaration.name.text),
        declaration.documentation.isEmpty
      else { return nil }
      return .likely(
        "say in a comment with /// what '\(declaration.name)' is for", at: declaration.name.range)
    }
  }

  private static let kinds: Set<DeclarationKind> = [
    .structure, .classType, .enumeration, .actor, .protocolType, .typeAlias, .function,
    .constant, .variable,
  ]

  /// What protocols of the standard library and of SwiftUI ask for.
  private static let knownNames: Set<String> = [
    "body", "debugDescription", "description", "encode", "hash", "hashValue", "id", "previews",
  ]

  /// A protocol's requirements can be named wherever the protocol can.
  private static func isPublic(_ declaration: Declaration) -> Bool {
    let level = declaration.isRequirement ? declaration.parent?.access : declaration.access
    return level == .publicly || level == .open
  }
}
