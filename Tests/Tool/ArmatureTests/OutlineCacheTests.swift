import Foundation
import TestSupport
import Testing

/// What is kept of a tree for runs about a part of it says what the tree says.
@Suite struct OutlineCacheTests {
  private let place: GitWorkplace
  private let tool: BuiltTool
  private static let fileCount = 24

  /// A tree in which most findings need other files.
  init() throws {
    place = try GitWorkplace()
    tool = BuiltTool(
      in: place.place.path,
      environment: GitWorkplace.plain.merging(["XDG_CACHE_HOME": place.place.path + "/.cache"]) {
        $1
      })
    for number in 0..<Self.fileCount {
      try place.write(Self.text(number, kind: number), at: Self.path(number))
    }
    try place.git("add", ".")
    try place.git("commit", "-qm", "tree")
    // A file that changed a moment ago is not kept.
    usleep(2_100_000)
  }

  private static func path(_ number: Int) -> String {
    "Sources/App/\(["Models", "Views", "Controllers"][number % 3])/File\(number).swift"
  }

  /// Something of a kind, which names what files of a number near by may declare.
  private static func text(_ number: Int, kind: Int) -> String {
    let near = (number + kind) % 8
    return switch kind % 7 {
    case 0:
      "protocol Photo\(near)Delegate: AnyObject {\n  func didSelect(_ view: Photo\(near), at: Int)\n}\n"
    case 1:
      "class Photo\(near): Base\(near) {\n  weak var delegate: Photo\(near)Delegate?\n"
        + "  func select() { delegate?.didSelect(self, at: 1) }\n}\n"
    case 2: "open class Base\(near): UIView { var photo: Record\(near)? }\n"
    case 3: "struct Record\(near) { let view: Photo\(near)?, qwyzzle\(near) = 1, brelbo = 2 }\n"
    case 4:
      "class List\(near)ViewController: UIViewController {\n  func load() {\n"
        + "    view.addSubview(a); table.editCell = { cell in cell.a = 1; cell.b = 2 }\n"
        + "    URLSession.shared.dataTask(with: url)\n  }\n}\n"
    case 5:
      "extension List\(near)ViewController {\n  func read() { JSONDecoder().decode(a) }\n}\n"
    default:
      "class Node\(near): NSObject {\n  override func isEqual(_ other: Any?) -> Bool { true }\n}\n"
        + "class Leaf\(near): Node\(near + 1) { let name = 1 }\n"
    }
  }

  private func lint(_ arguments: [String]) throws -> String {
    let outcome = try tool.run(["lint", "--format", "json"] + arguments)
    #expect(outcome.status == 0 || outcome.status == 1)
    return outcome.output
  }

  private var caches: [String] {
    let folder = place.place.path + "/.cache/armature"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { folder + "/" + $0 }
  }

  @Test(arguments: 1...2) func `Whatever is edited, what is kept changes no finding`(
    seed: Int
  ) throws {
    var state = UInt64(seed)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var told = Set<String>()
    for _ in 0..<8 {
      for _ in 0..<random(4) {
        let number = random(Self.fileCount)
        try place.write(Self.text(number, kind: random(7)), at: Self.path(number))
        if random(2) == 0 { try place.git("add", Self.path(number)) }
      }
      let files = (0..<3).map { _ in Self.path(random(Self.fileCount)) }
      for way in [files, ["--staged"], ["Sources/App/Views"]] {
        let kept = try lint(way)
        #expect(try kept == lint(way + ["--no-cache"]))
        told.insert(kept)
      }
    }
    #expect(told.count > 8)
    // What the index has in the place of what is on disk is kept by itself, unless it was on disk before.
    for cache in caches { try FileManager.default.removeItem(atPath: cache) }
    for number in 1...2 { try place.write("let edited_\(number) = 1\n", at: Self.path(number)) }
    try place.git("add", Self.path(2))
    for _ in 0..<2 { #expect(try lint(["--staged"]) == lint(["--staged", "--no-cache"])) }
    #expect(caches.count == 2)
  }

  @Test func `A damaged cache is as good as none`() throws {
    let fresh = try lint(["--no-cache", "Sources/App/Views"])
    for _ in 0..<2 { #expect(try lint(["Sources/App/Views"]) == fresh) }
    let cache = try #require(caches.first)
    let whole = try Data(contentsOf: URL(filePath: cache))
    for place in stride(from: 0, to: whole.count, by: max(whole.count / 6, 1)) {
      var damaged = whole
      damaged[place] ^= 0x55
      try damaged.write(to: URL(filePath: cache))
      #expect(try lint(["Sources/App/Views"]) == fresh)
      try whole.prefix(place).write(to: URL(filePath: cache))
      #expect(try lint(["Sources/App/Views"]) == fresh)
    }
  }

  @Test func `Settings and files that are gone count at once`() throws {
    let path = "Sources/App/Views"
    for _ in 0..<2 { _ = try lint([path]) }
    try FileManager.default.removeItem(atPath: place.place.path + "/" + Self.path(0))
    #expect(try lint([path]) == lint([path, "--no-cache"]))
    try place.write(
      "edition: 1\nnaming: strict\nwords: { accepted: [qwyzzle] }\n", at: ".swiftlint-rules")
    #expect(try lint([path]) == lint([path, "--no-cache"]))
    try place.git("add", ".")
    try place.git("commit", "-qm", "one")
    for _ in 0..<2 {
      #expect(try lint(["--since", "HEAD"]) == lint(["--since", "HEAD", "--no-cache"]))
    }
  }
}
