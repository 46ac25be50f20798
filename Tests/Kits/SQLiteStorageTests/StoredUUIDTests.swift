import Foundation
import Testing

@testable import SQLiteStorage

@Suite struct StoredUUIDTests {
  @Test func `An identifier is read from the text that it is written as`() {
    for _ in 0..<1000 {
      let uuid = UUID()
      let text = StoredUUID.withText(of: uuid) { String(decoding: Data(buffer: $0), as: UTF8.self) }
      #expect(text == uuid.uuidString)
      #expect(read(Array(text.utf8)) == uuid)
      #expect(read(Array(text.lowercased().utf8)) == uuid)
    }
  }

  @Test(arguments: 0..<36)
  func `A byte that does not belong in an identifier is refused`(place: Int) {
    var text = Array(UUID().uuidString.utf8)
    let fitting = Set((text[place] == UInt8(ascii: "-") ? "-" : "0123456789ABCDEFabcdef").utf8)
    for byte in UInt8.min...UInt8.max {
      text[place] = byte
      // Foundation reads a space as a digit.
      let isFitting = fitting.contains(byte)
      let spelled = isFitting ? UUID(uuidString: String(decoding: text, as: UTF8.self)) : nil
      #expect(read(text) == spelled, "byte \(byte) at \(place)")
    }
  }

  @Test func `A text of another length is refused`() {
    let text = Array(UUID().uuidString.utf8)
    #expect(read([]) == nil)
    #expect(read(text.dropLast()) == nil)
    #expect(read(text + [48]) == nil)
  }

  private func read(_ text: some Sequence<UInt8>) -> UUID? {
    Array(text).withUnsafeBytes { StoredUUID.uuid(from: $0) }
  }
}
