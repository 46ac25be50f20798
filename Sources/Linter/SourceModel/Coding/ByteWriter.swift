/// Numbers and texts as bytes, each distinct text once.
public struct ByteWriter {
  public private(set) var bytes: [UInt8] = []
  private var places = HashTable()
  private var textCount = 0

  public init() {}

  /// Hands on what was written since the last time. The texts stay known.
  public mutating func flush(to use: ([UInt8]) -> Void) {
    use(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  public mutating func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  public mutating func write(_ isSo: Bool) {
    bytes.append(isSo ? 1 : 0)
  }

  /// A text that was written before is its number, from 1.
  public mutating func write(_ text: String) {
    let place = places.place(of: NameHash.of(text))
    guard place == textCount else { return write(place + 1) }
    textCount += 1
    write(0)
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// Bytes as they are.
  public mutating func write(bytes written: some Collection<UInt8>) {
    write(written.count)
    bytes += written
  }

  public mutating func write<Element>(
    _ elements: some Collection<Element>, _ writeElement: (inout ByteWriter, Element) -> Void
  ) {
    write(elements.count)
    for element in elements { writeElement(&self, element) }
  }

  public mutating func write(_ texts: some Collection<String>) {
    write(texts.count)
    for text in texts { write(text) }
  }
}
