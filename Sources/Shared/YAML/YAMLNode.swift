import Diagnostics

/// A value of a YAML document and where it stands.
public struct YAMLNode: Sendable {
  public enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the file, every key once.
    case mapping([YAMLEntry])
  }

  public let content: Content
  /// From the first byte of the value to behind its last; for an alias the place of the alias.
  public let range: FileRange
  /// How many values this is with all that it contains, aliases expanded.
  let count: Int
  /// How many levels of collections this is.
  let height: Int

  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  public var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// True for `null`, `~` and for a key without a value.
  public var isNull: Bool { scalar?.kind == .null }

  /// What this is, for a message that says what stands there instead: "a list".
  public var noun: String {
    switch content {
    case .scalar(let scalar): scalar.kind.noun
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  init(_ content: Content, range: FileRange, count: Int = 1, height: Int = 0) {
    self.content = content
    self.range = range
    self.count = count
    self.height = height
  }

  /// The same value as it is seen from an alias.
  func moved(to range: FileRange) -> YAMLNode {
    YAMLNode(content, range: range, count: count, height: height)
  }
}

extension YAMLNode {
  static func sequence(_ nodes: [YAMLNode], range: FileRange) -> YAMLNode {
    YAMLNode(
      .sequence(nodes), range: range, count: nodes.reduce(1) { $0 + $1.count },
      height: 1 + (nodes.map(\.height).max() ?? 0))
  }

  /// A mapping made by hand, for values that come from several files.
  public static func mapping(_ entries: [YAMLEntry], range: FileRange) -> YAMLNode {
    YAMLNode(
      .mapping(entries), range: range,
      count: entries.reduce(1) { $0 + 1 + $1.value.count },
      height: 1 + (entries.map(\.value.height).max() ?? 0))
  }
}

/// A key and its value.
public struct YAMLEntry: Sendable {
  public let key: String
  public let keyRange: FileRange
  public let value: YAMLNode

  public init(key: String, keyRange: FileRange, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
