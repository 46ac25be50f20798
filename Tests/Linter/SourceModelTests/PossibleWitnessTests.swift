import Diagnostics
import Testing

@testable import SourceModel

@Suite struct PossibleWitnessTests {
  private static let texts = [
    "Protocols.swift": """
    protocol Named { var title: String { get } }
    protocol Reader: Named { func read() }
    class Page {}
    typealias Both = Reader & Named
    protocol Loader: class { func load() }
    """,
    "Album.swift": """
    class Album: Page, Reader {
      var title = ""
      var hidden = false
      func read() { let hidden = true }
      private var secret = 0
    }
    struct Leaf: Elsewhere { var hidden = false }
    struct Root: UITableViewDelegate { func tableView() {}; func moved() {} }
    struct Pair: Both { var hidden = false }
    extension Pair: Elsewhere { func hidden() {} }
    struct Branch: LeafDelegate { func hidden() {} }
    struct Plain { var title = "" }
    class Cloud: Page, Loader { func load() {}; func rained() {} }
    class Shelf: NSObject, TVTopShelfProvider { var topShelfStyle = 0; var shelfHeight = 0 }
    struct Badge: Elsewhere { static var shown = false; var kept = 0 }
    struct Letter: Sent { var prev = 0; static var next = 1; var all: Int { prev } }
    struct Parcel: Sent { var weight = 0; enum CodingKeys: CodingKey { case weight } }
    struct Stamp { @Field(key: "usr") var usr = 0; private var wdth = 0 }
    extension Stamp: Content {}
    enum Mood: String, Sent { case Calm, Busy = "BUSY" }
    enum Tide: Sent { case Ebb(Int) }
    enum Level: Int, Sent { case Low }
    enum Side: String { case Left }
    final class Handler: ChannelDuplexHandler { func channelReadComplete() {}; func closed() {} }
    """,
    "Extensions.swift": "extension Plain: Named {}; protocol Sent: Codable {}",
  ]

  /// The members of a type that a protocol may ask for, by their names; nil for what answers to none.
  private func mayAsk(_ name: String, occurrence: Int = 0) -> Bool? {
    look(at: name, occurrence) { witness, _, asked in asked.mayAsk(for: witness) }
  }

  /// What a rule that leaves keys alone, or doubts what it finds about them, has to say of a name.
  private func settled(_ name: String, keys: KeyTreatment, occurrence: Int = 0) -> Certainty? {
    look(at: name, occurrence) { witness, finding, asked in
      asked.settled(finding, about: witness, yieldsToProtocols: false, keys: keys)
    }??.certainty
  }

  private func look<Result>(
    at name: String, _ occurrence: Int,
    _ look: (PossibleWitness, Finding, inout AskedMembers) -> Result
  ) -> Result? {
    let files = Self.texts.map { SourceFile(path: $0.key, text: $0.value) }
    let project = Project(files)
    let album = files.first { $0.source.path == "Album.swift" }
    return album?.withSource { source -> Result? in
      let text = Self.texts["Album.swift"] ?? ""
      let place = text.ranges(of: name)[occurrence]
      let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
      let range = FileRange(file: "Album.swift", bytes: start..<(start + name.utf8.count))
      let finding = Finding("", at: range)
      var asked = AskedMembers(project.types)
      return source.possibleWitness(of: finding).map { look($0, finding, &asked) }
    }
  }

  @Test func `Keys of what is read or written are left alone or doubted`() {
    #expect(settled("prev", keys: .left) == nil)
    #expect(settled("prev", keys: .likely) == .likely)
    #expect(settled("prev", keys: .judged) == .certain)
    #expect(settled("wdth", keys: .likely) == .likely)
    // Neither what is no property of each value, nor what has a key of its own.
    for name in ["next", "all", "kept"] {
      #expect(settled(name, keys: .left) == .certain, "\(name)")
    }
    #expect(settled("usr", keys: .left, occurrence: 1) == .certain)
    #expect(settled("weight", keys: .left) == nil)
    #expect(settled("weight", keys: .likely) == .certain)
  }

  @Test func `A case that is written by its name is doubted, and told how its value stays`() {
    #expect(settled("Calm", keys: .likely) == .likely)
    #expect(settled("Ebb", keys: .likely) == .likely)
    for name in ["Busy", "Low", "Left"] {
      #expect(settled(name, keys: .likely) == .certain, "\(name)")
    }
    let notes = look(at: "Calm", 0) { witness, finding, asked in
      asked.settled(finding, about: witness, yieldsToProtocols: false, keys: .likely)?.notes
    }
    #expect(
      notes??.map(\.message) == [
        "it is a value of what is read or written, which '= \"Calm\"' keeps"
      ])
  }

  @Test func `A protocol of which nothing is known may ask a type for something`() {
    #expect(mayAsk("shown") == true)
    #expect(mayAsk("kept") == false)
  }

  @Test func `What a protocol of the tree asks for is its own, however far up`() {
    #expect(mayAsk("title") == true)
    #expect(mayAsk("read") == true)
    #expect(mayAsk("hidden") == false)
  }

  @Test func `What is local or private answers no protocol`() {
    #expect(mayAsk("hidden", occurrence: 1) == nil)
    #expect(mayAsk("secret") == false)
  }

  @Test
  func
    `An extension answers the protocol of which nothing is known, a type has members of its own`()
  {
    #expect(mayAsk("hidden", occurrence: 2) == false)
    #expect(mayAsk("hidden", occurrence: 3) == false)
    #expect(mayAsk("hidden", occurrence: 4) == true)
    #expect(mayAsk("hidden", occurrence: 5) == true)
  }

  @Test func `Apple's protocols are looked up`() {
    #expect(mayAsk("tableView") == true)
    #expect(mayAsk("moved") == false)
  }

  @Test func `Protocols of frameworks whose classes are not listed are looked up`() {
    #expect(mayAsk("topShelfStyle") == true)
    #expect(mayAsk("shelfHeight") == false)
  }

  @Test func `Protocols of the packages that servers build on are looked up`() {
    #expect(mayAsk("channelReadComplete") == true)
    #expect(mayAsk("closed") == false)
  }

  @Test func `A protocol for classes in the old spelling asks for its own members`() {
    #expect(mayAsk("load") == true)
    #expect(mayAsk("rained") == false)
  }

  @Test func `A conformance may stand in another file`() {
    #expect(mayAsk("title", occurrence: 1) == true)
  }
}
