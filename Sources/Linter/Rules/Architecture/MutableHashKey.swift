import Diagnostics
import SourceModel

struct MutableHashKey: Rule {
  static let about = RuleDescription(
    id: "mutable_hash_key",
    summary: "An object's hash comes only from what never changes.",
    why: "A set no longer finds an object whose hash has changed since it was put in.",
    severity: .warning,
    examples: [
      Example(
        "a hash of a variable",
        """
        final class Photo: Hashable {
          var title = ""
          static func == (left: Photo, right: Photo) -> Bool { left.title == right.title }
          func hash(into hasher: inout Hasher) { hasher.combine(title) }
        //                                                      ^^^^^ mutable_hash_key: hash what is \
        declared with 'let': 'title' can change while the object is in a set
        }
        """),
      Example(
        "a hash in an extension, through self",
        """
        class Node {
          let identifier = 0
          var parent = 0
        }
        extension Node: Hashable {
          static func == (left: Node, right: Node) -> Bool { left === right }
          func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
            hasher.combine(self.parent)
        //                      ^^^^^^ mutable_hash_key: hash what is declared with 'let': 'parent' \
        can change while the object is in a set
          }
        }
        """),
      Example(
        "the hash of an Objective-C class",
        """
        class Tag: NSObject {
          var name = ""
          override var hash: Int { name.hashValue }
        //                         ^^^^ mutable_hash_key: hash what is declared with 'let': 'name' can \
        change while the object is in a set
        }
        """),
      Example(
        "a constant",
        """
        final class Photo: Hashable {
          let identifier = 0
          var title = ""
          static func == (left: Photo, right: Photo) -> Bool { left.identifier == right.identifier }
          func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        }
        """),
      Example(
        "what a framework keeps, which it sets once, and what anybody sets",
        """
        final class Package: Model, Hashable {
          @ID(key: .id) var id: UUID?
          func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        final class Draft: ObservableObject, Hashable {
          @Published var text = ""
          func hash(into hasher: inout Hasher) { hasher.combine(text) }
        //                                                      ^^^^ mutable_hash_key: hash what is declared with 'let': \
        'text' can change while the object is in a set
        }
        """),
      Example(
        "the object itself",
        """
        final class Photo: Hashable {
          var title = ""
          static func == (left: Photo, right: Photo) -> Bool { left === right }
          func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        """),
      Example(
        "a value, which changes only where nobody else keeps it",
        """
        struct Photo: Hashable {
          var title = ""
          func hash(into hasher: inout Hasher) { hasher.combine(title) }
        }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    guard source.isOfProgram else { return [] }
    let hashes = source.declarations.filter(\.isHash)
    guard !hashes.isEmpty else { return [] }
    let classes = source.types.filter { $0.kind == .classType }
      .reduce(into: [:]) { classes, type in
        classes[type.name.text] = classes[type.name.text] ?? type
      }
    return hashes.flatMap { findings(in: $0, classes: classes) }
  }

  private func findings(
    in hash: Declaration, classes: [String: Declaration]
  ) -> [Finding] {
    guard let owner = hash.enclosingType else { return [] }
    let type = owner.kind == .classType ? owner : classes[owner.name.text]
    let variables = (type?.storedProperties ?? []).filter {
      $0.kind == .variable && $0.isKeptByType
    }
    let names = Set(variables.map(\.name.text))
    let uses = hash.ownUses.filter { names.contains($0.name.text) }
    guard let first = uses.first else { return [] }
    let more = Set(uses.map(\.name.text)).count - 1
    let others = more == 0 ? "" : " and \(more) more"
    return [
      Finding.likely(
        "hash what is declared with 'let': '\(first.name)'\(others) can change while the object is in "
          + "a set", at: first.name.range)
    ]
  }
}
