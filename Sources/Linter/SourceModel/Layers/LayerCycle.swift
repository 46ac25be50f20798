/// Types of different layers that name each other in a circle: the shortest way around.
public struct LayerCycle: Hashable, Sendable {
  /// Each type once, with its layer; the last one names the first.
  public let types: [Member]

  public struct Member: Hashable, Sendable {
    public let name: String
    public let layer: String

    var text: String { "\(name) (\(layer))" }
  }

  /// `PhotoView (view) -> Photo (model) -> PhotoView`.
  public var path: String {
    let names = types.map(\.text) + (types.first.map { [$0.name] } ?? [])
    return names.joined(separator: " -> ")
  }

  /// One cycle for each knot: a set of types that all reach each other, of more than one layer. A
  /// delegate protocol and its sender name each other by intention.
  static func all(in uses: [LayeredUse]) -> [LayerCycle] {
    var members: [String: Member] = [:]
    var edges: [String: Set<String>] = [:]
    for use in uses where !use.isBetweenDelegateAndSender {
      // An extension in another layer is a part of its own, which nobody names.
      let owner = Member(name: use.owner.name, layer: use.layer.name)
      let used = Member(name: use.name, layer: use.used.name)
      members[owner.text] = owner
      members[used.text] = used
      edges[owner.text, default: []].insert(used.text)
    }
    let graph = TypeGraph(edges.mapValues { $0.sorted() })
    return graph.knots.compactMap { knot in
      guard Set(knot.map { members[$0]?.layer }).count > 1 else { return nil }
      return shortest(in: knot, graph, members)
    }
    .sorted { $0.path < $1.path }
  }

  /// The shortest circle through an edge between two layers.
  private static func shortest(
    in knot: [String], _ graph: TypeGraph, _ all: [String: Member]
  ) -> LayerCycle? {
    let members = Set(knot)
    var best: [String]?
    for name in knot.sorted() {
      for next in graph.edges[name] ?? []
      where members.contains(next) && all[next]?.layer != all[name]?.layer {
        guard let back = graph.path(from: next, to: name, within: members, shorterThan: best?.count)
        else { continue }
        best = [name] + back.dropLast()
      }
      if best?.count == 2 { break }
    }
    return best.map { names in
      LayerCycle(types: names.compactMap { all[$0] })
    }
  }
}
