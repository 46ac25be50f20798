import Diagnostics
import SourceModel

struct InitializerChain: Rule {
  static let about = RuleDescription(
    id: "initializer_chain",
    summary:
      "The arguments of an initializer have labels; only a conversion leaves out its first one.",
    why:
      "`Photo(3, 4, true)` has to be looked up; `Photo(width: 3, height: 4, isHidden: true)` does not.",
    severity: .warning, yields: .toNames, options: [NamingStrictness.option],
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
        "an object that keeps its first argument, which is not a conversion",
        """
        final class Screen {
          init(_ store: Store, isEditing: Bool) {
        //     ^ initializer_chain: give 'store' a label: it is kept as it is
            self.store = store
            self.isEditing = isEditing
          }
        }
        """),
      Example(
        "a value that keeps its first argument, where the naming is strict",
        """
        struct Box {
          init(_ heading: String, detail: String) {
        //     ^ initializer_chain: give 'heading' a label: it is kept as it is
            self.heading = heading
          }
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "arguments of one kind, where the naming is strict",
        """
        struct Range {
          init(_ title: String, _ detail: String) {}
        //                      ^ initializer_chain: give 'detail' a label
          init(_ x: Int, _ y: Int) {}
        }
        """, settings: ["naming": .text("strict")]),
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
      Example(
        "an initializer that does the same besides",
        """
        final class PhotoView: View {
          var name: String, size: Int
          init(name: String, size: Int) {
            self.name = name
            self.size = size
            super.init(frame: .zero)
            layOut()
          }
          init() {
        //^^^^ initializer_chain: call 'init(name:size:)', or give its parameters defaults
            self.name = ""
            self.size = 0
            super.init(frame: .zero)
            layOut()
          }
        }
        """),
      Example(
        "nothing where the other one wants something",
        """
        final class Row {
          let imageName: String?, text: String
          init(text: String) {
            self.imageName = nil
            self.text = text
          }
          init(imageName: String, text: String) {
            self.imageName = imageName
            self.text = text
          }
        }
        """),
      Example(
        "initializers that call each other, and one that does something else",
        """
        final class Photo {
          var name: String, size: Int
          init(name: String, size: Int) {
            self.name = name
            self.size = size
          }
          init() {
            self.name = ""
            self.size = 0
            load()
          }
          convenience init(title: String) { self.init(name: title, size: 0) }
        }
        """),
      Example("a conversion", "struct Title { init(_ text: String, isShort: Bool) {} }"),
      Example("labels", "struct Photo { init(name: String, size: Int) {} }"),
      Example(
        "what a property wrapper wraps",
        """
        @propertyWrapper struct Key { init(wrappedValue: Int, _ name: String, isShort: Bool) {} }
        """),
      Example(
        "arguments of one kind, and a closure that follows",
        """
        struct Point {
          init(_ x: Double, _ y: Double) {}
          init(_ name: String, _ body: @escaping () -> Void) {}
        }
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    let initializers = source.functions.filter { $0.kind == .initializer }
    return initializers.filter { !$0.modifiers.contains(.override) }
      .compactMap { unlabelled(in: $0) ?? kept(in: $0) }
      + Self.repetitions(among: initializers)
  }

  /// The first argument behind others that has no label though it is of another kind than they are; where the naming
  /// is strict also one of a kind, unless they tell each other apart: `Size(_ x: Int, _ y: Int)`.
  private func unlabelled(in initializer: Declaration) -> Finding? {
    let parameters = initializer.parameters
    guard UnlabelledArgument.mayStand(among: parameters), !initializer.isNoInterface,
      settings.isStrict || !initializer.isOfThisFileAlone
    else { return nil }
    // What a property wrapper wraps is never written as an argument.
    let first = parameters[0].label == "wrappedValue" ? 1 : 0
    let found = parameters.indices.dropFirst(first + 1).first { place in
      let parameter = parameters[place]
      let type = parameter.type.base ?? (settings.isStrict ? parameter.type.text : "")
      guard UnlabelledArgument.isBare(parameter), type.utf8.count > 2, !type.contains("->") else {
        return false
      }
      return settings.isStrict && !PeerArgument.isSide(parameter)
        || parameters[place - 1].type.base != type && parameters[first].type.base != type
    }
    return found.map { .unlabelled(parameters[$0]) }
  }

  /// The first of several arguments, without a label though an object, or where the naming is strict a value,
  /// only keeps it: `self.store = store` at the top of the body.
  private func kept(in initializer: Declaration) -> Finding? {
    let parameters = initializer.parameters
    guard parameters.count > 1, let first = parameters.first, UnlabelledArgument.isBare(first),
      let owner = initializer.parent,
      settings.isStrict || [.classType, .actor].contains(owner.kind),
      !initializer.isNoInterface, let type = first.type.base, type.utf8.count > 2,
      // A title, which views of SwiftUI take first, and the code of an error: `Picker(_ title:selection:)`.
      !type.hasPrefix("LocalizedString"),
      !owner.inheritedTypes.contains(where: { ["Error", "View"].contains($0.name.text) }),
      !owner.genericParameters.contains(where: { $0.name == type }),
      let statements = initializer.block?.statements,
      statements.lazy.compactMap({ Assignment($0) }).contains(where: {
        first.name == $0.property && first.name == $0.value
      })
    else { return nil }
    return .unlabelled(first, ": it is kept as it is")
  }

  /// With how many initializers of a type one is compared: nobody writes more of them by hand.
  private static let mostCompared = 64

  /// Initializers that assign what another one of the type or extension assigns, some of it from fixed values.
  private static func repetitions(among initializers: [Declaration]) -> [Finding] {
    if initializers.count < 2 { return [] }
    // Those of a type inside may stand between those of the type around it.
    let byType = Dictionary(grouping: initializers) { $0.parent?.range.bytes.lowerBound ?? -1 }
    return byType.values.filter { $0.count > 1 && $0[0].parent?.isLocal == false }.flatMap { own in
      let all = own.compactMap { InitializerAssignments($0) }
      return all.compactMap { one in
        all.prefix(mostCompared).first(where: one.repeats).map { whole in
          Finding.likely(
            "call '\(whole.initializer.fullName)', or give its parameters defaults",
            at: one.initializer.name.range)
        }
      }
    }
  }
}
