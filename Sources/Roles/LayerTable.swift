/// The layers of a project and the ways in which a type's layer is found: by what the settings say of the
/// type, its folder, what it inherits from, its suffix, in that order.
public struct LayerTable: Hashable, Sendable {
  public let layers: [Layer]
  private let byType: [String: Int]
  private let bySupertype: [String: Int]

  public init(_ layers: [Layer]) {
    self.layers = layers
    byType = Self.index(of: layers, by: \.types)
    bySupertype = Self.index(of: layers, by: \.supertypes)
  }

  /// One layer for each role.
  public static let standard = LayerTable(Role.allCases.map(Layer.init))

  public func layer(named name: String) -> Layer? {
    layers.first { $0.name == name }
  }

  /// The layer that the settings give to a type by its name.
  public func layer(ofType name: String) -> Layer? {
    byType[name].map { layers[$0] }
  }

  /// The layer of a type by the name of a class or protocol that it inherits from.
  public func layer(ofHeirOf supertype: String) -> Layer? {
    bySupertype[supertype].map { layers[$0] }
  }

  /// The layer of a type by the longest suffix that leaves a name before it.
  public func layer(bySuffixOf name: String) -> Layer? {
    longest { Self.lengths(of: $0.suffixes, ending: name) }
  }

  /// The layer of a protocol whose name alone says it, wherever it lies.
  public func layer(ofProtocol name: String) -> Layer? {
    longest { Self.lengths(of: $0.protocolSuffixes, ending: name) }
  }

  /// The layer of the files in a folder: the folder that lies deepest in the path decides, and of two at
  /// the same place the one with more parts.
  ///
  /// - Parameter path: of a file, or of a folder with a slash at its end.
  public func layer(ofFileAt path: String) -> Layer? {
    let parts = path.split(separator: "/")
    let folders = path.hasSuffix("/") ? parts[...] : parts.dropLast()
    return longest { layer in
      layer.folders.compactMap { Self.depth(of: $0, in: folders) }
    }
  }

  /// Where a folder ends in a path, counted from its beginning, with its own length as the second figure;
  /// nil if the path does not lead through it.
  private static func depth(of folder: String, in folders: ArraySlice<Substring>) -> Int? {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty, parts.count <= folders.count else { return nil }
    let starts = (0...folders.count - parts.count).reversed()
    let last = starts.first { folders.dropFirst($0).starts(with: parts) }
    return last.map { ($0 + parts.count) * 1_000 + parts.count }
  }

  private static func lengths(of suffixes: [String], ending name: String) -> [Int] {
    suffixes.filter { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }.map(\.utf8.count)
  }

  private func longest(of lengths: (Layer) -> [Int]) -> Layer? {
    var best: (layer: Layer, length: Int)?
    for layer in layers {
      guard let length = lengths(layer).max(), length > (best?.length ?? 0) else { continue }
      best = (layer, length)
    }
    return best?.layer
  }

  private static func index(of layers: [Layer], by names: (Layer) -> [String]) -> [String: Int] {
    var index: [String: Int] = [:]
    for (number, layer) in layers.enumerated() {
      for name in names(layer) where index[name] == nil { index[name] = number }
    }
    return index
  }
}
