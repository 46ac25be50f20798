/// Numbers and texts as bytes, each distinct text once.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  private var numbers: [String: Int] = [:]

  mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A text that was written before is its number, from 1.
  mutating func write(_ text: String) {
    if let number = numbers[text] { return write(number) }
    numbers[text] = numbers.count + 1
    write(0)
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write<Element>(
    _ elements: [Element], _ writeElement: (inout ByteWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { writeElement(&self, element) }
  }
}

/// Reads what a `ByteWriter` wrote; anything else is an error, never a crash.
struct ByteReader {
  struct Damaged: Error {}

  private var rest: ArraySlice<UInt8>
  private var texts: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func number() throws(Damaged) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = rest.popFirst(), shift < 64 {
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    throw Damaged()
  }

  mutating func text() throws(Damaged) -> String {
    let number = try number()
    if number > 0, number <= texts.count { return texts[number - 1] }
    let count = try self.number()
    guard number == 0, count >= 0, count <= rest.count else { throw Damaged() }
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    texts.append(text)
    return text
  }

  mutating func elements<Element>(
    _ readElement: (inout ByteReader) throws(Damaged) -> Element
  ) throws(Damaged) -> [Element] {
    let count = try number()
    // Every element takes a byte at least.
    guard count >= 0, count <= rest.count else { throw Damaged() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try readElement(&self)) }
    return elements
  }
}
