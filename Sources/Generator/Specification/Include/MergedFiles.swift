import Diagnostics
import YAML

/// A spec and the files that it includes, as one document.
struct MergedFiles {
  /// Nil when a file could not be read at all.
  private(set) var root: YAMLNode?
  /// The spec first, then included files in the order in which they are met.
  private(set) var files: [SpecificationFile] = []
  private(set) var sources: [SourceText] = []
  let problems = Problems()

  private let folder: SpecificationFolder
  /// Files on the way from the spec to the one being read.
  private var way: [String] = []
  private var isComplete = true

  /// - Throws: why the spec itself cannot be read.
  init(_ path: String, in folder: SpecificationFolder) throws(SpecificationFileError) {
    self.folder = folder
    do throws(SpecificationFileError) {
      add(path, bytes: try folder.read(path))
    } catch {
      guard case .tooLarge = error else { throw error }
      let file = folder.displayPath(path)
      sources.append(SourceText(file: file, bytes: []))
      report(error, at: FileRange(file: file, bytes: 0..<0))
    }
    if !isComplete { root = nil }
  }

  private mutating func report(_ error: SpecificationFileError, at range: FileRange) {
    guard case .tooLarge = error else {
      return report(.includeFailed, error.explanation, at: range)
    }
    isComplete = false
    problems.add([YAMLRule.fileTooLarge.diagnostic(error.explanation, at: range)])
  }

  /// Without a file, what refers to it would be reported too.
  private mutating func report(
    _ rule: SpecificationRule, _ message: String, at range: FileRange
  ) {
    isComplete = false
    problems[rule](message, at: range)
  }

  private mutating func add(_ path: String, bytes: [UInt8]) {
    let source = SourceText(file: folder.displayPath(path), bytes: bytes)
    sources.append(source)
    files.append(SpecificationFile(path: path, bytes: bytes))
    let reading = readYAML(source)
    problems.add(reading.diagnostics)
    guard let document = reading.root, let entries = entries(of: document) else {
      isComplete = false
      return
    }
    root = merge(entries, range: document.range)
    way.append(path)
    for entry in entries where entry.key == SpecificationEntry.includeKey {
      for include in [Text].read(entry.value, of: entry.name, problems: problems) { add(include) }
    }
    way.removeLast()
  }

  /// Nil where a file is not written in a format that is known; in a newer one everything may mean
  /// something else.
  private func entries(of document: YAMLNode) -> [YAMLEntry]? {
    guard let entries = document.mapping else {
      return problems.refuseWrong(document, expected: SpecificationEntry.form)
    }
    let format = entries.first { $0.key == SpecificationEntry.formatKey }?.value
    guard let format else { return entries }
    guard let version = format.scalar?.integer, version >= 1 else {
      return problems.refuseWrong(format, expected: .choice(["the version of the format, 1"]))
    }
    guard version > formatVersion else { return entries }
    let message =
      "this spec is written in format \(version), this version of armature reads "
      + "\(formatVersion); update armature"
    return problems[.newerFormat](message, at: format)
  }

  private mutating func add(_ include: Text) {
    guard let glob = Glob(include.value) else {
      return report(
        .includeFailed, "\(quoted(include.value)) is not a path below the spec's folder",
        at: include.range)
    }
    if glob.isLiteral { return add(path: glob.path, at: include.range) }
    let paths = glob.matches(in: folder.entries)
    if paths.isEmpty, leadsOutside(glob.fixedFolder) {
      report(.outsideFolder, at: include.range)
    } else if paths.isEmpty {
      report(.includeFailed, "no file matches \(quoted(include.value))", at: include.range)
    }
    for path in paths where !way.contains(path) { add(path: path, at: include.range) }
  }

  /// Whether a folder is a link to where nobody looks for files.
  private func leadsOutside(_ path: String) -> Bool {
    do throws(SpecificationFileError) {
      _ = try folder.read(path)
      return false
    } catch {
      return error == .outsideFolder
    }
  }

  private mutating func add(path: String, at range: FileRange) {
    if way.contains(path) {
      let message = "\(quoted(path)) includes itself: " + (way + [path]).joined(separator: " > ")
      return problems[.includeCycle](message, at: range)
    }
    guard !files.contains(where: { $0.path == path }) else { return }
    guard files.count < Self.maximumFiles, way.count < Self.maximumDepth else {
      let message = "too many files: at most \(Self.maximumFiles), \(Self.maximumDepth) deep"
      return report(.includeFailed, message, at: range)
    }
    do throws(SpecificationFileError) {
      add(path, bytes: try folder.read(path))
    } catch {
      report(error, at: range)
    }
  }

  private static let maximumFiles = 1_000
  private static let maximumDepth = 32
}

extension MergedFiles {
  /// Sections are joined, and the parts of `application` with its settings; any other entry that
  /// two files have is reported at both places.
  private mutating func merge(_ entries: [YAMLEntry], range: FileRange) -> YAMLNode {
    guard let root else { return .mapping(entries, range: range) }
    let shared = [SpecificationEntry.formatKey, SpecificationEntry.includeKey]
    let joined = join(root.mapping ?? [], entries.filter { !shared.contains($0.key) }, depth: 0)
    return .mapping(joined, range: root.range)
  }

  private mutating func join(
    _ first: [YAMLEntry], _ second: [YAMLEntry], depth: Int, isApplication: Bool = false
  ) -> [YAMLEntry] {
    var joined = first
    var places = Dictionary(
      first.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { old, _ in old })
    for entry in second {
      guard let place = places.updateValue(joined.count, forKey: entry.key) else {
        joined.append(entry)
        continue
      }
      places[entry.key] = place
      let isWhole = isApplication || entry.key == SpecificationEntry.applicationKey
      if let left = joined[place].value.mapping, let right = entry.value.mapping,
        depth == 0 || (depth == 1 && isWhole)
      {
        let both = join(left, right, depth: depth + 1, isApplication: isWhole)
        joined[place] = YAMLEntry(
          key: entry.key, keyRange: joined[place].keyRange,
          value: .mapping(both, range: joined[place].value.range))
      } else {
        report(joined[place], entry)
      }
    }
    return joined
  }

  private mutating func report(_ first: YAMLEntry, _ second: YAMLEntry) {
    let message = "\(quoted(first.key)) is given in two files"
    for (here, there) in [(first, second), (second, first)] {
      let note = Note("and here", at: there.keyRange)
      problems[.repeatedEntry](message, at: here.keyRange, notes: [note])
    }
  }
}
