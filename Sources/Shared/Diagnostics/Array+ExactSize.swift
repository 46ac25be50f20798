extension Array {
  /// The same without room to grow, which a tree of files would keep thousands of times.
  public var ofExactSize: [Element] {
    capacity == count ? self : withUnsafeBufferPointer { Array($0) }
  }
}
