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
    final class Handler: ChannelDuplexHandler { func channelReadComplete() {}; func closed() {} }
    """,
    "Extensions.swift": "extension Plain: Named {}",
  ]

  /// The members of a type that a protocol may ask for, by their names; nil for what answers to none.
  private func mayAsk(_ name: String, occurrence: Int = 0) -> Bool? {
    let files = Self.texts.map { SourceFile(path: $0.key, text: $0.value) }
    let project = Project(files)
    let album = files.first { $0.source.path == "Album.swift" }
    return album?.withSource { source -> Bool? in
      let text = Self.texts["Album.swift"] ?? ""
      let place = text.ranges(of: name)[occurrence]
      let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
      let range = FileRange(file: "Album.swift", bytes: start..<(start + name.utf8.count))
      let finding = Finding("", at: range)
      var asked = AskedMembers(project.types)
      return source.possibleWitness(of: finding).map { asked.mayAsk(for: $0) }
    }
  }

  @Test func `What a protocol of the tree asks for is its own, however far up`() {
    #expect(mayAsk("title") == true)
    #expect(mayAsk("read") == true)
    #expect(mayAsk("hidden") == false)
  }

  @Test func `What is local or private answers no protocol`() {
    #expect(mayAsk("hidden", occurrence: 1) == nil)
    #expect(mayAsk("secret") == nil)
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
