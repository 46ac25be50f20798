/// Keys that a store has taken from its engine and not given to objects yet.
struct KeyReserve {
  private var ranges: [String: Range<Int>] = [:]
  private var sizes: [String: Int] = [:]

  /// More at a time are taken for a model that gets many objects, so that each costs next to nothing.
  private static let largest = 4096

  /// The next key of a model.
  ///
  /// - Parameter reserve: takes as many keys as it is asked for and returns the first; nil where
  ///   the engine cannot be asked. Then the key comes from where nobody is likely to be, and the
  ///   save tells where it is taken.
  mutating func next(for entity: Entity, _ reserve: (_ count: Int) -> Int?) -> Int {
    let range = ranges[entity.name] ?? 1..<1
    guard range.isEmpty else {
      ranges[entity.name] = range.dropFirst()
      return range.lowerBound
    }
    let size = sizes[entity.name] ?? 1
    sizes[entity.name] = min(size * 2, Self.largest)
    let reserved = reserve(size)
    let first = reserved ?? .random(in: 1 << 40..<1 << 41)
    ranges[entity.name] = first + 1..<first + (reserved == nil ? 1 : size)
    return first
  }
}
