extension RandomAccessCollection {
  /// The first index from which on something holds of every element, as it does of none before; the end
  /// where it holds of none.
  package func bisected(_ holds: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, self.count)
    while count > 0 {
      let middle = index(start, offsetBy: count / 2)
      if holds(self[middle]) {
        count /= 2
      } else {
        start = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return start
  }
}
