import Specification
import Testing

@testable import Updating

/// What keeps stored objects from being read once the spec has changed is told, and nothing else is.
@Suite struct MovedDataTests {
  private static let spec = """
    armature: 1
    application: { name: Household }
    models:
      Chore:
        attributes: { title: String, note: String?, status: { cases: [draft, sent, paid], default: draft } }
        relationships:
          steps: { toMany: Step, ordered: true, inverse: chore, deleteRule: cascade }
          tags: { toMany: Tag, inverse: none }
      Step: { attributes: { name: String }, relationships: { chore: Chore? } }
      Tag: { attributes: { name: String } }
      Item: { abstract: true, attributes: { weight: Int } }
      Box: { parent: Item, attributes: { size: Int } }
      Bag: { parent: Item }
    stores: { ChoreStore: { engine: sqlite, models: [Chore, Step, Tag, Item] } }
    """

  private func moves(to new: String) throws -> [String] { try data(to: new).map(\.change) }

  private func data(from old: String = spec, to new: String) throws -> [MovedData] {
    func files(_ text: String) -> [String: [UInt8]] { ["armature.yml": Array(text.utf8)] }
    func specification(_ text: String) throws -> ApplicationSpecification {
      let reading = try readSpecification(
        "armature.yml", in: SpecificationFolder(files: files(text)))
      let specification = reading.specification
      return try #require(specification, "\(reading.diagnostics.map(\.message))")
    }
    let (former, present) = (
      DeclaredEntries(files(old).map { ($0, $1) }),
      DeclaredEntries(files(new).map { ($0, $1) })
    )
    let types = TypeRename.renames(from: former, to: present)
    return MovedData.moves(
      by: types, members: MemberRename.renames(from: former, to: present, types: types),
      from: try specification(old), to: try specification(new), in: present)
  }

  @Test(arguments: [
    ("title: String", "title: String, place: String", "Chore.place is new and required"),
    (
      "title: String", "title: String, date: { type: Date, setOn: insert }",
      "Chore.date is new and required"
    ),
    (
      "name: String } }\n  Item",
      "name: String }, relationships: { owner: { toOne: Step, inverse: none } } }\n  Item",
      "Tag.owner is new and required"
    ),
    ("weight: Int", "weight: Int, height: Int", "Item.height is new and required"),
    ("size: Int", "size: Int, height: Int", "Box.height is new and required"),
    ("note: String?", "note: String", "Chore.note is required now"),
    ("title: String", "title: { type: String, unique: true }", "Chore.title is unique now"),
    (
      "title: String", "title: { type: String, maximumLength: 5 }",
      "Chore.title has a tighter maximumLength now"
    ),
    (
      "title: String", "title: { type: String, pattern: \"A+\" }",
      "Chore.title has a tighter pattern now"
    ),
    ("weight: Int", "weight: { type: Int, minimum: 2 }", "Item.weight has a tighter minimum now"),
    (
      "tags: { toMany: Tag", "tags: { toMany: Tag, count: 0...3",
      "Chore.tags has a tighter count now"
    ),
    ("draft, sent", "draft, issued", "Chore.status: sent is issued now"),
    ("draft, sent", "draft", "Chore.status: sent is gone"),
    ("ordered: true, ", "", "Chore.steps is not ordered any more"),
    ("toMany: Tag", "toOne: Tag, optional: true", "Chore.tags: [Tag] is Tag now"),
    (
      "note: String?", "note: { type: String, optional: true, transient: true }",
      "Chore.note is gone"
    ),
    ("weight: Int", "weight: Double", "Item.weight: Int is Double now"),
    (
      "attributes: { weight: Int } }\n  Box: { parent: Item, attributes: { ",
      "attributes: { color: String? } }\n  Box: { parent: Item, attributes: { weight: Int, ",
      "Bag.weight is gone"
    ),
    (
      "Bag: { parent: Item }", "Bag: { parent: Item, abstract: true }\n  Sack: { parent: Bag }",
      "Bag is abstract now"
    ),
    ("Bag: { parent: Item }", "Bag: { attributes: { weight: Int } }", "Bag of ChoreStore is gone"),
    ("  Bag: { parent: Item }\n", "", "Bag is gone"),
  ]) func `What the store does not take over is told`(
    old: String, new: String, change: String
  ) throws {
    #expect(try moves(to: Self.spec.replacing(old, with: new)) == [change])
  }

  @Test
  func
    `A model that is abstract now loses its objects, which is told with the way that loses none`()
    throws
  {
    let bag = "Bag: { parent: Item }"
    let data = try data(
      to: Self.spec.replacing(
        bag, with: "Bag: { parent: Item, abstract: true }\n  Sack: { parent: Bag }"))
    #expect(
      data.map(\.remedy) == [
        "a store with objects of Bag is not opened; --recover of the application writes none of them, so that "
          + "its objects are lost; leave it as it was, below a new abstract model as its 'parent', and "
          + "--recover writes them all"
      ])
  }

  @Test(arguments: [
    (
      "title: String", "name: String", "Chore.title is Chore.name now",
      "say 'was: title' of Chore.name at armature.yml:5,"
    ),
    ("tags: { toMany", "labels: { toMany", "Chore.tags is Chore.labels now", "'was: tags' of"),
    ("Tag", "Label", "Tag is Label now", "say 'was: Tag' of Label at armature.yml:10,"),
  ]) func `What is called otherwise is told with the line that lets its data follow`(
    old: String, new: String, change: String, remedy: String
  ) throws {
    let data = try data(to: Self.spec.replacing(old, with: new))
    #expect(data.map(\.change) == [change])
    #expect(data.first?.remedy.contains(remedy) == true)
  }

  @Test(arguments: [
    ("title: String", "name: { type: String, was: title }"),
    (
      "title: String, note: String?",
      "name: { type: String, was: title }, text: { type: String?, was: note }"
    ),
    (
      "title: String, note: String?",
      "text: { type: String?, was: note }, name: { type: String, was: [label, title] }"
    ),
    ("tags: { toMany: Tag", "labels: { was: tags, toMany: Tag"),
    (
      "Tag: { attributes: { name: String } }",
      "Tag: { attributes: { label: { was: name, type: String } } }"
    ),
    (
      "Box: { parent: Item, attributes: { size: Int } }",
      "Crate: { was: Box, parent: Item, attributes: { extent: { type: Int, was: size } } }"
    ),
    ("attributes: { weight: Int } }", "attributes: { mass: { type: Int, was: weight } } }"),
    (
      "attributes: { weight: Int } }\n  Box: { parent: Item, attributes: { size: Int } }",
      "attributes: { weight: Int, extent: { type: Int?, was: size } } }\n  Box: { parent: Item }"
    ),
  ]) func `What is said to have been another is not told`(old: String, new: String) throws {
    #expect(try moves(to: Self.spec.replacing(old, with: new)) == [])
  }

  @Test func `A model is the one that it is said to be, whatever else has changed`() throws {
    let spec = Self.spec.replacing("[Chore, Step, Tag, Item]", with: "[Task, Step, Tag, Item]")
      .replacing("Chore?", with: "Task?").replacing(
        "  Chore:\n    attributes: { title: String, note: String?",
        with: "  Task:\n    was: Chore\n    attributes: { name: { type: Int, was: title }")
    #expect(
      try moves(to: spec) == ["Task.name: String is Int now", "Task.note is gone"])
  }

  @Test func `An inverse that may have one object is told, and one that may have many is not`()
    throws
  {
    func paired(_ inverse: String, _ back: String) -> String {
      Self.spec.replacing(
        "tags: { toMany: Tag, inverse: none", with: "tags: { toMany: Tag, inverse: \(inverse)"
      )
      .replacing(
        "Tag: { attributes: { name: String }",
        with: "Tag: { attributes: { name: String }, relationships: { \(inverse): \(back) }")
    }
    #expect(
      try moves(to: paired("chore", "Chore?")) == ["Chore.tags has the inverse Tag.chore now"])
    #expect(try moves(to: paired("chores", "[Chore]")) == [])
  }

  @Test func `A model that is kept with others is told, and one that no store has any more`() throws
  {
    let family = Self.spec.replacing(
      "Tag: { attr", with: "Thing: { abstract: true }\n  Tag: { parent: Thing, attr"
    ).replacing("Step, Tag", with: "Step, Thing")
    #expect(try moves(to: family) == ["Tag, kept as Tag, is kept as Thing now"])
    let spec = Self.spec.replacing("tags: { toMany: Tag, inverse: none }", with: "")
      .replacing("Step, Tag", with: "Step")
    #expect(try moves(to: spec) == ["Chore.tags is gone", "Tag of ChoreStore is gone"])
  }

  @Test(arguments: [
    ("title: String", "title: String, place: String?, size: { type: Int, default: 1 }"),
    ("title: String", "title: { type: String?, minimumLength: 0, indexed: true }"),
    ("draft, sent", "draft, late, sent"),
    ("Tag: { attr", "Mark: { parent: Tag }\n  Tag: { attr"),
    ("name: String } }\n  Item", "name: String } }\n  Mark: {}\n  Item"),
    (
      "Box: { parent: Item, attributes: { size: Int } }",
      "Box: { parent: Item, attributes: { size: Int } }\n  Can: { parent: Box }"
    ),
  ]) func `What the store takes over is not told`(old: String, new: String) throws {
    #expect(try moves(to: Self.spec.replacing(old, with: new)) == [])
  }

  @Test(arguments: [
    (
      "address: String", "place: String", "the setting address is place now",
      "say 'was: address' of place at armature.yml:5, and what was set is found; without it, it is asked for again"
    ),
    (
      "limit: { type: Int, default: 3 }", "most: { type: Int, default: 4 }",
      "the setting limit is most now",
      "say 'was: limit' of most at armature.yml:6, and what was set is found; without it, its default holds"
    ),
    ("address: String", "place: { type: String, was: address }", nil, nil),
    ("address: String", "place: URL", nil, nil),
    (
      "name: Household", "name: Home", "Household is Home now",
      "mv \"${XDG_DATA_HOME:-$HOME/.local/share}\"/Household \"${XDG_DATA_HOME:-$HOME/.local/share}\"/Home"
    ),
    ("    address: String\n", "", nil, nil),
  ]) func `What is set under a former name is told with the line that lets it follow`(
    old: String, new: String, change: String?, remedy: String?
  ) throws {
    let spec = """
      armature: 1
      application:
        name: Household
        settings:
          address: String
          limit: { type: Int, default: 3 }
      models: { Step: { attributes: { name: String } } }
      """
    let data = try data(from: spec, to: spec.replacing(old, with: new))
    #expect(data.map(\.change) == [change].compactMap { $0 })
    #expect(data.map(\.remedy) == [remedy].compactMap { $0 })
  }
}
