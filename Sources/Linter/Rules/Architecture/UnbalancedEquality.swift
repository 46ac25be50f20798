import Diagnostics
import SourceModel

struct UnbalancedEquality: Rule {
  static let about = RuleDescription(
    id: "unbalanced_equality",
    summary: "Equality and hash read the same properties, those of a subclass too.",
    why: "Equal values with different hashes are both kept by a set and not found in a dictionary.",
    severity: .warning,
    examples: [
      Example(
        "a written '==' with the hash that the compiler writes",
        """
        struct Photo: Hashable {
          let identifier: Int
          var title: String
          static func == (left: Photo, right: Photo) -> Bool { left.identifier == right.identifier }
        //            ^^ unbalanced_equality: write 'hash(into:)' too: the one of the compiler reads 'title', \
        which '==' does not compare
        }
        """),
      Example(
        "a hash of what is not compared",
        """
        final class Tag: Hashable {
          let name = "", color = 0
          static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
          func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(color)
        //                 ^^^^^ unbalanced_equality: hash only what '==' compares: it does not read 'color'
          }
        }
        """),
      Example(
        "an Objective-C class with one of the two",
        """
        class Tag: NSObject {
          let name = ""
          override func isEqual(_ object: Any?) -> Bool { name == (object as? Tag)?.name }
        //              ^^^^^^^ unbalanced_equality: override 'hash' too, from what 'isEqual' compares
        }
        """),
      Example(
        "a subclass that forgets its own property",
        """
        class Tag: NSObject {
          let name = ""
          override func isEqual(_ object: Any?) -> Bool { name == (object as? Tag)?.name }
          override var hash: Int { name.hashValue }
        }
        class ColoredTag: Tag {
        //    ^^^^^^^^^^ unbalanced_equality: override 'isEqual' to compare 'color' too
          let color = 0
        }
        """),
      Example(
        "both read the same",
        """
        struct Photo: Hashable {
          let identifier: Int
          var title: String
          static func == (left: Photo, right: Photo) -> Bool { left.identifier == right.identifier }
          func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        }
        """),
      Example(
        "a hash that is kept beside what it was made from",
        """
        struct Path: Hashable {
          let parts: [String], cachedHashValue: Int
          static func == (left: Path, right: Path) -> Bool { left.parts == right.parts }
          func hash(into hasher: inout Hasher) { hasher.combine(cachedHashValue) }
        }
        """),
      Example(
        "all is compared, and a type without a hash",
        """
        struct Pair: Hashable {
          let first: Int, second: Int
          static func == (left: Pair, right: Pair) -> Bool {
            left.first == right.first && left.second == right.second
          }
        }
        struct Range: Equatable {
          let start: Int, end: Int
          static func == (left: Range, right: Range) -> Bool { left.start == right.start }
        }
        """),
      Example(
        "one object is equal to itself only, and a hash of less than is compared",
        """
        final class Node: Hashable {
          let name = "", depth = 0
          static func == (left: Node, right: Node) -> Bool { left === right }
          func hash(into hasher: inout Hasher) { hasher.combine(name) }
        }
        struct Point: Hashable {
          let x: Int, y: Int
          static func == (left: Point, right: Point) -> Bool { left.x == right.x && left.y == right.y }
          func hash(into hasher: inout Hasher) { hasher.combine(x) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let judged = project.files.filter { $0.isJudged && $0.isWanted && !$0.isTest }
    let balanced = judged.flatMap(\.equalities).compactMap(\.imbalance).map(Self.finding)
    let equal = project.equalClasses
    guard !equal.isEmpty else { return balanced }
    return balanced + judged.flatMap { forgetful(in: $0, equal: equal, of: project) }
  }

  private static func finding(on imbalance: Imbalance) -> Finding {
    switch imbalance {
    case .missingHash(let range):
      Finding.likely("override 'hash' too, from what 'isEqual' compares", at: range)
    case .hashedOnly(let property, let range):
      Finding.likely("hash only what '==' compares: it does not read '\(property)'", at: range)
    case .compilerHash(let property, let range):
      Finding.likely(
        "write 'hash(into:)' too: the one of the compiler reads '\(property)', which '==' does "
          + "not compare", at: range)
    }
  }

  /// The subclasses of classes with an equality of their own that add properties and do not compare them.
  private func forgetful(
    in file: FileOutline, equal: Set<String>, of project: Project
  ) -> [Finding] {
    let subclasses = file.types.filter { type in
      type.kind == .classType && !type.isNested && !type.inherited.isEmpty
        && !equal.contains(type.name)
        && project.types.superclasses(of: type).contains(where: equal.contains)
    }
    guard !subclasses.isEmpty, let source = project.source(at: file.path) else { return [] }
    let names = Set(subclasses.map(\.name))
    return source.topLevelDeclarations
      .filter { $0.kind == .classType && names.contains($0.name.text) }
      .compactMap(Self.forgottenProperty)
  }

  /// What a subclass adds to a class that compares its objects by their contents.
  private static func forgottenProperty(of type: Declaration) -> Finding? {
    guard
      let property = type.storedProperties.first(where: {
        $0.modifiers.isDisjoint(with: [.lazy, .weak])
      })
    else { return nil }
    return .likely("override 'isEqual' to compare '\(property.name)' too", at: type.name.range)
  }
}

extension Project {
  /// The classes of the project that override `isEqual(_:)`.
  fileprivate var equalClasses: Set<String> {
    Set(files.lazy.flatMap(\.equalities).filter(\.isOverridden).map(\.type))
  }
}
