extension UnsafeBufferPointer<UInt8> {
  /// How many of the bytes are one that is asked for.
  public func count(of byte: UInt8) -> Int {
    guard let first = baseAddress else { return 0 }
    var found = 0
    var start = 0
    while start < count {
      // So few that a byte can count them. The compiler compares sixteen at a time, which it does not do for
      // a loop over a range.
      let end = Swift.min(start &+ 240, count)
      var sum: UInt8 = 0
      var offset = start
      while offset < end {
        sum &+= first[offset] == byte ? 1 : 0
        offset &+= 1
      }
      found &+= Int(sum)
      start = end
    }
    return found
  }
}
