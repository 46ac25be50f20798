import Diagnostics
import Foundation
import Specification
import YAML

/// A spec as a value that tests cut down and change.
indirect enum SpecificationTree: Hashable {
  case text(String, isPlain: Bool)
  case list([SpecificationTree])
  case mapping([Entry])

  struct Entry: Hashable {
    let key: String
    var value: SpecificationTree
  }

  init(_ node: YAMLNode) {
    if let entries = node.mapping {
      self = .mapping(entries.map { Entry(key: $0.key, value: SpecificationTree($0.value)) })
    } else if let nodes = node.sequence {
      self = .list(nodes.map(SpecificationTree.init))
    } else {
      self = .text(node.scalar?.text ?? "", isPlain: node.scalar?.isPlain ?? true)
    }
  }

  init(reading file: URL) throws {
    let source = SourceText(file: file.path, bytes: Array(try Data(contentsOf: file)))
    self = readYAML(source).root.map(SpecificationTree.init) ?? .mapping([])
  }

  /// In the flow style of YAML, with a section on a line.
  var spec: String {
    guard case .mapping(let sections) = self else { return "" }
    return sections.map { "\($0.key): \($0.value.flow)\n" }.joined()
  }

  private var flow: String {
    switch self {
    case .text(let text, let isPlain):
      let data = isPlain ? nil : try? JSONEncoder().encode(text)
      let isPlainInFlow = !text.isEmpty && !text.contains { ",[]{}#&*!|>'\"%@`".contains($0) }
      if isPlain, isPlainInFlow { return text }
      return String(decoding: (try? data ?? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    case .list(let elements): return "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      return "{ " + entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + " }"
    }
  }

  /// Joined with the sections of an included file.
  func merged(with other: SpecificationTree) -> SpecificationTree {
    guard case .mapping(var entries) = self, case .mapping(let others) = other else { return self }
    for entry in others {
      if let place = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[place].value = entries[place].value.merged(with: entry.value)
      } else {
        entries.append(entry)
      }
    }
    return .mapping(entries)
  }

  subscript(key: String) -> SpecificationTree? {
    get {
      guard case .mapping(let entries) = self else { return nil }
      return entries.first { $0.key == key }?.value
    }
    set {
      guard case .mapping(var entries) = self else { return }
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
      self = .mapping(entries)
    }
  }

  /// The places of everything that can be taken out, the outermost first.
  var parts: [[Int]] {
    var parts: [[Int]] = []
    var level: [(place: [Int], tree: SpecificationTree)] = [([], self)]
    while !level.isEmpty {
      level = level.flatMap { place, tree in
        tree.children.enumerated().map { (place + [$0.offset], $0.element) }
      }
      parts += level.map(\.place)
    }
    return parts
  }

  private var children: [SpecificationTree] {
    switch self {
    case .text: []
    case .list(let elements): elements
    case .mapping(let entries): entries.map(\.value)
    }
  }

  /// Without the part at a place; nil where there is none.
  func without(_ place: ArraySlice<Int>) -> SpecificationTree? {
    guard let index = place.first, index < children.count else { return nil }
    let isPart = place.count == 1
    let inner = isPart ? nil : children[index].without(place.dropFirst())
    if !isPart, inner == nil { return nil }
    switch self {
    case .text: return nil
    case .list(var elements):
      if let inner { elements[index] = inner } else { elements.remove(at: index) }
      return .list(elements)
    case .mapping(var entries):
      if let inner { entries[index].value = inner } else { entries.remove(at: index) }
      return .mapping(entries)
    }
  }
}

extension SpecificationTree {
  /// Whether the spec is accepted, be it with warnings.
  var isAccepted: Bool {
    let bytes = Array(spec.utf8)
    let folder = SpecificationFolder(
      read: { _ in bytes }, entries: { _ in [] }, displayPath: { $0 })
    return (try? readSpecification("spec.yml", in: folder))?.specification != nil
  }

  private func isBefore(_ left: [Int], _ right: [Int]) -> Bool {
    left.count == right.count ? right.lexicographicallyPrecedes(left) : left.count < right.count
  }

  /// The smallest accepted spec of which something holds: nothing more can be taken out of it.
  func reduced(while holds: (SpecificationTree) -> Bool) -> SpecificationTree {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      // The outermost first, from behind, so that the places of what is left stay.
      for part in smallest.parts.sorted(by: isBefore) {
        guard let candidate = smallest.without(part[...]), holds(candidate), candidate.isAccepted
        else { continue }
        smallest = candidate
        isSmaller = true
      }
    }
    return smallest
  }
}

extension SpecificationTree {
  /// The values at the way of a key, as the declarations lead there; names stand between.
  func values(at keys: ArraySlice<String>, in entry: EntryDeclaration) -> [SpecificationTree] {
    guard let name = keys.first, let key = entry.keys.first(where: { $0.name == name }) else {
      return []
    }
    guard case .mapping = self else { return key.isShort && keys.count == 1 ? [self] : [] }
    guard let found = self[name] else { return [] }
    guard keys.count > 1, let inner = key.form.mapping else { return [found] }
    let next = key.form.hasNames ? found.children : [found]
    return next.flatMap { $0.values(at: keys.dropFirst(), in: inner) }
  }

  /// With another value at the first place of a key; nil where it stands nowhere.
  func replacing(
    _ keys: ArraySlice<String>, in entry: EntryDeclaration, with value: SpecificationTree
  ) -> SpecificationTree? {
    guard let name = keys.first, let key = entry.keys.first(where: { $0.name == name }) else {
      return nil
    }
    var changed = self
    guard case .mapping = self else { return key.isShort && keys.count == 1 ? value : nil }
    guard let found = self[name] else { return nil }
    guard keys.count > 1, let inner = key.form.mapping else {
      changed[name] = value
      return changed
    }
    guard key.form.hasNames, case .mapping(var entries) = found else {
      guard let next = found.replacing(keys.dropFirst(), in: inner, with: value) else { return nil }
      changed[name] = next
      return changed
    }
    for index in entries.indices {
      let next = entries[index].value.replacing(keys.dropFirst(), in: inner, with: value)
      guard let next else { continue }
      entries[index].value = next
      changed[name] = .mapping(entries)
      return changed
    }
    return nil
  }
}
