/// The tokens of a file, one after the other, in memory that is used again for the next file.
struct TokenBuffer {
  private(set) var elements: UnsafeMutablePointer<Token>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 4096
    elements = .allocate(capacity: capacity)
  }

  /// Gives the memory back; the buffer is not used afterwards.
  func deallocate() {
    elements.deallocate()
  }

  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (elements + count).initialize(to: token)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
