/// Which type names which.
struct TypeGraph {
  let edges: [String: [String]]

  init(_ edges: [String: [String]]) {
    self.edges = edges
  }

  /// The sets of types that all reach each other, of two types or more, in time linear in the edges.
  var knots: [[String]] {
    var search = KnotSearch(edges: edges)
    for name in edges.keys.sorted() { search.visit(name) }
    return search.knots
  }

  /// The shortest path from one type to another through some types alone, both ends included.
  ///
  /// - Parameter limit: nil or the length that a path has to be shorter than.
  func path(
    from start: String, to end: String, within members: Set<String>, shorterThan limit: Int?
  ) -> [String]? {
    var before: [String: String] = [start: start]
    var border = [start]
    var length = 1
    while !border.isEmpty, before[end] == nil {
      length += 1
      if let limit, length > limit { return nil }
      var next: [String] = []
      for name in border {
        for other in edges[name] ?? [] where members.contains(other) && before[other] == nil {
          before[other] = name
          next.append(other)
        }
      }
      border = next
    }
    return before[end] == nil ? nil : way(from: start, to: end, before: before)
  }

  private func way(from start: String, to end: String, before: [String: String]) -> [String] {
    var way = [end]
    while let last = way.last, last != start, let previous = before[last] { way.append(previous) }
    return way.reversed()
  }
}

/// Tarjan's search for strongly connected components, with a stack of its own instead of recursion.
private struct KnotSearch {
  let edges: [String: [String]]
  private(set) var knots: [[String]] = []
  private var numbers: [String: Int] = [:]
  private var lows: [String: Int] = [:]
  private var open: [String] = []
  private var isOpen: Set<String> = []

  init(edges: [String: [String]]) {
    self.edges = edges
  }

  mutating func visit(_ root: String) {
    guard numbers[root] == nil else { return }
    var path: [(name: String, next: Int)] = []
    enter(root, &path)
    while let (name, next) = path.last {
      let targets = edges[name] ?? []
      guard next < targets.count else {
        path.removeLast()
        leave(name, to: path.last?.name)
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[next]
      if numbers[target] == nil {
        enter(target, &path)
      } else if isOpen.contains(target), let number = numbers[target] {
        lower(name, to: number)
      }
    }
  }

  private mutating func enter(_ name: String, _ path: inout [(name: String, next: Int)]) {
    numbers[name] = numbers.count
    lows[name] = numbers[name]
    open.append(name)
    isOpen.insert(name)
    path.append((name, 0))
  }

  private mutating func lower(_ name: String, to number: Int) {
    lows[name] = min(lows[name] ?? number, number)
  }

  private mutating func leave(_ name: String, to parent: String?) {
    if let parent, let low = lows[name] { lower(parent, to: low) }
    guard lows[name] == numbers[name], let start = open.lastIndex(of: name) else { return }
    let knot = Array(open[start...])
    open.removeSubrange(start...)
    isOpen.subtract(knot)
    if knot.count > 1 { knots.append(knot) }
  }
}
