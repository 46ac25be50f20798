import Diagnostics
import SourceModel

struct InitializerChain: Rule {
  static let about = RuleDescription(
    id: "initializer_chain",
    summary:
      "The arguments of an initializer have labels; only a conversion leaves out its first one.",
    why:
      "`Photo(3, 4, true)` has to be looked up, `Photo(width: 3, height: 4, isHidden: true)` not.",
    severity: .warning,
    examples: [
      Example(
        "arguments without labels",
        """
        struct Photo {
          init(_ name: String, _ size: Int) {}
        //                     ^ initializer_chain: give 'size' a label
        }
        """),
      Example(
        "arguments without labels between others",
        """
        final class Album {
          init(title: String, _ count: Int, owner: Person) {}
        //                    ^ initializer_chain: give 'count' a label
        }
        """),
      Example(
        "an initializer that a protocol asks for",
        """
        protocol Shape {
          init(_ name: String, _ size: Int, _ color: Color)
        //                     ^ initializer_chain: give 'size' a label
        }
        """),
      Example("a conversion", "struct Title { init(_ text: String, isShort: Bool) {} }"),
      Example("labels", "struct Photo { init(name: String, size: Int) {} }"),
      Example(
        "arguments of one kind, and a closure that follows",
        """
        struct Point {
          init(_ x: Double, _ y: Double) {}
          init(_ name: String, _ body: @escaping () -> Void) {}
        }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      guard declaration.kind == .initializer, !declaration.modifiers.contains(.override),
        !declaration.isOfThisFileAlone
      else {
        return nil
      }
      let parameters = declaration.parameters
      let finding = parameters.indices.dropFirst().lazy.compactMap { place -> Finding? in
        let parameter = parameters[place]
        guard parameter.label == "_", !parameter.type.name.hasPrefix("inout"),
          let type = parameter.type.base, type.utf8.count > 2,
          parameters[place - 1].type.base != type, parameters[0].type.base != type
        else { return nil }
        return Finding(
          "give '\(parameter.name.text)' a label", at: parameter.label.range, certainty: .likely)
      }
      return finding.first
    }
  }
}
