/// Types of different layers that name each other in a circle: the shortest way around.
public struct LayerCycle: Hashable, Sendable {
  /// Each type once, with its layer; the last one names the first.
  public let types: [Member]

  public struct Member: Hashable, Sendable {
    public let name: String
    public let layer: String
  }

  /// `PhotoView (view) -> Photo (model) -> PhotoView`.
  public var path: String {
    let names = types.map { "\($0.name) (\($0.layer))" } + (types.first.map { [$0.name] } ?? [])
    return names.joined(separator: " -> ")
  }

  /// One cycle for each knot: a set of types that all reach each other, of more than one layer. A
  /// delegate protocol and its sender name each other by intention.
  static func all(in uses: [LayeredUse]) -> [LayerCycle] {
    var layers: [String: String] = [:]
    var edges: [String: Set<String>] = [:]
    for use in uses where !use.isBetweenDelegateAndSender {
      layers[use.owner.name] = use.layer.name
      layers[use.use.name] = use.used.name
      edges[use.owner.name, default: []].insert(use.use.name)
    }
    let graph = TypeGraph(edges.mapValues { $0.sorted() })
    return graph.knots.compactMap { knot in
      guard Set(knot.map { layers[$0] }).count > 1 else { return nil }
      return shortest(in: knot, graph, layers)
    }
    .sorted { $0.path < $1.path }
  }

  /// The shortest circle through an edge between two layers.
  private static func shortest(
    in knot: [String], _ graph: TypeGraph, _ layers: [String: String]
  ) -> LayerCycle? {
    let members = Set(knot)
    var best: [String]?
    for name in knot.sorted() {
      for next in graph.edges[name] ?? []
      where members.contains(next) && layers[next] != layers[name] {
        guard let back = graph.path(from: next, to: name, within: members, shorterThan: best?.count)
        else { continue }
        best = [name] + back.dropLast()
      }
      if best?.count == 2 { break }
    }
    return best.map { names in
      LayerCycle(types: names.map { Member(name: $0, layer: layers[$0] ?? "") })
    }
  }
}
