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
      Example(
        "an initializer that repeats another one with fixed values",
        """
        final class Photo {
          let name: String, size: Int
          init(name: String, size: Int) {
            self.name = name
            self.size = size
          }
          init(name: String) {
        //^^^^ initializer_chain: call 'init(name:size:)', or give its parameters defaults
            self.name = name
            self.size = 0
          }
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
    let initializers = source.declarations.filter {
      $0.kind == .initializer && !$0.modifiers.contains(.override)
    }
    return initializers.compactMap(Self.unlabelled)
      + source.types.flatMap { Self.repetitions(in: $0) }
  }

  /// The first argument behind others that has no label though it is of another kind than they are.
  private static func unlabelled(in initializer: Declaration) -> Finding? {
    guard !initializer.isWitness, !initializer.isOfThisFileAlone, !initializer.isNoInterface
    else { return nil }
    let parameters = initializer.parameters
    let found = parameters.indices.dropFirst().first { place in
      let parameter = parameters[place]
      guard UnlabelledArgument.isBare(parameter), let type = parameter.type.base,
        type.utf8.count > 2
      else { return false }
      return parameters[place - 1].type.base != type && parameters[0].type.base != type
    }
    return found.map { place in
      Finding(
        "give '\(parameters[place].name.text)' a label", at: parameters[place].label.range,
        certainty: .likely)
    }
  }

  /// Initializers that assign what another one of the type assigns, some of it from fixed values.
  private static func repetitions(in type: Declaration) -> [Finding] {
    let chains = type.children.compactMap { InitializerAssignments($0) }
    return chains.compactMap { chain in
      guard let whole = chains.first(where: chain.repeats) else { return nil }
      return Finding(
        "call '\(whole.initializer.fullName)', or give its parameters defaults",
        at: chain.initializer.name.range, certainty: .likely)
    }
  }
}
