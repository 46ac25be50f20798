import Testing

@testable import ApplicationKit

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(text.utf8)
  }

  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .wordRight),
      ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;2C", .right), ("\u{1B}[D", .left),
      ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}[3~", .forwardDelete), ("\u{1B}[Z", .backTab), ("\r", .return), ("\n", .return),
      ("\t", .tab), ("\u{7F}", .delete), ("\u{8}", .delete), ("\u{3}", .control("c")),
      ("世", .character("世")),
    ] as [(String, Key)])
  func `Bytes become a key`(text: String, key: Key) {
    #expect(keys(text) == [key])
  }

  @Test func `Bytes may arrive one by one`() {
    let text = "é世😀\u{1B}[A\u{1B}[1;5Cq\u{1B}[200~a世\u{1B}[201~b"
    var decoder = KeyDecoder()
    let single = text.utf8.flatMap { decoder.decode([$0]) }
    #expect(single == keys(text))
    #expect(
      single == [
        .character("é"), .character("世"), .character("😀"), .up, .wordRight, .character("q"),
        .paste("a世"), .character("b"),
      ])
  }

  @Test func `A lone escape is the key when nothing follows`() {
    var decoder = KeyDecoder()
    var keys = decoder.decode([0x1B])
    #expect(keys == [])
    #expect(decoder.isWaiting)
    keys = decoder.finish()
    #expect(keys == [.escape])
    #expect(!decoder.isWaiting)
    keys = decoder.decode("x".utf8)
    #expect(keys == [.character("x")])
  }

  @Test func `Alt with a key is one key`() {
    #expect(keys("\u{1B}qx") == [.alt("q"), .character("x")])
    #expect(keys("\u{1B}ä") == [.alt("ä")])
    #expect(keys("\u{1B}\r") == [.newline])
    #expect(keys("\u{1B}\u{7F}") == [.wordDelete])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
  }

  @Test(arguments: [
    "\u{1B}]10;rgb:dddd/dddd/dddd\u{1B}\\", "\u{1B}]11;rgb:d/d/d\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\",
  ])
  func `What a terminal answers is no key`(answer: String) {
    #expect(keys(answer + "x") == [.character("x")])
    var decoder = KeyDecoder()
    let half = decoder.decode(answer.utf8.dropLast(2)) + decoder.finish()
    #expect(half == [] && !decoder.isWaiting)
  }

  @Test func `Alt with the first character of an answer is a key, and so is what interrupts one`() {
    var decoder = KeyDecoder()
    let alt = decoder.decode("\u{1B}P".utf8) + decoder.finish()
    #expect(alt == [.alt("P")])
    #expect(keys("\u{1B}]10\u{3}") == [.control("c")])
    #expect(keys("\u{1B}]10\u{1B}[A") == [.up])
  }

  @Test(arguments: ["\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A", "\u{1B}[P"])
  func `F1 is one key, whatever a terminal sends for it`(bytes: String) {
    #expect(keys(bytes + "x") == [.help, .character("x")])
  }

  @Test func `A letter that comes later than a terminal sends alt is a key of its own`() {
    var decoder = KeyDecoder()
    var keys = decoder.decode([0x1B])
    decoder.pause()
    #expect(decoder.isWaiting)
    keys += decoder.decode("q".utf8)
    #expect(keys == [.escape, .character("q")])
  }

  @Test func `A sequence that a slow line splits is one key`() {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in "\u{1B}[1;5C".utf8 {
      keys += decoder.decode([byte])
      decoder.pause()
    }
    #expect(keys == [.wordRight])
  }

  @Test func `The mouse is reported with its place`() {
    #expect(keys("\u{1B}[<0;3;2M") == [.click(Point(column: 2, row: 1))])
    #expect(keys("\u{1B}[<0;3;2m") == [])
    #expect(keys("\u{1B}[<64;1;1M") == [.wheel(lines: -3, .zero)])
    #expect(keys("\u{1B}[<65;1;1M") == [.wheel(lines: 3, .zero)])
  }

  @Test(arguments: ["1;\(Int.min)C", "\(Int.min)~", "<0;\(Int.min);1M", "<0;1;\(Int.max)M"])
  func `A number that no terminal sends does no harm`(sequence: String) {
    #expect(keys("\u{1B}[\(sequence)x").last == .character("x"))
  }

  @Test func `Sequences that mean nothing are skipped`() {
    #expect(keys("\u{1B}[?62;1cx") == [.character("x")])
    #expect(keys("\u{1B}[[Bx") == [.character("x")])
    #expect(keys("\u{1B}[<0;1;1Mx").last == .character("x"))
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 40) + "x").last == .character("x"))
  }

  @Test func `Malformed UTF-8 is dropped`() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0xE4, 0x61, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x62]
    let keys = decoder.decode(bytes)
    #expect(keys == [.character("a"), .character("b")])
  }

  @Test func `A paste without end stays within limits`() {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}[200~".utf8)
    for _ in 0..<11 { _ = decoder.decode(repeatElement(UInt8(ascii: "x"), count: 100_000)) }
    let keys = decoder.decode("\u{1B}[201~".utf8)
    guard case .paste(let text) = keys.first else {
      Issue.record("the paste is a key")
      return
    }
    #expect(text.count <= 1 << 20)
    #expect(text.allSatisfy { $0 == "x" })
  }
}
