extension Sequence where Element: Hashable {
  /// Each element once, where it stands first.
  public var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
