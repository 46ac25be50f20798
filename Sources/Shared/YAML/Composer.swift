import Diagnostics

/// Builds the nodes of one document from events, within limits.
struct Composer {
  private let reader: EventReader
  private let source: SourceText
  private let limits: YAMLLimits
  /// Complete values by anchor; nil as long as the value is being read.
  private var anchors: [String: YAMLNode?] = [:]
  private var nodeCount = 0
  /// What is wrong without ending the reading.
  private(set) var diagnostics: [Diagnostic] = []

  init(source: SourceText, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
    reader = EventReader(source)
  }

  /// The root of the only document.
  mutating func document() throws(YAMLError) -> YAMLNode {
    _ = try reader.next()
    guard case .documentStart = try reader.next().content else {
      throw YAMLError(.emptyFile, "the file is empty", at: whole(0..<0))
    }
    let root = try node(from: reader.next(), depth: 0)
    _ = try reader.next()
    let next = try reader.next()
    if case .documentStart = next.content {
      let message = "a second document begins here; a file has one"
      throw YAMLError(.severalDocuments, message, at: next.range)
    }
    return root
  }

  private func whole(_ bytes: Range<Int>) -> FileRange {
    FileRange(file: source.file, bytes: bytes)
  }
}

extension Composer {
  private mutating func node(from event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    switch event.content {
    case .alias(let name): return try expansion(of: name, at: event.range, depth: depth)
    case .scalar(let scalar, let properties):
      try begin(properties, at: event.range)
      return complete(YAMLNode(.scalar(scalar), range: event.range), with: properties)
    case .sequenceStart(let properties):
      try begin(properties, at: event.range, depth: depth + 1)
      return complete(try sequence(from: event.range, depth: depth + 1), with: properties)
    case .mappingStart(let properties):
      try begin(properties, at: event.range, depth: depth + 1)
      return complete(try mapping(from: event.range, depth: depth + 1), with: properties)
    default:
      throw YAMLError(.notYAML, "this is not YAML: a value is missing", at: event.range)
    }
  }

  private mutating func begin(
    _ properties: Event.Properties, at range: FileRange, depth: Int = 0
  ) throws(YAMLError) {
    if let tag = properties.tag {
      throw YAMLError(.yamlTag, "tags are not read; leave out '\(tag)'", at: range)
    }
    try add(1, at: range)
    try check(depth: depth, at: range)
    if let anchor = properties.anchor { anchors[anchor] = .some(nil) }
  }

  private mutating func complete(_ node: YAMLNode, with properties: Event.Properties) -> YAMLNode {
    if let anchor = properties.anchor { anchors[anchor] = node }
    return node
  }

  private mutating func expansion(
    of name: String, at range: FileRange, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    guard let anchored = anchors[name] else {
      throw YAMLError(.unknownAlias, "no value before this is called '&\(name)'", at: range)
    }
    guard let node = anchored else {
      throw YAMLError(.endlessAlias, "'*\(name)' contains itself", at: range)
    }
    try add(node.count, at: range)
    try check(depth: depth + node.height, at: range)
    return node.moved(to: range)
  }

  private mutating func add(_ count: Int, at range: FileRange) throws(YAMLError) {
    nodeCount += count
    guard nodeCount > limits.maximumNodes else { return }
    let message = "more than \(limits.maximumNodes) values, aliases expanded; that is too many"
    throw YAMLError(.tooManyValues, message, at: range)
  }

  private func check(depth: Int, at range: FileRange) throws(YAMLError) {
    guard depth > limits.maximumDepth else { return }
    let message = "nested more than \(limits.maximumDepth) levels deep; that is too deep"
    throw YAMLError(.tooDeep, message, at: range)
  }
}

extension Composer {
  private mutating func sequence(
    from start: FileRange, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    var nodes: [YAMLNode] = []
    var count = 1
    var height = 0
    while true {
      let event = try reader.next()
      if case .sequenceEnd = event.content {
        let range = self.range(from: start, end: event.range, last: nodes.last?.range)
        return YAMLNode(.sequence(nodes), range: range, count: count, height: height + 1)
      }
      let node = try node(from: event, depth: depth)
      nodes.append(node)
      count += node.count
      height = max(height, node.height)
    }
  }

  private mutating func mapping(
    from start: FileRange, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    var entries: [YAMLEntry] = []
    entries.reserveCapacity(4)
    var places = EntryPlaces()
    var count = 1
    var height = 0
    while true {
      let event = try reader.next()
      if case .mappingEnd = event.content {
        let range = self.range(from: start, end: event.range, last: entries.last?.value.range)
        return YAMLNode(.mapping(entries), range: range, count: count, height: height + 1)
      }
      let key = try key(from: event, depth: depth)
      let value = try node(from: reader.next(), depth: depth)
      count += 1 + value.count
      height = max(height, value.height)
      if let first = places.place(of: key, in: entries) {
        report(repeated: key, at: event.range, first: entries[first].keyRange)
      } else {
        entries.append(YAMLEntry(key: key, keyRange: event.range, value: value))
      }
    }
  }

  /// A block has no end of its own: libyaml's lies before the next value, behind blank lines.
  private func range(from start: FileRange, end: FileRange, last: FileRange?) -> FileRange {
    let isFlow = !end.bytes.isEmpty
    let upper = isFlow ? end.bytes.upperBound : (last ?? start).bytes.upperBound
    return whole(start.bytes.lowerBound..<max(start.bytes.lowerBound, upper))
  }

  private mutating func key(from event: Event, depth: Int) throws(YAMLError) -> String {
    guard let scalar = try node(from: event, depth: depth).scalar else {
      throw YAMLError(.collectionAsKey, "a key is a string, not a collection", at: event.range)
    }
    if scalar.isPlain, scalar.text == "<<" {
      let message = "merge keys are not read; write the entries out"
      throw YAMLError(.mergeKey, message, at: event.range)
    }
    return scalar.text
  }

  private mutating func report(repeated key: String, at range: FileRange, first: FileRange) {
    let error = YAMLError(
      .repeatedKey, "'\(key)' is given twice", at: range, notes: [Note("first here", at: first)])
    diagnostics.append(error.diagnostic)
  }
}

/// Where the entries of a mapping stand: of a few they are looked through, which takes less than a table.
struct EntryPlaces {
  private static let few = 8
  private var byKey: [String: Int] = [:]

  /// The place of an entry that has the key already.
  mutating func place(of key: String, in entries: [YAMLEntry]) -> Int? {
    guard entries.count > Self.few else { return entries.firstIndex { $0.key == key } }
    for place in byKey.count..<entries.count { byKey[entries[place].key] = place }
    return byKey[key]
  }
}
