extension UnsafeBufferPointer<UInt8> {
  /// Where the first byte stands that is no part of a text in UTF-8; nil where all are.
  var placeOutsideUTF8: Int? {
    guard !isASCII, String(validating: self, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): place += scalar.count
      case .error, .emptyInput: return place
      }
    }
  }

  /// Nearly all files are, so that eight bytes are looked at in one.
  private var isASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    let whole = count & ~7
    var high: UInt64 = 0
    for place in stride(from: 0, to: whole, by: 8) {
      high |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    return high & 0x8080_8080_8080_8080 == 0 && self[whole...].allSatisfy { $0 < 0x80 }
  }
}
