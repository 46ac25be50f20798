import SystemLibrary

/// Values one after the other, in memory that is used again for the next file.
///
/// A list is no more than a place in memory: copies of it are the same list, none keeps it alive, and
/// handing one on costs nothing. Who made it gives its memory back.
public struct GrowingList<Element: BitwiseCopyable>: RandomAccessCollection, MutableCollection {
  private(set) var start: UnsafeMutablePointer<Element>?
  private(set) var filled = 0
  private(set) var capacity = 0

  public init() {}

  public init(_ elements: some Collection<Element>) {
    for element in elements { append(element) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { filled }
  public var count: Int { filled }

  public subscript(position: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: position) < UInt(bitPattern: filled))
      return start.unsafelyUnwrapped[position]
    }
    @inline(__always) nonmutating _modify {
      precondition(UInt(bitPattern: position) < UInt(bitPattern: filled))
      yield &start.unsafelyUnwrapped[position]
    }
    @inline(__always) nonmutating set {
      precondition(UInt(bitPattern: position) < UInt(bitPattern: filled))
      start.unsafelyUnwrapped[position] = newValue
    }
  }

  @inline(__always)
  public mutating func append(_ element: Element) {
    if filled == capacity { self = grown(to: Swift.max(64, capacity * 2)) }
    (start.unsafelyUnwrapped + filled).initialize(to: element)
    filled &+= 1
  }

  /// Takes off the last element, which there must be.
  @inline(__always) @discardableResult
  mutating func removeLast() -> Element {
    precondition(filled > 0)
    filled &-= 1
    return start.unsafelyUnwrapped[filled]
  }

  /// Forgets the elements and keeps the memory.
  public mutating func removeAll() {
    filled = 0
  }

  /// Makes it so long, with the same element everywhere.
  public mutating func fill(_ count: Int, with element: Element) {
    if capacity < count { self = grown(to: Swift.max(count, capacity * 2)) }
    start?.update(repeating: element, count: count)
    filled = count
  }

  /// Gives the memory back; none of the copies is used afterwards.
  public func deallocate() {
    free(start)
  }

  /// Does not change the list in its place, so that one that is held in registers may stay there.
  @inline(never)
  private func grown(to wanted: Int) -> Self {
    // Large lists are moved by the system, page by page, rather than held twice and copied.
    guard let larger = realloc(start, wanted * MemoryLayout<Element>.stride) else {
      fatalError("no memory for a list of \(wanted)")
    }
    var list = self
    list.start = larger.assumingMemoryBound(to: Element.self)
    list.capacity = wanted
    return list
  }
}

extension GrowingList: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }
}

/// Whoever fills a list is alone with it.
extension GrowingList: @unchecked Sendable where Element: Sendable {}
