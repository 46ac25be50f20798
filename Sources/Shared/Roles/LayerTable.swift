/// The layers of a project and the ways in which a type's layer is found: by what the settings say of the
/// type, its folder, what it inherits from, its suffix, in that order.
public struct LayerTable: Hashable, Sendable {
  public let layers: [Layer]
  private let byType: [String: Int]
  private let bySupertype: [String: Int]
  private let bySuffix: [Suffix]
  private let byProtocolSuffix: [Suffix]
  /// By the last part of a folder: the folders that end in it.
  private let byFolder: [Substring: [Folder]]
  private let lastParts: [[UInt8]]

  /// The end of names of a layer.
  private struct Suffix: Hashable, Sendable {
    let text: String
    let layer: Int
  }

  /// A folder of a layer.
  private struct Folder: Hashable, Sendable {
    let parts: [Substring]
    let layer: Int
  }

  public init(_ layers: [Layer]) {
    self.layers = layers
    byType = Self.index(of: layers, by: \.types)
    bySupertype = Self.index(of: layers, by: \.supertypes)
    bySuffix = Self.suffixes(of: layers, \.suffixes)
    byProtocolSuffix = Self.suffixes(of: layers, \.protocolSuffixes)
    byFolder = Self.folders(of: layers)
    lastParts = byFolder.keys.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// One layer for each role.
  public static var standard: LayerTable { RoleTable.current.layers }

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
    Self.layer(of: name, in: bySuffix).map { layers[$0] }
  }

  /// The layer of a protocol whose name alone says it, wherever it lies.
  public func layer(ofProtocol name: String) -> Layer? {
    Self.layer(of: name, in: byProtocolSuffix).map { layers[$0] }
  }

  /// The layer of the files in a folder: the folder that lies deepest in the path decides, and of two at
  /// the same place the one with more parts.
  ///
  /// - Parameter path: of a file, or of a folder with a slash at its end.
  public func layer(ofFileAt path: String) -> Layer? {
    // Nearly no path has a folder's name in it.
    guard mayHaveFolder(path) else { return nil }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    let folders = path.hasSuffix("/") ? parts[...] : parts.dropLast()
    for end in folders.indices.reversed() {
      let fitting = (byFolder[folders[end]] ?? []).filter { folders[...end].ends(with: $0.parts) }
      guard let longest = fitting.map(\.parts.count).max() else { continue }
      return fitting.first { $0.parts.count == longest }.map { layers[$0.layer] }
    }
    return nil
  }

  /// A quick look at the bytes: whether the last part of some folder is among those of a path.
  private func mayHaveFolder(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      var rest = path[...]
      while !rest.isEmpty {
        let part = rest.prefix { $0 != UInt8(ascii: "/") }
        if lastParts.contains(where: { $0.count == part.count && $0.elementsEqual(part) }) {
          return true
        }
        rest = rest.dropFirst(part.count + 1)
      }
      return false
    }
  }

  private static func folders(of layers: [Layer]) -> [Substring: [Folder]] {
    var folders: [Substring: [Folder]] = [:]
    for (number, layer) in layers.enumerated() {
      for folder in layer.folders {
        let parts = folder.split(separator: "/").filter { $0 != "." }
        guard let last = parts.last else { continue }
        folders[last, default: []].append(Folder(parts: parts, layer: number))
      }
    }
    return folders
  }

  /// Longer ones first, and of two as long that of the first layer.
  private static func suffixes(of layers: [Layer], _ texts: (Layer) -> [String]) -> [Suffix] {
    let suffixes = layers.enumerated().flatMap { number, layer in
      texts(layer).map { Suffix(text: $0, layer: number) }
    }
    return suffixes.sorted {
      ($1.text.utf8.count, $0.layer) < ($0.text.utf8.count, $1.layer)
    }
  }

  private static func layer(of name: String, in suffixes: [Suffix]) -> Int? {
    suffixes.first { suffix in
      suffix.text.utf8.count < name.utf8.count && name.hasSuffix(suffix.text)
    }?.layer
  }

  private static func index(of layers: [Layer], by names: (Layer) -> [String]) -> [String: Int] {
    var index: [String: Int] = [:]
    for (number, layer) in layers.enumerated() {
      for name in names(layer) where index[name] == nil { index[name] = number }
    }
    return index
  }
}

extension ArraySlice<Substring> {
  fileprivate func ends(with parts: [Substring]) -> Bool {
    suffix(parts.count).elementsEqual(parts)
  }
}
