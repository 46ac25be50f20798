import Diagnostics
import Roles

/// Who depends on whom in a project: the layers, how often each names each, and the cycles between them.
public struct LayerReport: Sendable {
  /// The layers that types of the project belong to, in the order of the table.
  public let layers: [LayerCount]
  /// How often types of one layer name types of another, or of their own.
  public let edges: [LayerEdge]
  /// One for each knot of types of different layers that name each other.
  public let cycles: [LayerCycle]

  public init(of project: Project) {
    var uses: [LayeredUse] = []
    for file in project.files where !file.isTest {
      project.forEachDependency(in: file) { uses.append($0) }
    }
    layers = Self.layers(of: project)
    edges = Self.edges(of: uses, in: project)
    cycles = LayerCycle.all(in: uses)
  }

  public var wrongEdges: [LayerEdge] { edges.filter { !$0.wrongUses.isEmpty } }

  public func edge(from: String, to: String) -> LayerEdge? {
    edges.first { $0.from == from && $0.to == to }
  }

  private static func layers(of project: Project) -> [LayerCount] {
    var counts: [String: Int] = [:]
    for file in project.files where file.isJudged && !file.isTest {
      for type in file.types where !type.isExtension && !type.isNested && type.kind != .typeAlias {
        if let layer = project.types.layer(of: type) { counts[layer.name, default: 0] += 1 }
      }
    }
    return project.conventions.layers.layers.compactMap { layer in
      counts[layer.name].map { LayerCount(name: layer.name, typeCount: $0) }
    }
  }

  private static func edges(of uses: [LayeredUse], in project: Project) -> [LayerEdge] {
    let order = project.conventions.layers.layers.map(\.name)
    let groups = Dictionary(grouping: uses) { [$0.layer.name, $0.used.name] }
    let numbers = order.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
    let sorted = groups.sorted { left, right in
      let left = left.key.map { numbers[$0] ?? 0 }
      return left.lexicographicallyPrecedes(right.key.map { numbers[$0] ?? 0 })
    }
    return sorted.compactMap { key, uses in
      LayerEdge(
        from: key.first ?? "", to: key.last ?? "",
        count: uses.reduce(0) { $0 + Int($1.use.count) },
        wrongUses: uses.filter { !$0.isAllowed }.sorted { $0.range < $1.range }
          .map(project.locating))
    }
  }
}

/// A layer, and how many types of the project belong to it.
public struct LayerCount: Hashable, Sendable {
  public let name: String
  public let typeCount: Int
}

/// What types of one layer name of another one.
public struct LayerEdge: Sendable {
  public let from: String
  public let to: String
  /// How often a name is written.
  public let count: Int
  /// The first place of each dependency that the table of layers forbids.
  public let wrongUses: [LayeredUse]
}
