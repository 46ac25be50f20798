/// Reads what a `ByteWriter` wrote; anything else is an error, never a crash.
public struct ByteReader {
  public struct Damaged: Error {
    public init() {}
  }

  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var end: Int
  private var known: [String] = []

  /// - Parameter bytes: hold as long as the reader.
  public init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    end = bytes.count
  }

  /// Goes on with what another writer wrote.
  ///
  /// - Parameter range: where it stands; what lies outside of the bytes is left out.
  public mutating func start(at range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    (place, end) = (range.lowerBound, range.upperBound)
    known.removeAll(keepingCapacity: true)
  }

  public mutating func number() throws(Damaged) -> Int {
    guard place < end else { throw Damaged() }
    let first = bytes[place]
    place += 1
    // Most are small.
    if first < 0x80 { return Int(first) }
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while place < end, shift < 64 {
      let byte = bytes[place]
      place += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    throw Damaged()
  }

  /// How many of something follow, each of which takes a byte at least.
  public mutating func count() throws(Damaged) -> Int {
    let count = try number()
    guard count >= 0, count <= end - place else { throw Damaged() }
    return count
  }

  public mutating func truth() throws(Damaged) -> Bool {
    switch try number() {
    case 0: return false
    case 1: return true
    default: throw Damaged()
    }
  }

  public mutating func text() throws(Damaged) -> String {
    let number = try number()
    if number > 0, number <= known.count { return known[number - 1] }
    guard number == 0 else { throw Damaged() }
    let count = try count()
    let text = String(
      decoding: UnsafeRawBufferPointer(rebasing: bytes[place..<place + count]), as: UTF8.self)
    place += count
    known.append(text)
    return text
  }

  /// Bytes as they were written.
  public mutating func rawBytes() throws(Damaged) -> [UInt8] {
    let count = try count()
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  public mutating func elements<Element>(
    _ readElement: (inout ByteReader) throws(Damaged) -> Element
  ) throws(Damaged) -> [Element] {
    let count = try count()
    // Most lists are empty.
    if count == 0 { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try readElement(&self)) }
    return elements
  }

  public mutating func texts() throws(Damaged) -> [String] {
    let count = try count()
    if count == 0 { return [] }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }
}
