import TestSupport
import Testing

/// Whatever a run over a tree tells, one of its shards tells, and no other.
@Suite struct ShardTests {
  private let place: GitWorkplace

  init() throws {
    place = try GitWorkplace()
    for number in 0..<8 { try place.write("let a_b\(number) = 1\n", at: "f\(number).swift") }
    try place.write("let c_d = 1\n", at: "lost.swift")
  }

  private func lines(_ arguments: String...) throws -> [Substring] {
    try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
      .run(["lint", "--format", "concise"] + arguments).output.split(separator: "\n")
  }

  private func expectOneTeller(_ count: Int) throws {
    let whole = try lines()
    for shardCount in 1...4 {
      let shards = try (1...shardCount).flatMap { try lines("--shard", "\($0)/\(shardCount)") }
      #expect(shards.sorted() == whole.sorted())
    }
    #expect(whole.count == count)
  }

  @Test func `Exceptions that except nothing and files that are gone are told once`() throws {
    try place.run(BuiltTool.path, ["lint", "--write-baseline"])
    let digest = String(repeating: "0", count: 64)
    try place.run("mkdir", [".armature"])
    try place.write("\(digest)  gone.swift\n", at: ".armature/manifest")
    try place.write(
      "exceptions: [{ from: A, to: B, reason: old }, { from: C, to: D, reason: old }]\n",
      at: ".swiftlint-rules")
    try place.write("let one = 1\n", at: "f1.swift")
    try place.run("rm", ["lost.swift"])
    try expectOneTeller(5)
  }

  @Test func `What a moved file has stays known in the shard that has the file`() throws {
    try place.run(BuiltTool.path, ["lint", "--write-baseline"])
    try place.run("mkdir", ["Inner"])
    for name in ["f1.swift", "f2.swift", "lost.swift"] { try place.run("mv", [name, "Inner"]) }
    try expectOneTeller(0)
    try place.run("rm", ["Inner/f2.swift", "Inner/lost.swift"])
    try expectOneTeller(2)
  }

  @Test func `An exception is used whichever shard has what it excepts`() throws {
    try place.write("struct Photo {}\n", at: "Models/Photo.swift")
    try place.write("final class PhotoView { var photo: Photo? }\n", at: "Views/PhotoView.swift")
    try place.write(
      "exceptions: [{ from: PhotoView, to: Photo, reason: old }]\n", at: ".swiftlint-rules")
    try expectOneTeller(9)
  }

  @Test func `A shard counts and fixes its own files alone`() throws {
    try place.write("exceptions: [{ from: A, to: B, reason: old }]\n", at: ".swiftlint-rules")
    for number in 0..<8 {
      try place.write("func run() { let btn = 1; print(btn) }\n", at: "f\(number).swift")
    }
    func errors(_ arguments: String...) throws -> String {
      try BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
        .run(["lint", "--only", "abbreviated_word"] + arguments).errors
    }
    let counts = try (1...2).map { number in
      let text = try errors("--shard", "\(number)/2", "--fix")
      return try #require(text.firstMatch(of: /in ([0-9]+) files; ([0-9]+) fixed/)).output
    }
    #expect(counts.compactMap { Int($0.1) }.reduce(0, +) == 9)
    #expect(counts.compactMap { Int($0.2) }.reduce(0, +) == 8)
  }
}
