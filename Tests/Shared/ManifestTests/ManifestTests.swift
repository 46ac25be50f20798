import Manifest
import Testing

@Suite struct ManifestTests {
  /// Digests published with the standard, and one for each way that the padding can fall.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ])
  func `A digest is the published one`(text: String, digest: String) {
    #expect(SHA256.hexadecimalDigest(of: Array(text.utf8)) == digest)
  }

  @Test func `A manifest reads back what it writes, in the order of its paths`() {
    var manifest = Manifest()
    manifest.record(Array("two".utf8), at: "b c.swift")
    manifest.record(Array("one".utf8), at: "a.swift")
    #expect(Manifest(text: manifest.text) == manifest)
    let paths = manifest.text.split(separator: "\n").filter { $0.first != "#" }
    #expect(paths.map { $0.dropFirst(66) } == ["a.swift", "b c.swift"])
  }

  @Test func `A manifest tells a file that was edited from one that it does not know`() {
    var manifest = Manifest()
    manifest.record(Array("one".utf8), at: "a.swift")
    #expect(manifest.holds(Array("one".utf8), at: "a.swift") == true)
    #expect(manifest.holds(Array("two".utf8), at: "a.swift") == false)
    #expect(manifest.holds([], at: "b.swift") == nil)
    #expect(manifest.lists(Array("one".utf8)) && !manifest.lists(Array("two".utf8)))
  }

  @Test(arguments: [7, 9])
  func `Lines may end as on Windows, and both sides of a merge count`(length: Int) {
    var ours = Manifest()
    ours.record(Array("one\ntwo\n".utf8), at: "a.swift")
    #expect(ours.holds(Array("one\r\ntwo\r\n".utf8), at: "a.swift") == true)
    var theirs = Manifest()
    theirs.record(Array("three\n".utf8), at: "a.swift")
    let marks = "<=>".map { String(repeating: $0, count: length) }
    let text = "\(marks[0]) HEAD\n\(ours.text)\(marks[1])\n\(theirs.text)\(marks[2]) other\n"
    let merged = Manifest(text: text)
    for written in ["one\ntwo\n", "three\n"] {
      #expect(merged?.holds(Array(written.utf8), at: "a.swift") == true)
    }
    #expect(merged?.holds(Array("four".utf8), at: "a.swift") == false)
  }

  @Test func `A manifest that was cut off anywhere is refused, and a plain list of digests is not`()
  {
    var manifest = Manifest()
    for name in ["a.swift", "b.swift"] { manifest.record(Array(name.utf8), at: name) }
    let lines = manifest.text.split(separator: "\n")
    for count in 0..<lines.count {
      let cut = lines.prefix(count).map { $0 + "\n" }.joined()
      #expect(Manifest(text: cut) == nil, "\(cut)")
    }
    let list = lines.filter { $0.first != "#" }.joined(separator: "\n")
    #expect(Manifest(text: list) == manifest)
  }

  @Test(arguments: ["no digest", String(repeating: "g", count: 64) + "  a", "\n0123  a"])
  func `A damaged manifest is refused`(text: String) {
    #expect(Manifest(text: text) == nil)
  }
}
