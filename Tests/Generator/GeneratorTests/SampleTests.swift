import Specification
import Testing

@testable import Generator

/// The objects on which generated tests and new applications work.
@Suite struct SampleTests {
  private static func samples(_ models: String, of names: String) throws -> SampleArchive {
    let spec = """
      armature: 1
      application: { name: Garage }
      models:
      \(models)
      stores: { GarageStore: { engine: memory, models: [\(names)] } }
      """
    let folder = SpecificationFolder(
      read: { _ in Array(spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
    let reading = try readSpecification("spec.yml", in: folder)
    let specification = try #require(reading.specification, "\(reading.diagnostics)")
    let project = Project(specification)
    return try #require(project.samples(of: specification.stores[0]))
  }

  /// What stands behind a name in the objects of a model.
  private static func values(
    of name: String, in model: String, _ samples: SampleArchive
  ) -> [String] {
    samples.text.split(separator: "\n").filter { $0.contains("\"@id\": \"\(model)-") }.map { line in
      guard let start = line.firstRange(of: "\"\(name)\": ")?.upperBound else { return "" }
      let rest = line[start...]
      let end = rest.firstRange(of: rest.hasPrefix("[") ? "]" : ",")?.lowerBound
      return String(rest[..<(end ?? rest.endIndex)].filter { !"[]{}\"".contains($0) })
    }
  }

  @Test func `No relationship gets more than it takes from those who may do without`() throws {
    let samples = try Self.samples(
      """
        Vehicle: { abstract: true, relationships: { holder: { toOne: Holder?, inverse: vehicles } } }
        Car: { parent: Vehicle, attributes: { doors: Int } }
        Bike: { parent: Vehicle, attributes: { gears: Int } }
        Holder: { attributes: { name: String }, relationships: { vehicles: { toMany: Vehicle, inverse: holder, count: 0...1 } } }
      """, of: "Vehicle, Holder")
    #expect(samples.hindrances == [:])
    #expect(Self.values(of: "holder", in: "Car", samples) == ["Holder-1", "Holder-2", "Holder-3"])
    #expect(Self.values(of: "holder", in: "Bike", samples) == ["", "", ""])
  }

  @Test func `Relationships to one model lead to different objects`() throws {
    let samples = try Self.samples(
      """
        Game: { attributes: { date: Date }, relationships: { white: { toOne: Player }, black: { toOne: Player }, judge: { toOne: Player? } } }
        Player: { attributes: { name: String } }
      """, of: "Game, Player")
    #expect(Self.values(of: "white", in: "Game", samples) == ["Player-1", "Player-2", "Player-3"])
    #expect(Self.values(of: "black", in: "Game", samples) == ["Player-2", "Player-3", "Player-1"])
    #expect(Self.values(of: "judge", in: "Game", samples) == ["Player-3", "Player-1", "Player-2"])
  }

  @Test func `What another side says already is counted`() throws {
    let samples = try Self.samples(
      """
        Car: { attributes: { doors: Int }, relationships: { tags: { toMany: Tag, count: 2...2, inverse: cars }, friends: { toMany: Car, count: 1...2, inverse: friends } } }
        Tag: { attributes: { name: String }, relationships: { cars: { toMany: Car, count: 2...2, inverse: tags } } }
      """, of: "Car, Tag")
    #expect(samples.hindrances == [:])
    let tags = ["Tag-1, Tag-2", "Tag-2, Tag-3", "Tag-3, Tag-1"]
    #expect(Self.values(of: "tags", in: "Car", samples) == tags)
    #expect(Self.values(of: "cars", in: "Tag", samples) == ["", "", ""])
    #expect(Self.values(of: "friends", in: "Car", samples) == ["Car-2", "", "Car-1"])
  }

  @Test(arguments: [
    ("2...", "toMany: Tag, count: 1...1", "2 objects"), ("1000...", "toMany: Tag", "1000 objects"),
    ("2...", "toOne: Tag?", "2 objects"),
  ])
  func `What both sides ask for together may be too much`(
    count: String, tags: String, lack: String
  ) throws {
    let samples = try Self.samples(
      """
        Car: { attributes: { doors: Int }, relationships: { tags: { \(tags), inverse: cars } } }
        Tag:
          attributes: { name: String }
          relationships: { cars: { toMany: Car, count: \(count), inverse: tags } }
      """, of: "Car, Tag")
    let message = "there are too few samples for every Tag to have \(lack) in 'cars'"
    #expect(samples.hindrances == ["Tag": message])
    #expect(samples.objectCount <= 20)
  }

  @Test(arguments: [
    ("type: Date, minimum: 2030-01-01", ["2030-01-01", "2030-01-02"]),
    ("type: Date, maximum: 2020-01-02", ["2020-01-02", "2020-01-01"]),
    ("type: Date, minimum: 2030-01-01, maximum: 2030-01-03", ["2030-01-01", "2030-01-02"]),
    (
      "type: Date, minimum: 2030-01-01T08:00:00Z", ["2030-01-01T08:00:00Z", "2030-01-02T08:00:00Z"]
    ),
    ("type: Decimal, minimum: 0.5", ["0.5", "1.5", "2.5"]),
    ("type: Decimal, minimum: 0, maximum: 0.6", ["0", "0.012", "0.018"]),
    ("type: Int, maximum: 0", ["0", "-1", "-2"]), ("type: Int, maximum: 2", ["1", "2", "-1"]),
    ("type: Int, minimum: 9223372036854775805", ["9223372036854775805", "9223372036854775806"]),
    ("type: Double, minimum: 0, maximum: 1", ["0.0", "1.0", "0.03"]),
  ])
  func `Values differ wherever there are three within the limits`(
    attribute: String, values: [String]
  ) throws {
    let samples = try Self.samples(
      "  Part: { attributes: { value: { \(attribute), unique: true } } }", of: "Part")
    #expect(samples.hindrances == [:])
    #expect(Self.values(of: "value", in: "Part", samples).starts(with: values))
  }

  @Test func `A pattern has samples that differ while it has strings`() throws {
    let part = "  Part: { attributes: { value: { type: String, unique: true, pattern:"
    let enough = try Self.samples("\(part) A|B|C|D, maximumLength: 1 } } }", of: "Part")
    #expect(enough.hindrances == [:])
    #expect(Self.values(of: "value", in: "Part", enough) == ["A", "B", "C"])
    let long = try Self.samples("\(part) A|BB|C|DD|EE, minimumLength: 2 } } }", of: "Part")
    #expect(Self.values(of: "value", in: "Part", long) == ["BB", "DD", "EE"])
    let few = try Self.samples("\(part) A|B } } }", of: "Part")
    #expect(few.hindrances == ["Part": "Part.value is unique, and no 3 values of it are known"])
  }

  @Test func `What decides the model is one of its own cases, and no default of another`() throws {
    let samples = try Self.samples(
      """
        Entry: { abstract: true, cluster: { by: kind, Note: [note, idea], otherwise: Task }, attributes: { kind: { cases: [note, idea, task], default: task } } }
        Note: { parent: Entry, attributes: { text: String } }
        Task: { parent: Entry, attributes: { name: String } }
        Chore: { parent: Task, attributes: { hours: Int } }
      """, of: "Entry")
    #expect(Self.values(of: "kind", in: "Note", samples) == ["note", "idea", "note"])
    #expect(Self.values(of: "kind", in: "Task", samples) == ["task", "task", "task"])
    #expect(Self.values(of: "kind", in: "Chore", samples) == ["task", "task", "task"])
  }
}
